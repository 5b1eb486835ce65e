import knex from 'knex';
import type { Connection } from '../database/database.js';
import { knexSettings } from '../database/knex-settings.js';

/**
 * Creates a knex instance whose queries use an acquired connection. For its own transactions, knex would create an instance each
 * time, which takes longer than a small transaction.
 */
export function knexOn(dialect: 'better-sqlite3' | 'pg', held: () => object): Connection {
  const connection = knex({ ...knexSettings, client: dialect, useNullAsDefault: true });
  Object.assign(connection.client, {
    acquireConnection: async () => held(),
    releaseConnection: async () => undefined,
  });
  return connection;
}
