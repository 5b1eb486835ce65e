import type { Environment } from '../config.js';

/** What of a process the command line uses. */
export interface CommandLineProcess {
  env: Environment;
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
  once(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
}
