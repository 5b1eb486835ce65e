import type { Connection } from '../database/database.js';
import { PreparedQuery, parameter } from '../database/prepared-query.js';

interface EntriesRow {
  number: number;
  chunk: number;
  ranks: Uint8Array;
  words: Uint8Array;
  entries: Uint8Array;
}

export function entries(connection: Connection) {
  return connection<EntriesRow>('search_entries');
}

/** Reads the entries of a JSON list of chunks, each with its generation and number. `elements` is that of `SearchDocuments`. */
export function entriesIn(elements: string): PreparedQuery<Pick<EntriesRow, 'number' | 'chunk' | 'entries'>> {
  return new PreparedQuery((connection) =>
    connection.raw(
      `select number, chunk, entries from ${elements}
        inner join search_entries on number = cast(value ->> 0 as integer) and chunk = cast(value ->> 1 as integer)`,
      [parameter],
    ),
  );
}
