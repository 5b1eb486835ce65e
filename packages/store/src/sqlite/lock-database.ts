import { existsSync } from 'node:fs';
import { StartFailure } from '@specshelf/base/start-failure';
import Sqlite from 'better-sqlite3';
import { cannotOpen } from './cannot-open.js';
import { makePrivateFile } from './make-private-file.js';
import { realFile } from './real-file.js';
import { rejectUnsuitableFile } from './reject-unsuitable-file.js';

export interface DatabaseLock {
  release(): void;
}

/**
 * Locks a database file against other servers. Node.js cannot lock files, but SQLite can: an open exclusive transaction on a
 * separate file is a lock of the operating system, which releases it when the process ends for any reason. The database itself is
 * not locked, so that commands can use it. Fails with a `StartFailure`.
 */
export function lockDatabase(file: string): DatabaseLock {
  rejectUnsuitableFile(file);
  const path = lockPathOf(file);
  makePrivateFile(path);
  try {
    const lock = lockFile(path);
    return { release: () => lock.close() };
  } catch (error) {
    if (isBusy(error)) throw new StartFailure(`Another Specshelf server is using the database ${file}.`);
    throw cannotOpen(path, error);
  }
}

/** Whether a server is using a database. */
export function isLocked(file: string): boolean {
  const path = lockPathOf(file);
  if (!existsSync(path)) return false;
  try {
    lockFile(path).close();
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw cannotOpen(path, error);
  }
}

/** Returns the path of the lock file, which is beside the file itself, not beside a link to it. */
function lockPathOf(file: string): string {
  return `${realFile(file)}.lock`;
}

function lockFile(file: string): Sqlite.Database {
  const lock = new Sqlite(file, { timeout: 0 });
  try {
    return lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw error;
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY';
}
