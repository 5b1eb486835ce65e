import type BetterSQLite from 'better-sqlite3';
import type { Connection } from '../database.js';

/** Does something with the one connection of the driver, when nobody else is at it. */
export async function onConnection<T>(
  connection: Connection,
  act: (raw: BetterSQLite.Database) => T | Promise<T>,
): Promise<T> {
  const raw: BetterSQLite.Database = await connection.client.acquireConnection();
  try {
    return await act(raw);
  } finally {
    await connection.client.releaseConnection(raw);
  }
}
