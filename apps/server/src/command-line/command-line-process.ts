import type { Readable } from 'node:stream';
import type { Environment } from '../config/config-reader.js';

/** The parts of `process` that the command line uses. */
export interface CommandLineProcess {
  env: Environment;
  /** Prompts are possible only if it is a terminal. */
  stdin: Readable & { isTTY?: boolean };
  stdout: Output;
  stderr: Output;
  on(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
  on(event: 'uncaughtException', listener: (error: Error, origin: string) => void): unknown;
  /** Exits immediately. */
  exit(code: number): unknown;
}

interface Output {
  write(text: string): unknown;
  /** Whether the stream is a terminal. */
  isTTY?: boolean;
}
