import type BetterSQLite from 'better-sqlite3';
import type { Connection } from '../database.js';
import { knexOn } from '../knex-on.js';

/**
 * Runs work in a transaction on a connection that nobody else is at. SQLite gives a transaction its snapshot when it first reads,
 * and refuses to let it write if somebody else has written since, however long it would wait. So it takes the write lock at once.
 * See docs/decisions/0030-fsync-only-before-acknowledging-a-write.md.
 */
export async function transact<T>(
  raw: BetterSQLite.Database,
  work: (transaction: Connection) => Promise<T>,
): Promise<T> {
  // One that could not even be rolled back.
  rollBack(raw);
  raw.prepare('BEGIN IMMEDIATE').run();
  try {
    const result = await work(on(raw));
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

function on(raw: BetterSQLite.Database): Connection {
  const before = known.get(raw);
  if (before) return before;
  const connection = knexOn('better-sqlite3', () => {
    // SQLite ends some that fail by itself, and what came after that would stay.
    if (!raw.inTransaction) throw new Error('The transaction has ended');
    return raw;
  });
  known.set(raw, connection);
  return connection;
}
