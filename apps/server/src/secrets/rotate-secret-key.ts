import type { Connection, Database } from '@specshelf/store/database';
import { nameOfDatabase } from '@specshelf/store/name-of-database';
import { reserveDatabase } from '@specshelf/store/open-database';
import { readSealedValues, replaceSealedValue } from '@specshelf/store/sealed-values';
import { openDatabase } from '../base/open-database.js';
import type { Config } from '../config/config.js';
import { createStoredAudit } from '../logging/create-audit-log.js';
import { chooseSecretKey, opens, replaceCheckValue } from './check-value.js';
import { createSeal } from './seal.js';
import { newSecretKey, readSecretKeys } from './secret-keys.js';

export interface RotationOptions {
  /** Default: a random key, which requires a key file. */
  newKey?: string;
  /** Called after each step. An error that it throws interrupts the rotation, like a crash. */
  onStep?(step: 'staged' | 'committed' | 'adopted'): void;
}

export interface Rotation {
  /** Number of values that are now encrypted with the new key. */
  encrypted: number;
  /** Number of values that the old key did not decrypt. They are unchanged. */
  unreadable: number;
}

/**
 * Encrypts all secrets in a database with another key, in one transaction. Rejects a database that a server uses. After an
 * interruption, either key may be the current one; the same call completes the rotation. Fails with a `StartFailure`.
 */
export async function rotateSecretKey(
  config: Pick<Config, 'secretKey' | 'database'>,
  { newKey = newSecretKey(), onStep = () => undefined }: RotationOptions,
): Promise<Rotation> {
  return withReservedDatabase(config, async (database) => {
    const keys = readSecretKeys(config, 'reject');
    const candidates = [...keys.candidates, newKey];
    const oldKey = await chooseSecretKey(database, nameOfDatabase(config.database), { ...keys, candidates });
    // A staged key must not be lost while the database needs it.
    if (oldKey !== newKey) keys.adopt(oldKey);
    keys.stage(newKey);
    onStep('staged');
    const rotation = await database.write((transaction) => reseal(transaction, oldKey, newKey));
    onStep('committed');
    keys.adopt(newKey);
    onStep('adopted');
    await audit(database, 'rotate', rotation);
    return rotation;
  });
}

/**
 * Accepts the configured key, or a new key file, for a database whose key is lost. Values that are encrypted with the lost key
 * remain unreadable. Fails with a `StartFailure`.
 */
export async function resetSecretKey(config: Pick<Config, 'secretKey' | 'database'>): Promise<void> {
  await withReservedDatabase(config, async (database) => {
    const keys = readSecretKeys(config, 'create');
    const [key] = keys.candidates;
    if (key === undefined) return;
    await database.write((transaction) => replaceCheckValue(transaction, key));
    keys.adopt(key);
    await audit(database, 'reset');
  });
}

async function reseal(transaction: Connection, oldKey: string, newKey: string): Promise<Rotation> {
  const { open } = createSeal(() => oldKey);
  const { seal } = createSeal(() => newKey);
  const rotation = { encrypted: 0, unreadable: 0 };
  for await (const value of readSealedValues(transaction)) {
    const { sealed, purpose } = value;
    if (opens(oldKey, sealed, purpose)) {
      await replaceSealedValue(transaction, value, seal(open(sealed, purpose), purpose));
      rotation.encrypted += 1;
    } else rotation.unreadable += 1;
  }
  await replaceCheckValue(transaction, newKey);
  return rotation;
}

/** Stores an audit event, which the next server logs. */
async function audit(database: Database, action: 'rotate' | 'reset', rotation?: Rotation): Promise<void> {
  const store = createStoredAudit({ database, now: () => new Date() });
  await store({ action: `secret-key.${action}`, actor: 'operator', ...rotation });
}

async function withReservedDatabase<T>(
  { database: location }: Pick<Config, 'database'>,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const reservation = await reserveDatabase(location, 'alone');
  try {
    // A newer release may have secrets that this one does not know.
    const database = await openDatabase(location, { outdated: 'reject', newer: 'reject' });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  } finally {
    await reservation.release();
  }
}
