import type { Config } from './config.js';
import { readOrMakeSecretKey } from './secret-key.js';
import type { Database } from './store/database.js';
import { openDatabase, reserveDatabase } from './store/open-database.js';

export interface TakenDatabase {
  database: Database;
  secretKey: string;
  closeDatabase(): Promise<void>;
}

/** Opens the database of a server, for that alone where only one can use it. Fails with a `StartFailure`. */
export async function takeDatabase(config: Config): Promise<TakenDatabase> {
  const lock = await reserveDatabase(config.database);
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
