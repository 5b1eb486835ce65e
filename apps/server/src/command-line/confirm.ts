import { createInterface } from 'node:readline/promises';
import { CommandFailure } from './command-failure.js';
import type { CommandLineProcess } from './command-line-process.js';

/** Prompts for confirmation of an irreversible action. Without a terminal, requires `--yes`. */
export async function confirm(
  { stdin, stderr }: CommandLineProcess,
  consequence: string,
  { yes }: { yes?: boolean },
): Promise<void> {
  if (yes) return;
  if (!stdin.isTTY) throw new CommandFailure([`${consequence} Add --yes to skip the confirmation.`], 2);
  stderr.write(`${consequence} Type yes to continue: `);
  const lines = createInterface({ input: stdin });
  const answer = await lines[Symbol.asyncIterator]().next();
  lines.close();
  if (String(answer.value).trim().toLowerCase() !== 'yes')
    throw new CommandFailure(['Canceled. Nothing was changed.'], 1);
}
