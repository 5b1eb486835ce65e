import type { Config } from './config.js';
import { readOrMakeSecretKey } from './secret-key.js';
import type { StartFailure } from './start-failure.js';
import type { Database } from './store/database.js';
import { openDatabase, reserveDatabase } from './store/open-database.js';

export interface TakenDatabase {
  database: Database;
  secretKey: string;
  closeDatabase(): Promise<void>;
}

/**
 * Opens the database of a server, for that alone where only one can use it. Fails with a `StartFailure`; one is reported when it
 * was lost for a while, and is being copied since: what is written then may be missing in the copy.
 */
export async function takeDatabase(
  config: Config,
  report: (failure: StartFailure) => void,
): Promise<TakenDatabase> {
  const lock = await reserveDatabase(config.database, 'shared', report);
  try {
    // The key first: a database that cannot be read later must not be made.
    const secretKey = readOrMakeSecretKey(config);
    const database = await openDatabase(config.database, { outdated: 'migrate' });
    const closeDatabase = async () => {
      await database.close();
      await lock.release();
    };
    return { database, secretKey, closeDatabase };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
