import type { StartFailure } from '@specshelf/base/start-failure';
import type { Database } from '@specshelf/store/database';
import { nameOfDatabase } from '@specshelf/store/name-of-database';
import { reserveDatabase } from '@specshelf/store/open-database';
import { openDatabase } from '../base/open-database.js';
import type { Config } from '../config/config.js';
import { chooseSecretKey } from '../secrets/check-value.js';
import { readSecretKeys, type SecretKeys } from '../secrets/secret-keys.js';

export interface LockedDatabase {
  database: Database;
  secretKey: string;
  closeDatabase(): Promise<void>;
}

export interface DatabaseReports {
  /** Called if the lock was lost and a copy of the database has begun since: the copy may lack later writes. */
  onLockLost(failure: StartFailure): void;
  onWarning(message: string): void;
}

/** Opens the database of a server, and locks it if only one server can use it. Fails with a `StartFailure`. */
export async function lockAndOpenDatabase(
  config: Config,
  { onLockLost, onWarning }: DatabaseReports,
): Promise<LockedDatabase> {
  const lock = await reserveDatabase(config.database, 'shared', { onLockLost, onWaiting: onWarning });
  try {
    // Must run before the database is opened: without a secret key, no database must be created.
    const keys = readSecretKeys(config, 'create');
    const database = await openDatabase(config.database, {
      outdated: 'migrate',
      onWarning,
      onReadOnly: lock.renew,
    });
    const secretKey = await adoptSecretKey(config, database, keys);
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

/** Returns the key of the database, and completes an interrupted rotation. On failure, closes the database. */
async function adoptSecretKey(
  { database: location }: Config,
  database: Database,
  keys: SecretKeys,
): Promise<string> {
  try {
    const key = await chooseSecretKey(database, nameOfDatabase(location), keys);
    keys.adopt(key);
    return key;
  } catch (error) {
    keys.discard();
    await database.close();
    throw error;
  }
}
