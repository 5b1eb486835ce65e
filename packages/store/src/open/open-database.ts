import { existsSync } from 'node:fs';
import { defined } from '@specshelf/base/defined';
import {
  type Database,
  type DatabaseLocation,
  memory,
  type OpenOptions,
  type Reservation,
  type ReservationReports,
} from '../database/database.js';
import { rejectUnfinishedCopy } from '../records/copy-mark.js';
import { lockDatabase } from '../sqlite/lock-database.js';
import { openSQLite } from '../sqlite/open-sqlite.js';
import { nameOfDatabase } from './name-of-database.js';

/**
 * Opens a database. Creates or migrates its tables unless `outdated` is `reject`. Fails with a `StartFailure`, also for an
 * unfinished copy.
 */
export async function openDatabase(location: DatabaseLocation, options: OpenOptions): Promise<Database> {
  const database = await openAnyDatabase(location, options);
  try {
    await database.query((connection) => rejectUnfinishedCopy(connection, nameOfDatabase(location)));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens a database like `openDatabase`, including an unfinished copy. */
export async function openAnyDatabase(location: DatabaseLocation, options: OpenOptions): Promise<Database> {
  if (location.kind === 'sqlite') {
    const { file, synchronous } = location;
    return openSQLite(file, { ...options, ...defined({ synchronous }) });
  }
  // Lazy: loading the driver would take a twentieth of the startup time on SQLite.
  const { openPostgreSQL } = await import('../postgresql/open-postgresql.js');
  return openPostgreSQL(location.url, { ...options, connections: location.connections });
}

/** Whether a database exists, without connecting to it: always true for PostgreSQL. */
export function databaseExists(location: DatabaseLocation): boolean {
  return location.kind === 'postgresql' || existsSync(location.file);
}

/**
 * Reserves a database until the reservation is released or the process ends. A SQLite file is always reserved exclusively;
 * PostgreSQL only with `alone`, otherwise it is shared with other servers. Fails with a `StartFailure`.
 */
export async function reserveDatabase(
  location: DatabaseLocation,
  use: 'shared' | 'alone' = 'shared',
  reports: ReservationReports = {},
): Promise<Reservation> {
  if (location.kind === 'postgresql') {
    const { reservePostgreSQL } = await import('../postgresql/reserve-postgresql.js');
    return reservePostgreSQL(location.url, use, reports);
  }
  const lock = location.file === memory ? undefined : lockDatabase(location.file);
  return { wasKept: () => true, renew: () => undefined, release: async () => lock?.release() };
}
