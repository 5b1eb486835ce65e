import type BetterSQLite from 'better-sqlite3';
import type { Connection, Synchronous } from '../database/database.js';
import { knexOn } from './knex-on.js';
import { withConnection } from './with-connection.js';

/**
 * An fsync takes longer than all other parts of a small transaction, so only transactions that acknowledge a write call it, which
 * makes all earlier transactions durable as well. A power failure loses only claims, leases, and marks.
 */
export const lax: Synchronous = 'normal';

/**
 * Runs work in a transaction. There is one connection, so other queries wait for its end.
 * See docs/decisions/0030-fsync-only-before-acknowledging-a-write.md.
 */
export async function runInSQLiteTransaction<T>(
  connection: Connection,
  synchronous: Synchronous,
  work: (transaction: Connection) => Promise<T>,
): Promise<T> {
  return withConnection(connection, async (raw: BetterSQLite.Database) => {
    if (synchronous !== lax) raw.exec(`PRAGMA synchronous = ${synchronous}`);
    try {
      return await runTransaction(raw, work);
    } finally {
      if (synchronous !== lax && !raw.inTransaction) raw.exec(`PRAGMA synchronous = ${lax}`);
    }
  });
}

/**
 * Takes the write lock immediately: SQLite would reject a write after the first read if another connection had written in between,
 * regardless of the busy timeout.
 */
async function runTransaction<T>(
  raw: BetterSQLite.Database,
  work: (transaction: Connection) => Promise<T>,
): Promise<T> {
  // A previous transaction whose rollback failed.
  rollBack(raw);
  raw.prepare('BEGIN IMMEDIATE').run();
  try {
    const result = await work(transactionOn(raw));
    raw.prepare('COMMIT').run();
    return result;
  } finally {
    rollBack(raw);
  }
}

/** Ignores failures: the transaction has failed before, or SQLite has already rolled it back. */
function rollBack(raw: BetterSQLite.Database): void {
  try {
    if (raw.inTransaction) raw.prepare('ROLLBACK').run();
  } catch {
    // The next transaction tries again.
  }
}

const transactions = new WeakMap<BetterSQLite.Database, Connection>();

function transactionOn(raw: BetterSQLite.Database): Connection {
  const existing = transactions.get(raw);
  if (existing) return existing;
  const transaction = knexOn('better-sqlite3', () => {
    // SQLite ends some failed transactions by itself; later writes would be committed separately.
    if (!raw.inTransaction) throw new Error('The transaction has ended');
    return raw;
  });
  transactions.set(raw, transaction);
  return transaction;
}
