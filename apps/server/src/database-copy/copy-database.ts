import { StartFailure } from '@specshelf/base/start-failure';
import { removeMark } from '@specshelf/store/copy-mark';
import { type Database, type DatabaseLocation, memory } from '@specshelf/store/database';
import { nameOfDatabase } from '@specshelf/store/name-of-database';
import { reserveDatabase } from '@specshelf/store/open-database';
import { realFile } from '@specshelf/store/real-file';
import { openAnyDatabase, openDatabase } from '../base/open-database.js';
import { compareDatabases } from './compare-databases.js';
import { type CopyOptions, copyRows } from './copy-rows.js';
import type { Amount } from './read-rows.js';
import type { Compared, CopyEnd } from './table-shape.js';

export interface DatabaseCopy {
  /** Rows copied by this call. */
  copied: Amount;
  compared: Compared[];
}

/**
 * Copies a database that no server uses into another one, of any kind, and compares them. Calling it again resumes an
 * interrupted copy. Until the comparison succeeds, servers reject the copy. Fails with a `StartFailure`.
 * See docs/decisions/0022-verify-database-copies-by-digest.md.
 */
export async function copyDatabase(
  from: DatabaseLocation,
  to: DatabaseLocation,
  options: CopyOptions,
): Promise<DatabaseCopy> {
  const open = { outdated: 'migrate', newer: 'reject' } as const;
  return withBoth(
    from,
    to,
    (target) => openAnyDatabase(target, open),
    async (source, target, assertAlone) => {
      const copied = await copyRows(source, target, options);
      const compared = await compareDatabases(source, target, options);
      assertAlone();
      if (compared.every(({ difference }) => difference === undefined)) {
        await target.database.write(removeMark);
      }
      return { copied, compared };
    },
  );
}

/** Compares two databases that no server uses. Fails with a `StartFailure`. */
export async function compareCopy(
  from: DatabaseLocation,
  to: DatabaseLocation,
  options: CopyOptions,
): Promise<Compared[]> {
  return withBoth(from, to, openExisting, async (source, target, assertAlone) => {
    const compared = await compareDatabases(source, target, options);
    assertAlone();
    return compared;
  });
}

type Work<T> = (source: CopyEnd, target: CopyEnd, assertAlone: () => void) => Promise<T>;

async function withBoth<T>(
  from: DatabaseLocation,
  to: DatabaseLocation,
  openTarget: (target: DatabaseLocation) => Promise<Database>,
  work: Work<T>,
): Promise<T> {
  rejectSameDatabase(from, to);
  return reserved(from, (sourceIsOurs) =>
    reserved(to, (targetIsOurs) =>
      opened(from, openExisting, (source) =>
        opened(to, openTarget, (target) =>
          work(source, target, () => {
            if (sourceIsOurs() && targetIsOurs()) return;
            throw new StartFailure(
              'The lock on a database was lost during the copy, so that a server may have changed it. Run the same command again.',
            );
          }),
        ),
      ),
    ),
  );
}

function rejectSameDatabase(from: DatabaseLocation, to: DatabaseLocation): void {
  for (const location of [from, to]) {
    if (location.kind === 'sqlite' && location.file === memory)
      throw new StartFailure('An in-memory database cannot be copied, and cannot be the target of a copy.');
  }
  const [source, target] = [from, to].map((location) =>
    location.kind === 'sqlite' ? realFile(location.file) : location.url,
  );
  if (source === target) throw new StartFailure(`--from and --to are the same: ${nameOfDatabase(from)}.`);
}

async function reserved<T>(
  location: DatabaseLocation,
  work: (isOurs: () => boolean) => Promise<T>,
): Promise<T> {
  const { wasKept, release } = await reserveDatabase(location, 'alone');
  try {
    return await work(wasKept);
  } finally {
    await release();
  }
}

async function opened<T>(
  location: DatabaseLocation,
  open: (location: DatabaseLocation) => Promise<Database>,
  work: (end: CopyEnd) => Promise<T>,
): Promise<T> {
  const database = await open(location);
  try {
    return await work({ location, database });
  } finally {
    await database.close();
  }
}

/** Opens an existing database without migrating it. This release knows all of its tables. */
async function openExisting(location: DatabaseLocation): Promise<Database> {
  return openDatabase(location, { outdated: 'reject', newer: 'reject' });
}
