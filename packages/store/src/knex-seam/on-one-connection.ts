import type pg from 'pg';
import type { Connection } from '../database/database.js';
import { knexOn } from './knex-on.js';
import { withConnection } from './with-connection.js';

/**
 * Runs work whose queries and transactions all use the same connection of a PostgreSQL pool, for locks of a session. If it is lost, all later
 * queries fail.
 */
export function onOneConnection<T>(
  connection: Connection,
  work: (held: Connection) => Promise<T>,
): Promise<T> {
  return withConnection(connection, (client: pg.Client) => work(knexOn('pg', () => client)));
}
