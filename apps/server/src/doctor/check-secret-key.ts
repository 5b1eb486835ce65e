import { StartFailure } from '@specshelf/base/start-failure';
import { nameOfDatabase } from '@specshelf/store/name-of-database';
import { openDatabase } from '../base/open-database.js';
import type { Config } from '../config/config.js';
import { readCheckValue, selectSecretKey } from '../secrets/check-value.js';
import { readSecretKeys } from '../secrets/secret-keys.js';

/** Returns the reason why a server cannot start with the configured secret key; undefined if it can. */
export async function checkSecretKey(config: Config): Promise<string | undefined> {
  const database = await openDatabase(config.database, { outdated: 'reject' });
  try {
    const stored = await readCheckValue(database);
    // A database without a check value accepts any key that decrypts its secrets, and without secrets any key.
    if (stored !== undefined)
      selectSecretKey(stored, nameOfDatabase(config.database), readSecretKeys(config, 'reject'));
    return undefined;
  } catch (error) {
    if (error instanceof StartFailure) return error.message;
    throw error;
  } finally {
    await database.close();
  }
}
