import { StartFailure } from '@specshelf/base/start-failure';
import type { Connection, Database } from '@specshelf/store/database';
import { readSealedValues } from '@specshelf/store/sealed-values';
import * as settings from '@specshelf/store/settings';
import { createSeal } from './seal.js';
import { type SecretKeys, secretKeyVariable } from './secret-keys.js';

// The check value is a known text, encrypted with the secret key: the key that decrypts it is the key of this database.
const setting = 'secret-key-check';
const purpose = 'the check value of the secret key';
const text = 'specshelf';

/**
 * Returns the candidate that decrypts the secrets in a database, and stores a check value if the database has none. Fails with a
 * `StartFailure` if none of the candidates does.
 */
export async function chooseSecretKey(
  database: Database,
  name: string,
  keys: Pick<SecretKeys, 'candidates' | 'created' | 'origin'>,
): Promise<string> {
  const present = await readCheckValue(database);
  if (present !== undefined) return selectSecretKey(present, name, keys);
  const key = await database.query((connection) => guessSecretKey(connection, keys.candidates));
  if (key === undefined) throw otherKey(name, keys);
  const stored = await database.write((transaction) =>
    settings.findOrCreate(transaction, setting, () => checkValueFor(key)),
  );
  // Another server may have stored its own at the same time.
  return selectSecretKey(stored, name, keys);
}

/** Returns the candidate that decrypts the check value; without a check value, the first. Fails with a `StartFailure`. */
export function selectSecretKey(
  stored: string | undefined,
  name: string,
  keys: Pick<SecretKeys, 'candidates' | 'created' | 'origin'>,
): string {
  const key = keys.candidates.find((candidate) => stored === undefined || opens(candidate, stored, purpose));
  if (key === undefined) throw otherKey(name, keys);
  return key;
}

/** Replaces the check value with that of another key. */
export async function replaceCheckValue(transaction: Connection, key: string): Promise<void> {
  await settings.put(transaction, setting, checkValueFor(key));
}

/**
 * Returns the key of a database of an earlier release, which has no check value: the first candidate that decrypts any of its
 * secrets; without secrets, the first candidate.
 */
async function guessSecretKey(
  connection: Connection,
  candidates: readonly string[],
): Promise<string | undefined> {
  let isEmpty = true;
  for await (const value of readSealedValues(connection)) {
    isEmpty = false;
    const key = candidates.find((candidate) => opens(candidate, value.sealed, value.purpose));
    if (key !== undefined) return key;
  }
  return isEmpty ? candidates[0] : undefined;
}

/** Returns the check value; undefined if no server has opened the database since check values exist. */
export function readCheckValue(database: Database): Promise<string | undefined> {
  return database.query((connection) => settings.find(connection, setting));
}

function checkValueFor(key: string): string {
  return createSeal(() => key).seal(text, purpose);
}

/** Whether a key decrypts a sealed value. */
export function opens(key: string, sealed: string, sealedFor: string): boolean {
  try {
    createSeal(() => key).open(sealed, sealedFor);
    return true;
  } catch {
    return false;
  }
}

function otherKey(name: string, { origin, created }: Pick<SecretKeys, 'created' | 'origin'>): StartFailure {
  const lost = 'If it is lost, see `specshelf-server secret-key reset --help`.';
  if (created) {
    return new StartFailure(
      `The key file of the database ${name} is missing: ${origin}. Restore it. ${lost}`,
    );
  }
  const source = origin === secretKeyVariable ? origin : `The key in ${origin}`;
  return new StartFailure(
    `${source} is not the key that the secrets in the database ${name} are encrypted with. Set that key. ${lost}`,
  );
}
