import type { Database } from './database.js';

interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

/** Returns the numbers of connections to a database, and of queries that wait for one. */
export function connectionsInUse({ connection }: Pick<Database, 'connection'>) {
  const pool: Pool = connection.client.pool;
  return { used: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires() };
}
