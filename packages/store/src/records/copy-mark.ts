import { StartFailure } from '@specshelf/base/start-failure';
import type { Connection } from '../database/database.js';

/** The values of a primary key, as the database returns them. */
export type Key = readonly (string | number)[];

export function isKey(value: unknown): value is Key {
  return Array.isArray(value) && value.every((part) => typeof part === 'string' || typeof part === 'number');
}

/** The progress of a copy, stored in the settings of the target until the copy is complete. */
export interface CopyMark {
  /** The source database. */
  from: string;
  /** Identifies the source, besides its name. */
  identity: string;
  /** The table that is being copied; absent once all rows are copied, until they are compared. */
  table?: string;
  /** The key of the last copied row of that table; absent if no row is copied. */
  after?: Key;
}

export const markName = 'copy';

/** Rejects a database that is an unfinished copy. */
export async function rejectUnfinishedCopy(connection: Connection, name: string): Promise<void> {
  const mark = await readMark(connection);
  if (!mark) return;
  throw new StartFailure(
    `The database ${name} is an unfinished copy of ${mark.from}. Finish it: run the same \`specshelf-server copy\` again.`,
  );
}

export async function readMark(connection: Connection): Promise<CopyMark | undefined> {
  const row = await settings(connection).where({ name: markName }).first();
  return row && parseMark(row.value);
}

export async function writeMark(transaction: Connection, mark: CopyMark): Promise<void> {
  const value = JSON.stringify(mark);
  await settings(transaction).insert({ name: markName, value }).onConflict('name').merge();
}

export async function removeMark(transaction: Connection): Promise<void> {
  await settings(transaction).where({ name: markName }).delete();
}

function settings(connection: Connection) {
  return connection<{ name: string; value: string }>('settings');
}

function parseMark(text: string): CopyMark {
  const value: unknown = JSON.parse(text);
  if (!isMark(value)) throw new Error(`The setting ${markName} is not the progress of a copy: ${text}`);
  return value;
}

function isMark(value: unknown): value is CopyMark {
  return (
    typeof value === 'object' &&
    value !== null &&
    'from' in value &&
    typeof value.from === 'string' &&
    'identity' in value &&
    typeof value.identity === 'string' &&
    (!('table' in value) || typeof value.table === 'string') &&
    (!('after' in value) || isKey(value.after))
  );
}
