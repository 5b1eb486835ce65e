import type { Readable } from 'node:stream';
import type { Environment } from '../config/config.js';

/** What of a process the command line uses. */
export interface CommandLineProcess {
  env: Environment;
  /** Who answers questions; nobody when it is no terminal. */
  stdin: Readable & { isTTY?: boolean };
  stdout: Output;
  stderr: Output;
  on(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
  on(event: 'uncaughtException', listener: (error: Error, origin: string) => void): unknown;
  /** Ends it at once. */
  exit(code: number): unknown;
}

interface Output {
  write(text: string): unknown;
  /** Whether people read it. */
  isTTY?: boolean;
}
