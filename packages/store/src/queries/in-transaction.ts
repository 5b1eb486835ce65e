import type { Connection } from '../database/database.js';

/**
 * Runs work in a transaction of knex. Rejects with the first error: a failed rollback, because the
 * database has rolled back already or is gone, is ignored.
 */
export async function inTransaction<T>(
  connection: Connection,
  work: (transaction: Connection) => Promise<T>,
): Promise<T> {
  let failure: unknown;
  const transaction = connection.transaction(async (open) => {
    try {
      return await work(open);
    } catch (error) {
      failure = error;
      throw error;
    }
  });
  return transaction.catch((error: unknown) => {
    throw failure ?? error;
  });
}
