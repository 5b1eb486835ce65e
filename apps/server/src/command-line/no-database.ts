import { CommandFailure } from './command-failure.js';

/** A mistyped path would make a second database, of which no server knows. */
export function noDatabase(file: string): CommandFailure {
  const advice = 'Set DATABASE_URL as the server has it; the first `specshelf serve` makes it.';
  return new CommandFailure([`There is no database ${file}. ${advice}`], 1);
}
