import type { Connection } from '../database/database.js';

/** Acquires a connection of the driver for some work. */
export async function withConnection<Raw extends object, T>(
  connection: Connection,
  work: (raw: Raw) => T | Promise<T>,
): Promise<T> {
  const raw: Raw = await connection.client.acquireConnection();
  try {
    return await work(raw);
  } finally {
    await connection.client.releaseConnection(raw);
  }
}
