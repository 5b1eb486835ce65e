import Sqlite from 'better-sqlite3';
import type { Engine } from './engine.js';

/** A SQLite file, read only while a server runs: the first connection after a crash performs the recovery under test. */
export function sqliteEngine(file: string): Engine {
  const read = async <T>(query: (database: Sqlite.Database) => T): Promise<T> => {
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
    rows: (query) => read((database) => database.prepare(query).all()),
    damage: () =>
      read((database) => {
        const integrity = String(database.pragma('integrity_check', { simple: true }));
        const lonely = JSON.stringify(database.pragma('foreign_key_check'));
        return [
          ...(integrity === 'ok' ? [] : [`integrity_check: ${integrity}`]),
          ...(lonely === '[]' ? [] : [`foreign_key_check: ${lonely}`]),
        ];
      }),
  };
}
