import type { Database } from './database.js';

interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

/** How many connections to a database there are, and how many queries wait for one. */
export function connectionsInUse({ connection }: Pick<Database, 'connection'>) {
  const pool: Pool = connection.client.pool;
  return { used: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires() };
}
