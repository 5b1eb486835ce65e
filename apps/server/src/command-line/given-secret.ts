import { readFileSync } from 'node:fs';
import { CommandFailure } from './command-failure.js';
import type { CommandLineProcess } from './command-line-process.js';

/** A secret that the operator has chosen. Not as an argument: those can be read by everybody on the machine. */
export function givenSecret(
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
