import type BetterSQLite from 'better-sqlite3';
import type pg from 'pg';
import type { Connection } from '../database/database.js';
import type { ParameterValue, PreparedQuery } from '../database/prepared-query.js';
import { withConnection } from './with-connection.js';

/** Runs a prepared query on a connection of the PostgreSQL pool, which prepares it on first use. */
export async function runPrepared<Row extends object>(
  connection: Connection,
  query: PreparedQuery<Row>,
  values: readonly ParameterValue[],
): Promise<Row[]> {
  return withConnection(connection, async (client: pg.Client) => {
    try {
      const { name } = query;
      const { rows } = await client.query<Row>({
        name,
        text: query.textFor(connection),
        values: [...values],
      });
      return rows;
    } catch (error) {
      // As knex does for its own queries.
      connection.emit('query-error', error);
      throw error;
    }
  });
}

/**
 * Runs a prepared query on a connection of SQLite, which prepares it on first use. Its rows are not cached: for queries that rarely occur
 * again with the same values.
 */
export async function runPreparedOnSQLite<Row extends object>(
  connection: Connection,
  query: PreparedQuery<Row>,
  values: readonly ParameterValue[],
): Promise<readonly Row[]> {
  return withConnection(connection, (raw: BetterSQLite.Database) => {
    const prepare = () => {
      const statement = raw.prepare<ParameterValue[], Row>(query.textFor(connection));
      return (parameters: readonly ParameterValue[]) => statement.all(...parameters);
    };
    return query.statementFor(raw, prepare)(values);
  });
}
