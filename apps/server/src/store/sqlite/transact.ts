import type BetterSQLite from 'better-sqlite3';
import knex from 'knex';
import type { Connection } from '../database.js';
import { knexSettings } from '../knex-settings.js';

/**
 * Runs work in a transaction on a connection that nobody else is at. SQLite gives a transaction its snapshot when it first reads,
 * and refuses to let it write if somebody else has written since, however long it would wait. So it takes the write lock at once.
 *
 * knex makes all that it is anew for a transaction, which takes longer than a small one on SQLite. So the transaction is ours, and
 * knex is told which connection to use.
 */
export async function transact<T>(
  raw: BetterSQLite.Database,
  work: (transaction: Connection) => Promise<T>,
): Promise<T> {
  // One that could not even be rolled back.
  rollBack(raw);
  raw.prepare('BEGIN IMMEDIATE').run();
  try {
    const result = await work(knexOn(raw));
    raw.prepare('COMMIT').run();
    return result;
  } finally {
    rollBack(raw);
  }
}

/** What fails here has failed before, or SQLite has rolled back by itself: that says nothing. */
function rollBack(raw: BetterSQLite.Database): void {
  try {
    if (raw.inTransaction) raw.prepare('ROLLBACK').run();
  } catch {
    // The next transaction tries again.
  }
}

const known = new WeakMap<BetterSQLite.Database, Connection>();

function knexOn(raw: BetterSQLite.Database): Connection {
  const before = known.get(raw);
  if (before) return before;
  const connection = knex({ ...knexSettings, client: 'better-sqlite3', useNullAsDefault: true });
  Object.assign(connection.client, {
    // SQLite ends some that fail by itself, and what came after that would stay.
    acquireConnection: async () => {
      if (!raw.inTransaction) throw new Error('The transaction has ended');
      return raw;
    },
    releaseConnection: async () => undefined,
  });
  known.set(raw, connection);
  return connection;
}
