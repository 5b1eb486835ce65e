import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { StartFailure } from '@specshelf/base/start-failure';
import { type DatabaseLocation, isFile } from '@specshelf/store/database';
import { realFile } from '@specshelf/store/real-file';
import type { Config } from '../config/config.js';
import { renameDurably, writeDurably } from './write-durably.js';

export type KeyConfig = Pick<Config, 'secretKey' | 'database'>;

/** Candidate keys of a database. The check value in the database determines the current one. */
export interface SecretKeys {
  /** Origin of the first candidate: the name of a variable or of a file, or `memory`. */
  readonly origin: string;
  /** The configured key, or that of the key file, followed by that of an unfinished rotation. */
  readonly candidates: readonly string[];
  /** Whether the key file was missing, and has been created. */
  readonly created: boolean;
  /** Stores the key of a rotation beside the current one, before the database changes. */
  stage(key: string): void;
  /** Stores a candidate as the only key. */
  adopt(key: string): void;
  /** Removes the key file if it has been created. */
  discard(): void;
}

export const secretKeyVariable = 'SPECSHELF_SECRET_KEY';

/** Reads the secret keys of a database. Creates a missing key file, or fails with a `StartFailure`. */
export function readSecretKeys({ secretKey, database }: KeyConfig, missing: 'create' | 'reject'): SecretKeys {
  if (secretKey !== undefined) return keysWithoutFile(secretKeyVariable, secretKey);
  const file = keyFileOf(database);
  return file === undefined ? keysWithoutFile('memory', newSecretKey()) : keysInFile(file, database, missing);
}

/** Returns the key file of a SQLite database, which is beside the file itself, not beside a link to it. */
export function keyFileOf(database: DatabaseLocation): string | undefined {
  return isFile(database) ? `${realFile(database.file)}.key` : undefined;
}

export function newSecretKey(): string {
  return randomBytes(32).toString('base64url');
}

function keysWithoutFile(origin: string, key: string): SecretKeys {
  const nothing = () => undefined;
  return { origin, candidates: [key], created: false, stage: nothing, adopt: nothing, discard: nothing };
}

function keysInFile(file: string, database: DatabaseLocation, missing: 'create' | 'reject'): SecretKeys {
  const next = `${file}.next`;
  return withReason(() => {
    const present = readKey(file) ?? keyBesideLink(database);
    const staged = readKey(next);
    if (present === undefined && staged === undefined && missing === 'reject') {
      throw new StartFailure(`The key file of the database is missing: ${file}. Restore it.`);
    }
    const created = present === undefined && staged === undefined;
    const candidates = created ? [createKey(file)] : [present, staged].filter((key) => key !== undefined);
    return {
      origin: file,
      candidates,
      created,
      stage: (key) => withReason(() => writeDurably(next, `${key}\n`)),
      adopt: (key) =>
        withReason(() => {
          if (key !== readKey(file)) {
            if (key !== readKey(next)) writeDurably(next, `${key}\n`);
            renameDurably(next, file);
          }
          rmSync(next, { force: true });
        }),
      discard: () => {
        if (created) rmSync(file, { force: true });
      },
    };
  });
}

function withReason<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`The secret key beside the database cannot be read or written: ${reason}`, {
      cause: error,
    });
  }
}

function readKey(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const key = readFileSync(file, 'utf8').trim();
  if (key === '') throw new Error(`${file} is empty`);
  return key;
}

/** Earlier releases stored the key beside a symbolic link to the database. */
function keyBesideLink(database: DatabaseLocation): string | undefined {
  return database.kind === 'sqlite' ? readKey(`${database.file}.key`) : undefined;
}

function createKey(file: string): string {
  const key = newSecretKey();
  writeDurably(file, `${key}\n`);
  return key;
}
