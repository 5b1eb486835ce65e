import { type BigIntStats, statSync } from 'node:fs';
import { StorageUnavailable } from '@specshelf/service';
import { memory } from '../database/database.js';
import { isDamage, toSQLiteFailure } from './sqlite-failures.js';

/** Keeps an open database from writing into a file that is no longer the one at its path, and remembers damage. */
export interface FileGuard {
  /** Looks at the path, which costs a `stat`. Returns why the database must not be used. */
  look(): string | undefined;
  /** Looks at the path, and throws `StorageUnavailable` when a write would be lost. */
  assertWritable(): void;
  /** The same without looking: throws when the last look found something. */
  assertUsable(): void;
  /** Returns the failure to throw for an error of the driver. */
  toFailure(error: unknown): unknown;
  isDamaged(): boolean;
}

/**
 * Watches the path of a database that has just been opened. An open file stays readable after its path was removed or leads
 * elsewhere. The file is never opened here: closing it again would release the locks that SQLite has on it.
 */
export function createFileGuard(file: string): FileGuard {
  const opened = file === memory ? undefined : identityOf(statSync(file, { bigint: true }));
  let damaged = false;
  let problem: string | undefined;
  const look = () => {
    const found = opened === undefined ? undefined : problemOf(file, opened);
    problem = found ?? (damaged ? 'The database file is damaged. Restore a backup.' : undefined);
    return problem;
  };
  const reject = (reason: string | undefined) => {
    if (reason !== undefined) throw new StorageUnavailable('storage-unavailable', new Error(reason));
  };
  return {
    look,
    // Writing into a damaged file may damage it further.
    assertWritable: () => reject(look()),
    assertUsable: () => reject(problem),
    toFailure: (error) => {
      if (isDamage(error)) damaged = true;
      return toSQLiteFailure(error);
    },
    isDamaged: () => damaged,
  };
}

function problemOf(file: string, opened: string): string | undefined {
  try {
    const found = statSync(file, { bigint: true, throwIfNoEntry: false });
    if (!found) return `The database file was removed. ${advice}`;
    if (identityOf(found) !== opened) return `The database file was replaced. ${advice}`;
    return found.size === 0n ? `The database file was emptied. ${advice}` : undefined;
  } catch {
    return `The database file cannot be found. ${advice}`;
  }
}

const advice = 'Stop the server, put the right file there, and start it again.';

function identityOf({ dev, ino }: BigIntStats): string {
  return `${dev}:${ino}`;
}
