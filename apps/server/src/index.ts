export {
  type Config,
  type ConfigResult,
  type Environment,
  type LogLevel,
  readConfig,
} from './config/config.js';
export { createServer, type Server, type ServerOverrides } from './runtime/create-server.js';
export type { WorkerLoop } from './runtime/worker-loop.js';
export { StartFailure } from './start-failure.js';
