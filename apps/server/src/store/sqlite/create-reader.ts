import type BetterSQLite from 'better-sqlite3';
import type { Connection, QueryPrepared } from '../database/database.js';
import type { ParameterValue, PreparedQuery } from '../queries/prepared-query.js';
import { createStatement, createStateOf } from './create-statement.js';
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

// See docs/decisions/0029-cache-sqlite-rows-by-data-version.md.
export function createReader(connection: Connection): Reader {
  let raw: BetterSQLite.Database | undefined;
  const states = new WeakMap<BetterSQLite.Database, () => number>();
  let transactions = 0;
  const queryOn = <Row extends object>(
    acquired: BetterSQLite.Database,
    query: PreparedQuery<Row>,
    values: readonly ParameterValue[],
  ) => {
    const run = query.statementFor(acquired, () => {
      const stateOf = states.get(acquired) ?? createStateOf(acquired);
      states.set(acquired, stateOf);
      return createStatement(acquired, query.textFor(connection), stateOf);
    });
    return run(values);
  };
  return {
    queryNow: (query, values) => (transactions === 0 && raw?.open ? queryOn(raw, query, values) : undefined),
    queryQueued: (query, ...values) =>
      withConnection(connection, (acquired) => {
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
