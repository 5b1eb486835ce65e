import knex from 'knex';
import type { Connection } from './database.js';
import { knexSettings } from './knex-settings.js';

/**
 * A knex that asks on a connection that somebody holds already. For a transaction of its own it makes all that it is anew, which
 * takes longer than a small transaction: so transactions are ours, and knex is told which connection to use.
 * See docs/decisions/0031-manage-transactions-without-knex.md.
 */
export function knexOn(dialect: 'better-sqlite3' | 'pg', held: () => object): Connection {
  const connection = knex({ ...knexSettings, client: dialect, useNullAsDefault: true });
  Object.assign(connection.client, {
    acquireConnection: async () => held(),
    releaseConnection: async () => undefined,
  });
  return connection;
}
