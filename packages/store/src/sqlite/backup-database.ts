import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { defined } from '@specshelf/base/defined';
import { StartFailure } from '@specshelf/base/start-failure';
import Sqlite from 'better-sqlite3';
import { lastBackup } from '../records/last-backup.js';
import { cannotOpen } from './cannot-open.js';
import { checkIntegrity } from './check-integrity.js';
import { makePrivateFile } from './make-private-file.js';
import { rejectForeignDatabase } from './reject-foreign-database.js';

export interface Backup {
  bytes: number;
  /** Why the database does not know of this backup, so that metrics show the time of an earlier one. */
  unrecorded?: string;
}

/**
 * Copies a database while it is in use, and checks the copy. The file gets its name only when it is complete. Calls `onProgress`
 * with the completed part, from 0 to 1. Writes the time of the backup to the database. Fails with a `StartFailure`.
 */
export async function backupDatabase(
  file: string,
  target: string,
  onProgress: (part: number) => void,
): Promise<Backup> {
  if (existsSync(target))
    throw new StartFailure(`The file ${target} exists already. Remove it, or specify another one.`);
  // A missing folder is not created: if the disk for backups is not mounted, the backup would be on the disk of the database.
  const folder = dirname(resolve(target));
  if (!existsSync(folder))
    throw new StartFailure(`There is no folder ${folder}. Create it, or mount the disk for backups.`);
  rejectForeignDatabase(file, { empty: 'reject' });
  const unfinished = `${target}.unfinished`;
  try {
    rmSync(unfinished, { force: true });
    makePrivateFile(unfinished);
    await copy(file, unfinished, onProgress);
    const { data } = checkIntegrity(unfinished);
    if (data !== undefined) throw new StartFailure(`The database ${file} is damaged: ${data}`);
    renameSync(unfinished, target);
  } catch (error) {
    for (const ending of ['', '-wal', '-shm']) rmSync(unfinished + ending, { force: true });
    if (error instanceof StartFailure) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`The backup ${target} cannot be created: ${reason}`, { cause: error });
  }
  return { bytes: statSync(target).size, ...defined({ unrecorded: record(file) }) };
}

/** Writes the time of a complete backup. Returns why it failed: the backup is good without. */
function record(file: string): string | undefined {
  try {
    const database = new Sqlite(file, { fileMustExist: true, timeout: 10_000 });
    try {
      database.prepare(upsertSetting).run(lastBackup, new Date().toISOString());
    } finally {
      database.close();
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return undefined;
}

const upsertSetting =
  'insert into settings (name, value) values (?, ?) on conflict (name) do update set value = excluded.value';

async function copy(file: string, target: string, onProgress: (part: number) => void): Promise<void> {
  const database = openReadOnly(file);
  try {
    // Without a read transaction, the copy would restart after each write of another process.
    database.exec('BEGIN; SELECT 1 FROM sqlite_schema');
    await database.backup(target, {
      progress: ({ totalPages, remainingPages }) => {
        onProgress(totalPages === 0 ? 1 : 1 - remainingPages / totalPages);
        // Small enough not to delay other users of the database.
        return 1000;
      },
    });
  } finally {
    database.close();
  }
}

function openReadOnly(file: string): Sqlite.Database {
  try {
    return new Sqlite(file, { readonly: true, fileMustExist: true });
  } catch (error) {
    throw cannotOpen(file, error);
  }
}
