import { type BigIntStats, statSync } from 'node:fs';
import { StorageUnavailable } from '@specshelf/service';
import { memory } from '../database/database.js';
import { isDamage, toSQLiteFailure } from './sqlite-failures.js';

/** Prevents writes into an open file that is no longer at the path of the database, and remembers damage. */
export interface FileGuard {
  /** Checks the path with one `stat`. Returns the reason why the database must not be used, if there is one. */
  check(): string | undefined;
  /** Checks the path, and throws `StorageUnavailable` if the database must not be used. */
  assertWritable(): void;
  /** Throws `StorageUnavailable` if the last check found a problem. */
  assertUsable(): void;
  /** Returns the failure to throw for an error of the driver. Remembers damage. */
  toFailure(error: unknown): unknown;
  /** Whether a query has found damage. */
  isDamaged(): boolean;
}

/**
 * Creates a guard for the path of a database that has just been opened. An open file remains readable after its path was removed or
 * replaced. The guard never opens the file: closing it would release the locks that SQLite has on it.
 */
export function createFileGuard(file: string): FileGuard {
  const opened = file === memory ? undefined : identityOf(statSync(file, { bigint: true }));
  let damaged = false;
  let problem: string | undefined;
  const check = () => {
    const found = opened === undefined ? undefined : problemOf(file, opened);
    problem = found ?? (damaged ? 'The database file is damaged. Restore a backup.' : undefined);
    return problem;
  };
  const reject = (reason: string | undefined) => {
    if (reason !== undefined) throw new StorageUnavailable('storage-unavailable', new Error(reason));
  };
  return {
    check,
    // Writing into a damaged file may damage it further.
    assertWritable: () => reject(check()),
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

const advice = 'Stop the server, restore the file, and start the server again.';

function identityOf({ dev, ino }: BigIntStats): string {
  return `${dev}:${ino}`;
}
