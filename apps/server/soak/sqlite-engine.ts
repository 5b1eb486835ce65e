import Sqlite from 'better-sqlite3';
import type { Engine } from './engine.js';

/** A SQLite file. Looked at while a server runs: whoever opens it first after a crash does what is to be tested. */
export function sqliteEngine(file: string): Engine {
  const look = async <T>(query: (database: Sqlite.Database) => T): Promise<T> => {
    const database = new Sqlite(file, { readonly: true, fileMustExist: true });
    try {
      return query(database);
    } finally {
      database.close();
    }
  };
  return {
    url: file,
    name: file,
    rows: (query) => look((database) => database.prepare(query).all()),
    damage: () =>
      look((database) => {
        const integrity = String(database.pragma('integrity_check', { simple: true }));
        const lonely = JSON.stringify(database.pragma('foreign_key_check'));
        return [
          ...(integrity === 'ok' ? [] : [`integrity_check: ${integrity}`]),
          ...(lonely === '[]' ? [] : [`foreign_key_check: ${lonely}`]),
        ];
      }),
  };
}
