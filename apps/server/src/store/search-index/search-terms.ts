import type { TermRange } from '@specshelf/service';
import type { Connection } from '../database/database.js';
import { inText } from '../queries/in-text.js';

/** A word of documents, for suggestions. */
export interface SearchTermRow {
  /** In UTF-16 units. */
  length: number;
  term: string;
}

/** Adds the terms that are missing. `elements` is that of `SearchDocuments`. */
export async function addTerms(
  transaction: Connection,
  elements: string,
  terms: readonly string[],
): Promise<void> {
  if (terms.length === 0) return;
  // In order, so that concurrent transactions do not deadlock. With `where`, because SQLite would read `on` as a part of a join.
  await transaction.raw(
    `insert into search_terms (length, term)
      select cast(value ->> 0 as integer), value ->> 1 from ${elements} where true on conflict do nothing`,
    [JSON.stringify([...terms].sort().map((term) => [term.length, term]))],
  );
}

export async function removeTerms(transaction: Connection, terms: readonly string[]): Promise<void> {
  for (const term of terms) await searchTerms(transaction).where({ length: term.length, term }).delete();
}

/** So many terms are compared in a few milliseconds. */
const mostTerms = 20_000;

export async function listTerms(
  connection: Connection,
  { first, from, to }: TermRange,
): Promise<string[]> {
  // As a list, because a range of lengths would read the terms with all first letters.
  const lengths = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return searchTerms(connection)
    .whereIn('length', lengths)
    .where('term', '>=', first)
    .where('term', '<', `${first}${aboveEveryCharacter}`)
    .orderBy(['length', 'term'])
    .limit(mostTerms, inText)
    .pluck('term');
}

const aboveEveryCharacter = '\u{10ffff}';

/** Returns the terms after another one, by length, then by their characters. */
export async function listAfter(connection: Connection, after: string, limit: number): Promise<string[]> {
  return searchTerms(connection)
    .whereRaw('(length, term) > (?, ?)', [after.length, after])
    .orderBy(['length', 'term'])
    .limit(limit, inText)
    .pluck('term');
}

export function searchTerms(connection: Connection) {
  return connection<SearchTermRow>('search_terms');
}
