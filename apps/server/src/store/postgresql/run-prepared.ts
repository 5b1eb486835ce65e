import type pg from 'pg';
import type { Connection } from '../database/database.js';
import type { ParameterValue, PreparedQuery } from '../queries/prepared-query.js';

/** Runs a prepared query on a connection of the pool, which prepares it on first use. */
export async function runPrepared<Row extends object>(
  connection: Connection,
  query: PreparedQuery<Row>,
  values: readonly ParameterValue[],
): Promise<Row[]> {
  const client: pg.Client = await connection.client.acquireConnection();
  try {
    const { rows } = await client.query<Row>({
      name: query.name,
      text: query.textFor(connection),
      values: [...values],
    });
    return rows;
  } catch (error) {
    // As knex does for its own queries.
    connection.emit('query-error', error);
    throw error;
  } finally {
    await connection.client.releaseConnection(client);
  }
}
