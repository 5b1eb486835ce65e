import type { DatabaseLocation } from '@specshelf/store/database';
import { databaseExists } from '@specshelf/store/open-database';
import { CommandFailure } from './command-failure.js';

/** Fails if the database is missing: a mistyped path would create a second database that no server uses. */
export function requireDatabase(database: DatabaseLocation): void {
  if (database.kind === 'postgresql' || databaseExists(database)) return;
  const advice =
    'Set DATABASE_URL to the value of the server; the first `specshelf-server serve` creates the database.';
  throw new CommandFailure([`There is no database ${database.file}. ${advice}`], 1);
}
