import Sqlite from 'better-sqlite3';
import { cannotOpen } from './cannot-open.js';

/** Returns a description of the damage to a database file; undefined if it is intact. */
export function checkIntegrity(file: string): string | undefined {
  try {
    const database = new Sqlite(file, { fileMustExist: true });
    try {
      const result = database.pragma('integrity_check(1)', { simple: true });
      return result === 'ok' ? undefined : String(result);
    } finally {
      database.close();
    }
  } catch (error) {
    throw cannotOpen(file, error);
  }
}
