import type pg from 'pg';
import type { Connection } from '../database.js';
import type { ParameterValue, PreparedQuery } from '../prepared-query.js';

/** Asks a prepared query on one of the connections; each of them prepares it when it is asked there for the first time. */
export async function askPrepared<Row extends object>(
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
    // As knex does for what it asks itself.
    connection.emit('query-error', error);
    throw error;
  } finally {
    await connection.client.releaseConnection(client);
  }
}
