import type { DatabaseLocation } from '../store/database.js';
import { databaseExists } from '../store/open-database.js';
import { CommandFailure } from './command-failure.js';

/** A mistyped path would make a second database, of which no server knows. */
export function requireDatabase(database: DatabaseLocation): void {
  if (database.kind === 'postgresql' || databaseExists(database)) return;
  const advice = 'Set DATABASE_URL as the server has it; the first `specshelf serve` makes it.';
  throw new CommandFailure([`There is no database ${database.file}. ${advice}`], 1);
}
