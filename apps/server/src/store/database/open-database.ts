import { existsSync } from 'node:fs';
import { refuseUnfinishedCopy } from '../../database-copy/copy-mark.js';
import type { StartFailure } from '../../start-failure.js';
import { lockDatabase } from '../sqlite/lock-database.js';
import { openSQLite } from '../sqlite/open-sqlite.js';
import {
  type Database,
  type DatabaseLocation,
  memory,
  type OpenOptions,
  type Reservation,
} from './database.js';
import { nameOfDatabase } from './name-of-database.js';

/**
 * Opens a database; tables that are missing are made, unless `outdated` refuses that. Fails with a `StartFailure`, also when it
 * is a copy that has not come to its end.
 */
export async function openDatabase(location: DatabaseLocation, options: OpenOptions = {}): Promise<Database> {
  const database = await openAnyDatabase(location, options);
  try {
    await database.query((connection) => refuseUnfinishedCopy(connection, nameOfDatabase(location)));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The same, also of a copy that has not come to its end. */
export async function openAnyDatabase(location: DatabaseLocation, options: OpenOptions): Promise<Database> {
  if (location.kind === 'sqlite') {
    const { file, synchronous } = location;
    return openSQLite(file, { ...options, ...(synchronous && { synchronous }) });
  }
  // Loaded here: a start on a file would take a twentieth longer with its driver.
  const { openPostgreSQL } = await import('../postgresql/open-postgresql.js');
  return openPostgreSQL(location.url, { ...options, connections: location.connections });
}

/** Whether there is one, as far as that is seen without opening it. */
export function databaseExists(location: DatabaseLocation): boolean {
  return location.kind === 'postgresql' || existsSync(location.file);
}

/**
 * Holds a database for as long as this process lives: a file alone; PostgreSQL together with other servers, unless it is needed
 * alone. Fails with a `StartFailure`; is called back with one when the lock was lost and another process holds it.
 */
export async function reserveDatabase(
  location: DatabaseLocation,
  use: 'shared' | 'alone' = 'shared',
  onRefused?: (failure: StartFailure) => void,
): Promise<Reservation> {
  if (location.kind === 'postgresql') {
    const { reservePostgreSQL } = await import('../postgresql/reserve-postgresql.js');
    return reservePostgreSQL(location.url, use, onRefused);
  }
  const lock = location.file === memory ? undefined : lockDatabase(location.file);
  return { wasKept: () => true, renew: () => undefined, release: async () => lock?.release() };
}
