import { readFileSync } from 'node:fs';
import { CommandFailure } from './command-failure.js';
import type { CommandLineProcess } from './command-line-process.js';

/** Reads a secret from a file or a variable. Not from an argument, which all users of the machine can read. */
export function readSecret(
  { env }: CommandLineProcess,
  { file, variable }: { file: string | undefined; variable: string },
): string | undefined {
  if (file === undefined) return env[variable] || undefined;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandFailure([`The file with the secret cannot be read: ${reason}`], 2);
  }
}
