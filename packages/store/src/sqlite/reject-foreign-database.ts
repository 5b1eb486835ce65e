import { existsSync } from 'node:fs';
import { StartFailure } from '@specshelf/base/start-failure';
import Sqlite from 'better-sqlite3';
import { cannotOpen } from './cannot-open.js';

/**
 * Rejects a file that is the database of another program, or that is empty unless `empty` accepts it, before anything is written
 * into it. Accepts a missing file.
 */
export function rejectForeignDatabase(file: string, { empty }: { empty: 'accept' | 'reject' }): void {
  if (!existsSync(file)) return;
  const tables = tablesOf(file);
  if (tables.length === 0 && empty === 'accept') return;
  if (tables.includes('migrations') && tables.includes('openapi_specs')) return;
  const what = tables.length === 0 ? 'is empty' : 'is the database of another program';
  throw new StartFailure(`The file ${file} ${what}. Set DATABASE_URL to the value of the server.`);
}

function tablesOf(file: string): string[] {
  try {
    const database = new Sqlite(file, { readonly: true, fileMustExist: true });
    try {
      const names = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
      return names.map(String);
    } finally {
      database.close();
    }
  } catch (error) {
    throw cannotOpen(file, error);
  }
}
