export { StartFailure } from '@specshelf/base/start-failure';
export type { Config, LogLevel } from './config/config.js';
export type { Environment } from './config/config-reader.js';
export { type ConfigResult, readConfig } from './config/read-config.js';
export type { ServerOverrides } from './runtime/compose-server.js';
export { createServer, type Server } from './runtime/create-server.js';
export type { WorkerLoop } from './runtime/worker-loop.js';
