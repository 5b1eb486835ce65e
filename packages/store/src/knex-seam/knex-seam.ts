import type BetterSQLite from 'better-sqlite3';
import type pg from 'pg';
import type { Connection, QueryPrepared, Synchronous } from '../database/database.js';
import { onOneConnection } from './on-one-connection.js';
import { runInPostgreSQLTransaction } from './postgresql-transaction.js';
import { rememberStatements } from './remember-statements.js';
import { runPrepared, runPreparedOnSQLite } from './run-prepared.js';
import { createReader, type Reader } from './sqlite-reader.js';
import { lax, runInSQLiteTransaction } from './sqlite-transaction.js';
import { withConnection } from './with-connection.js';

// The entry point of this folder: all code that uses undocumented members of knex or its drivers, or runs queries beside knex. The
// tests in test/store/knex-seam compare these members with the installed libraries.
// See docs/decisions/0031-manage-transactions-without-knex.md

export { onOneConnection, rememberStatements, runPreparedOnSQLite };

/** Prepared queries and transactions on the only connection of SQLite. */
export interface SQLiteSeam extends Pick<Reader, 'queryNow' | 'queryQueued'> {
  /** Runs work in a transaction. Queries wait for its end. A transaction that is not durable ends without an fsync. */
  transact<T>(durable: boolean, work: (transaction: Connection) => Promise<T>): Promise<T>;
}

/** Opens the seam of a database whose tables exist. */
export async function openSQLiteSeam(connection: Connection, synchronous: Synchronous): Promise<SQLiteSeam> {
  await withConnection(connection, (raw: BetterSQLite.Database) => {
    raw.pragma(`synchronous = ${lax}`);
    rememberStatements(raw);
  });
  const { queryNow, queryQueued, transaction } = createReader(connection);
  return {
    queryNow,
    queryQueued,
    transact: (durable, work) =>
      transaction(() => runInSQLiteTransaction(connection, durable ? synchronous : lax, work)),
  };
}

/** Prepared queries and transactions on the connections of a pool. */
export interface PostgreSQLSeam {
  queryPrepared: QueryPrepared;
  /** Runs work in a transaction. Calls `ending` before the commit. */
  transact<T>(work: (transaction: Connection) => Promise<T>, ending: () => void): Promise<T>;
}

export function createPostgreSQLSeam(connection: Connection): PostgreSQLSeam {
  return {
    queryPrepared: (query, ...values) => runPrepared(connection, query, values),
    transact: (work, ending) => runInPostgreSQLTransaction(connection, work, ending),
  };
}

/** The used members of the pool of a knex instance. */
export interface KnexPool {
  /** Maximum number of connections. It may change at any time. */
  max: number;
  /** Read after each `createFail`: whether the failure rejects the first waiting query; otherwise the query waits on. */
  propagateCreateError: boolean;
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
  on(event: 'createFail', listener: (id: number, error: unknown) => void): void;
}

export function poolOf(connection: Connection): KnexPool {
  return connection.client.pool;
}

/** Makes the pool close a connection instead of reusing it. */
export function discardBeforeReuse(raw: object): void {
  Object.assign(raw, { __knex__disposed: true });
}

/** Closes the socket of a connection immediately. Its pending queries fail. */
export function destroySocket(client: pg.Client): void {
  client.connection.stream.destroy();
}
