import type BetterSQLite from 'better-sqlite3';
import type { Connection } from '../database/database.js';

/** Runs work with the only connection of the driver, for which other users wait. */
export async function withConnection<T>(
  connection: Connection,
  work: (raw: BetterSQLite.Database) => T | Promise<T>,
): Promise<T> {
  const raw: BetterSQLite.Database = await connection.client.acquireConnection();
  try {
    return await work(raw);
  } finally {
    await connection.client.releaseConnection(raw);
  }
}
