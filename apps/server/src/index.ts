export {
  type Config,
  type ConfigResult,
  type Environment,
  type LogLevel,
  readConfig,
} from './config/config.js';
export type { ServerOverrides } from './runtime/compose-server.js';
export { createServer, type Server } from './runtime/create-server.js';
export type { WorkerLoop } from './runtime/worker-loop.js';
export { StartFailure } from './start-failure.js';
