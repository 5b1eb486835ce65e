import type BetterSQLite from 'better-sqlite3';
import type { Connection, QueryPrepared } from '../database/database.js';
import type { ParameterValue, PreparedQuery } from '../database/prepared-query.js';
import { cacheRows } from '../row-cache/cache-rows.js';
import { withConnection } from './with-connection.js';

/** Runs prepared queries on the only connection. */
export interface Reader {
  /** Runs a query synchronously; undefined if the connection is in use. */
  queryNow<Row extends object>(
    query: PreparedQuery<Row>,
    values: readonly ParameterValue[],
  ): readonly Row[] | undefined;
  /** Waits for the connection. */
  queryQueued: QueryPrepared;
  /** Runs a transaction. Queries wait for its end; otherwise they would see uncommitted rows. */
  transaction<T>(run: () => Promise<T>): Promise<T>;
}

/** Creates a reader. See docs/decisions/0029-cache-sqlite-rows-by-data-version.md. */
export function createReader(connection: Connection): Reader {
  let raw: BetterSQLite.Database | undefined;
  let transactions = 0;
  const queryOn = <Row extends object>(
    acquired: BetterSQLite.Database,
    query: PreparedQuery<Row>,
    values: readonly ParameterValue[],
  ) => query.statementFor(acquired, () => cacheRows<Row>(acquired, query.textFor(connection)))(values);
  return {
    queryNow: (query, values) => (transactions === 0 && raw?.open ? queryOn(raw, query, values) : undefined),
    queryQueued: (query, ...values) =>
      withConnection(connection, (acquired: BetterSQLite.Database) => {
        raw = acquired;
        return queryOn(acquired, query, values);
      }),
    transaction: async (run) => {
      transactions += 1;
      try {
        return await run();
      } finally {
        transactions -= 1;
      }
    },
  };
}
