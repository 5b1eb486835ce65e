import { defined } from '@specshelf/base/defined';
import Sqlite from 'better-sqlite3';
import { cannotOpen } from './cannot-open.js';

/** Descriptions of the damage to a database file. */
interface Damage {
  /** Of data that only a backup has. */
  data?: string;
  /** Of the search index, which can be built again. */
  searchIndex?: string;
}

/** Returns the first damage of each kind to a database file; nothing if it is intact. */
export function checkIntegrity(file: string): Damage {
  try {
    const database = new Sqlite(file, { fileMustExist: true });
    try {
      const messages = database.prepare<[], string>('PRAGMA integrity_check').pluck().all();
      const problems = messages.filter((message) => message !== 'ok');
      const isOfIndex = (problem: string) => ofSearchIndex.test(problem);
      return defined({
        data: problems.find((problem) => !isOfIndex(problem)),
        searchIndex: problems.find(isOfIndex),
      });
    } finally {
      database.close();
    }
  } catch (error) {
    throw cannotOpen(file, error);
  }
}

// FTS5 checks its tables itself, such as `malformed inverted index for FTS5 table main.search_documents`.
const ofSearchIndex = /^[^\n]*\bFTS5\b[^\n]*\bsearch_documents\b/i;
