import { StartFailure } from '../start-failure.js';
import type { Connection, Database } from '../store/database/database.js';
import { readSealedValues } from '../store/queries/sealed-values.js';
import * as settings from '../store/settings.js';
import { createSeal } from './seal.js';
import { type SecretKeys, secretKeyVariable } from './secret-keys.js';

// The check value is a known text, encrypted with the secret key: the key that decrypts it is the key of this database.
const setting = 'secret-key-check';
const purpose = 'the check value of the secret key';
const text = 'specshelf';

/**
 * Returns the candidate that the secrets in a database are encrypted with, and stores the check value of a database that has none.
 * Fails with a `StartFailure` when it is none of them.
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
    settings.readOrMake(transaction, setting, () => checkValueFor(key)),
  );
  // Another server may have stored its own at the same time.
  return selectSecretKey(stored, name, keys);
}

/** Returns the candidate that a check value was encrypted with; without a check value, the first. */
export function selectSecretKey(
  stored: string | undefined,
  name: string,
  keys: Pick<SecretKeys, 'candidates' | 'created' | 'origin'>,
): string {
  const key = keys.candidates.find((candidate) => stored === undefined || opens(candidate, stored, purpose));
  if (key === undefined) throw otherKey(name, keys);
  return key;
}

/** Stores the check value of another key. */
export async function replaceCheckValue(transaction: Connection, key: string): Promise<void> {
  await settings.put(transaction, setting, checkValueFor(key));
}

/** The key of a database of an earlier release decrypts at least one of its secrets; without secrets, any key is accepted. */
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

/** Reads the check value. A database that no server of this release has used has none. */
export function readCheckValue(database: Database): Promise<string | undefined> {
  return database.query((connection) => settings.find(connection, setting));
}

function checkValueFor(key: string): string {
  return createSeal(() => key).seal(text, purpose);
}

export function opens(key: string, sealed: string, sealedFor: string): boolean {
  try {
    createSeal(() => key).open(sealed, sealedFor);
    return true;
  } catch {
    return false;
  }
}

function otherKey(name: string, { origin, created }: Pick<SecretKeys, 'created' | 'origin'>): StartFailure {
  const lost = 'If it is lost, see `specshelf secret-key reset --help`.';
  if (created) {
    return new StartFailure(
      `The key file of the database ${name} is missing: ${origin}. Put it back. ${lost}`,
    );
  }
  const source = origin === secretKeyVariable ? origin : `The key in ${origin}`;
  return new StartFailure(
    `${source} is not the key that the secrets in the database ${name} are encrypted with. Set the right one. ${lost}`,
  );
}
