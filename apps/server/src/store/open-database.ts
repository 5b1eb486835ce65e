import { existsSync } from 'node:fs';
import { type Database, type DatabaseLocation, memory, type OpenOptions } from './database.js';
import { openPostgreSQL } from './postgresql/open-postgresql.js';
import { type DatabaseLock, lockDatabase } from './sqlite/lock-database.js';
import { openSQLite } from './sqlite/open-sqlite.js';

/** Opens a database; tables that are missing are made, unless `outdated` refuses that. Fails with a `StartFailure`. */
export function openDatabase(location: DatabaseLocation, options: OpenOptions = {}): Promise<Database> {
  return location.kind === 'sqlite'
    ? openSQLite(location.file, options)
    : openPostgreSQL(location.url, { ...options, connections: location.connections });
}

/** Whether there is one, as far as that is seen without opening it. */
export function databaseExists(location: DatabaseLocation): boolean {
  return location.kind === 'postgresql' || existsSync(location.file);
}

/** Keeps other servers off a database that only one can use, for as long as this process lives. Fails with a `StartFailure`. */
export function reserveDatabase(location: DatabaseLocation): DatabaseLock {
  const isFile = location.kind === 'sqlite' && location.file !== memory;
  return isFile ? lockDatabase(location.file) : { release: () => undefined };
}
