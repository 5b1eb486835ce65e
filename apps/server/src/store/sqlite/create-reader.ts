import type BetterSQLite from 'better-sqlite3';
import type { Ask, Connection } from '../database.js';
import type { ParameterValue, PreparedQuery } from '../prepared-query.js';
import { createStatement, createStateOf } from './create-statement.js';
import { onConnection } from './on-connection.js';

/** Asks prepared queries on the one connection that there is. */
export interface Reader {
  /** Undefined when others have to come to an end before. */
  askNow<Row extends object>(
    query: PreparedQuery<Row>,
    values: readonly ParameterValue[],
  ): readonly Row[] | undefined;
  /** Waits for them. */
  askInTurn: Ask;
  /** Runs a transaction: what is asked meanwhile waits for its end, else it would see what may yet be rolled back. */
  transaction<T>(run: () => Promise<T>): Promise<T>;
}

// See docs/decisions/0029-cache-sqlite-rows-by-data-version.md.
export function createReader(connection: Connection): Reader {
  let raw: BetterSQLite.Database | undefined;
  const states = new WeakMap<BetterSQLite.Database, () => number>();
  let transactions = 0;
  const askOn = <Row extends object>(
    acquired: BetterSQLite.Database,
    query: PreparedQuery<Row>,
    values: readonly ParameterValue[],
  ) => {
    const ask = query.statementFor(acquired, () => {
      const stateOf = states.get(acquired) ?? createStateOf(acquired);
      states.set(acquired, stateOf);
      return createStatement(acquired, query.textFor(connection), stateOf);
    });
    return ask(values);
  };
  return {
    askNow: (query, values) => (transactions === 0 && raw?.open ? askOn(raw, query, values) : undefined),
    askInTurn: (query, ...values) =>
      onConnection(connection, (acquired) => {
        raw = acquired;
        return askOn(acquired, query, values);
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
