import knex from 'knex';
import type pg from 'pg';
import type { Connection } from '../database/database.js';
import { knexSettings } from '../database/knex-settings.js';
import { destroySocket, discardBeforeReuse, type KnexPool, poolOf } from '../knex-seam/knex-seam.js';
import type { ConnectionSettings } from './connection-settings.js';
import { isCrowded, isReadOnly, isSilent } from './postgresql-failures.js';

/** The connections to a PostgreSQL database. */
export interface ConnectionPool {
  connection: Connection;
  /** Whether PostgreSQL has recently rejected a connection because it has reached its maximum. */
  isCrowded(): boolean;
  /** Returns the number of connections. */
  size(): number;
  /** Closes each connection before its next use. For its replacement, the host name is resolved again. */
  renew(): void;
}

export interface PoolOptions {
  /** Maximum number of connections. */
  maximum: number;
  /** Called with the size of the pool when PostgreSQL has fewer free connections than the pool may use. */
  onCrowded?(size: number): void;
  /** Called when a write was rejected because the database is read-only. */
  onReadOnly?(): void;
}

export function createPool(
  settings: ConnectionSettings,
  { maximum, onCrowded, onReadOnly }: PoolOptions,
): ConnectionPool {
  const clients = new Set<pg.Client>();
  const afterCreate = (client: pg.Client, done: (error: unknown, client: pg.Client) => void) => {
    clients.add(client);
    client.once('end', () => clients.delete(client));
    done(undefined, client);
  };
  const connection = knex({
    ...knexSettings,
    client: 'pg',
    connection: settings,
    // Keeps one connection: while PostgreSQL has no free ones, a new one could not be opened.
    pool: { min: 1, max: maximum, afterCreate },
    acquireConnectionTimeout: 5_000,
  });
  const pool = poolOf(connection);
  const crowd = limitToFree(pool, onCrowded);
  const renew = () => {
    for (const client of clients) discardBeforeReuse(client);
  };
  connection.on('query-error', (error: unknown) => {
    // After a query timeout, the driver still waits for the lost response, and the next query on that connection would wait as well.
    // The other connections have the same host, so all of them are closed.
    if (isSilent(error)) for (const client of clients) destroySocket(client);
    if (isReadOnly(error)) onReadOnly?.();
  });
  return { connection, isCrowded: crowd.isCrowded, size: () => pool.numUsed() + pool.numFree(), renew };
}

/**
 * Lowers the maximum of a pool to its current size when PostgreSQL rejects another connection. Queries then wait for an existing
 * connection, where knex would reject them. After five seconds, the pool may grow again.
 */
function limitToFree(pool: KnexPool, onCrowded: PoolOptions['onCrowded']): { isCrowded(): boolean } {
  const { max } = pool;
  let timer: NodeJS.Timeout | undefined;
  pool.on('createFail', (_id, error) => {
    const size = pool.numUsed() + pool.numFree();
    const mayWait = isCrowded(error) && size > 0;
    pool.propagateCreateError = !mayWait;
    if (!isCrowded(error)) return;
    pool.max = Math.max(1, size);
    clearTimeout(timer);
    timer = setTimeout(() => {
      pool.max = max;
      timer = undefined;
    }, crowdedFor).unref();
    onCrowded?.(size);
  });
  return { isCrowded: () => timer !== undefined };
}

// In milliseconds. PostgreSQL logs each attempt.
const crowdedFor = 5_000;
