import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Connection } from '../database/database.js';

/** Creates a rate limiter that counts in the database. While the database is unavailable, each server counts separately. */
export function createSharedLimiter(
  connection: Connection,
  name: string,
  limit: number,
): RateLimiterAbstract {
  const minute = { points: limit, duration: 60 };
  return new RateLimiterPostgres({
    ...minute,
    keyPrefix: name,
    storeClient: connection,
    storeType: 'knex',
    tableName: 'rate_limits',
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(minute),
  });
}
