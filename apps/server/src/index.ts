export { type Config, type ConfigResult, type Environment, type LogLevel, readConfig } from './config.js';
export { createServer, type Server, type ServerOverrides } from './create-server.js';
export { StartFailure } from './start-failure.js';
export type { WorkerLoop } from './worker-loop.js';
