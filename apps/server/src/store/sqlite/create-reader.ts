import type BetterSQLite from 'better-sqlite3';
import type { Ask, Connection } from '../database.js';
import type { ParameterValue, PreparedQuery } from '../prepared-query.js';

/** Asks prepared queries on the one connection that there is. */
export interface Reader {
  /** Undefined when others have to come to an end before. */
  askNow<Row extends object>(query: PreparedQuery<Row>, values: readonly ParameterValue[]): Row[] | undefined;
  /** Waits for them. */
  askInTurn: Ask;
  /** Runs a transaction: what is asked meanwhile waits for its end, else it would see what may yet be rolled back. */
  transaction<T>(run: () => Promise<T>): Promise<T>;
}

export function createReader(connection: Connection): Reader {
  let raw: BetterSQLite.Database | undefined;
  let transactions = 0;
  return {
    askNow: (query, values) =>
      transactions === 0 && raw?.open ? askOn(raw, connection, query, values) : undefined,
    askInTurn: async (query, ...values) => {
      const acquired: BetterSQLite.Database = await connection.client.acquireConnection();
      try {
        raw = acquired;
        return askOn(acquired, connection, query, values);
      } finally {
        await connection.client.releaseConnection(acquired);
      }
    },
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

function askOn<Row extends object>(
  raw: BetterSQLite.Database,
  connection: Connection,
  query: PreparedQuery<Row>,
  values: readonly ParameterValue[],
): Row[] {
  const ask = query.statementFor(raw, () => {
    // Values alone: the driver takes twice as long for rows with names.
    const statement = raw.prepare<ParameterValue[], unknown[]>(query.textFor(connection)).raw();
    const names = statement.columns().map(({ name }) => name);
    return (given) => statement.all(...given).map((row) => named<Row>(names, row));
  });
  return ask(values);
}

function named<Row extends object>(names: readonly string[], values: readonly unknown[]): Row;
function named(names: readonly string[], values: readonly unknown[]): object {
  const row: Record<string, unknown> = {};
  for (let place = 0; place < names.length; place += 1) row[names[place] ?? ''] = values[place];
  return row;
}
