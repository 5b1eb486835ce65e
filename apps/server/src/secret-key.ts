import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Config } from './config.js';
import { StartFailure } from './start-failure.js';
import { type DatabaseLocation, memory } from './store/database.js';

type KeyConfig = Pick<Config, 'secretKey' | 'database'>;

/** The key of the secrets in the database: as configured, or from the file beside the database, which is made when it is absent. */
export function readOrMakeSecretKey({ secretKey, database }: KeyConfig): string {
  if (secretKey !== undefined) return secretKey;
  const file = keyFileOf(database);
  if (file === undefined) return newKey();
  return inWords(() => readKey(file) ?? makeKey(file));
}

/** The same key, which must be there. */
export function readSecretKey({ secretKey, database }: KeyConfig): string {
  if (secretKey !== undefined) return secretKey;
  const file = keyFileOf(database);
  const key = file && inWords(() => readKey(file));
  if (key === undefined) throw new StartFailure(`The key of the database is missing: ${file}. Put it back.`);
  return key;
}

/** Where the key of a database is kept, if it is kept beside it. */
export function keyFileOf(database: DatabaseLocation): string | undefined {
  const isFile = database.kind === 'sqlite' && database.file !== memory;
  return isFile ? `${database.file}.key` : undefined;
}

function inWords<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`The secret key beside the database cannot be read or made: ${reason}`);
  }
}

function readKey(file: string): string | undefined {
  try {
    const key = readFileSync(file, 'utf8').trim();
    if (key === '') throw new Error(`${file} is empty`);
    return key;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Fails when somebody else has made one meanwhile: a server, or a command beside it. */
function makeKey(file: string): string {
  const key = newKey();
  writeFileSync(file, `${key}\n`, { mode: 0o600, flag: 'wx' });
  return key;
}

function newKey(): string {
  return randomBytes(32).toString('base64url');
}
