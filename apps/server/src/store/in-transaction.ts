import type { Knex } from 'knex';
import type { Connection } from './database.js';

/**
 * Runs work in a transaction. When it fails, it fails with why: that the transaction could not be rolled back, because the
 * database has done so already or is gone, says nothing. `ended` is called when all that is left is the end of the transaction.
 */
export async function inTransaction<T>(
  connection: Connection,
  work: (transaction: Connection) => Promise<T>,
  ended: () => void = () => undefined,
  config: Knex.TransactionConfig = {},
): Promise<T> {
  let failure: unknown;
  const transaction = connection.transaction(async (open) => {
    try {
      const result = await work(open);
      ended();
      return result;
    } catch (error) {
      failure = error;
      throw error;
    }
  }, config);
  return transaction.catch((error: unknown) => {
    throw failure ?? error;
  });
}
