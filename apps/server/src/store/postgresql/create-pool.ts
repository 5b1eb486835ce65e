import knex from 'knex';
import type pg from 'pg';
import type { Connection } from '../database/database.js';
import { knexSettings } from '../database/knex-settings.js';
import type { ConnectionSettings } from './connection-settings.js';
import { isCrowded, isReadOnly, isSilent } from './postgresql-failures.js';

/** The connections to a PostgreSQL database. */
export interface ConnectionPool {
  connection: Connection;
  /** Whether PostgreSQL has recently refused a connection because it has as many as it may have. */
  isCrowded(): boolean;
  /** How many connections there are. */
  size(): number;
  /** Closes each connection before its next use, so that its successor goes where the host name leads then. */
  renew(): void;
}

export interface PoolOptions {
  /** The most connections. */
  maximum: number;
  /** Called when PostgreSQL has fewer free connections than the pool may use. */
  onCrowded?(size: number): void;
  /** Called when a write was refused because the database is read-only. */
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
    // The last connection stays: while PostgreSQL has no free ones, a new one could not be made.
    pool: { min: 1, max: maximum, afterCreate },
    acquireConnectionTimeout: 5_000,
  });
  const pool: Pool = connection.client.pool;
  const crowd = limitToFree(pool, onCrowded);
  const renew = () => {
    // knex closes a connection with this mark instead of handing it out.
    for (const client of clients) Object.assign(client, { __knex__disposed: true });
  };
  connection.on('query-error', (error: unknown) => {
    // The driver goes on waiting for a lost answer, and the next query on that connection would wait as well. The other
    // connections lead to the same host, so all of them are closed.
    if (isSilent(error)) for (const client of clients) client.connection.stream.destroy();
    if (isReadOnly(error)) onReadOnly?.();
  });
  return { connection, isCrowded: crowd.isCrowded, size: () => pool.numUsed() + pool.numFree(), renew };
}

/** The members of knex's pool that we use. */
interface Pool {
  max: number;
  propagateCreateError: boolean;
  numUsed(): number;
  numFree(): number;
  on(event: 'createFail', listener: (id: number, error: unknown) => void): void;
}

/**
 * Lowers the maximum of a pool to its current size when PostgreSQL rejects another connection. Queries then wait for one of these,
 * where knex would fail them. After a while the pool may grow again.
 */
function limitToFree(pool: Pool, onCrowded: PoolOptions['onCrowded']): { isCrowded(): boolean } {
  const { max } = pool;
  let timer: NodeJS.Timeout | undefined;
  pool.on('createFail', (_id, error) => {
    const size = pool.numUsed() + pool.numFree();
    const mayWait = isCrowded(error) && size > 0;
    // Read right after this event: false leaves the query in the queue of the pool.
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

// In milliseconds. Each attempt is a line in the log of PostgreSQL.
const crowdedFor = 5_000;
