import type { Connection } from '../database/database.js';

/**
 * Runs work in a transaction of knex. When it fails, it fails with why: that the transaction could not be rolled back, because the
 * database has done so already or is gone, says nothing.
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
