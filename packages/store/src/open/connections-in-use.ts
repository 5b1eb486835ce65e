import type { Database } from '../database/database.js';
import { poolOf } from '../knex-seam/knex-seam.js';

/** Returns the numbers of connections to a database, and of queries that wait for one. */
export function connectionsInUse({ connection }: Pick<Database, 'connection'>) {
  const pool = poolOf(connection);
  return { used: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires() };
}
