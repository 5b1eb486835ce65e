import type { Connection } from '../database/database.js';

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
