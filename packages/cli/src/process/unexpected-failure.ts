import { CommandFailure } from './command-failure.js';

/** Converts an error that no code expects. The stack is for a report to the developers. */
export function unexpectedFailure(error: unknown): CommandFailure {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return new CommandFailure(['This is an error of specshelf itself:', ...text.split('\n')], 4);
}
