import type { Connection } from '../database/database.js';
import { inText } from '../queries/in-text.js';

/** A word of the tokens of documents. Those of all tokens are present, as prefixes are looked up here. */
interface SearchTermRow {
  term: string;
}

type TermTable = 'search_terms' | 'search_removed_terms';

/**
 * Adds the words that a table lacks. `elements` is that of `SearchDocuments`. `search_removed_terms` has the words of removed documents: only these
 * may have no document any more.
 */
export async function addTerms(
  transaction: Connection,
  elements: string,
  table: TermTable,
  words: readonly string[],
): Promise<void> {
  if (words.length === 0) return;
  // Usually all are present. In order, so that concurrent transactions do not deadlock.
  await transaction.raw(
    `insert into ${table} (term) select value ->> 0 from ${elements}
      where not exists (select 1 from ${table} as known where known.term = value ->> 0)
      on conflict (term) do nothing`,
    [JSON.stringify([...words].sort().map((word) => [word]))],
  );
}

/** Returns the words with a prefix, or a number of them if there are more. */
export async function listWords(connection: Connection, prefix: string, limit: number): Promise<string[]> {
  return searchTerms(connection)
    .where('term', '>=', prefix)
    .where('term', '<', `${prefix}${aboveEveryCharacter}`)
    .limit(limit, inText)
    .pluck('term');
}

/** Returns those of some words that are present. `elements` is that of `SearchDocuments`. */
export async function findTerms(
  connection: Connection,
  elements: string,
  words: readonly string[],
): Promise<string[]> {
  if (words.length === 0) return [];
  const list = JSON.stringify(words.map((word) => [word]));
  return searchTerms(connection)
    .whereRaw(`term in (select value ->> 0 from ${elements})`, [list])
    .pluck('term');
}

const aboveEveryCharacter = '\u{10ffff}';

/** Removes the marks of some terms, and returns these terms. */
export async function takeRemovedTerms(transaction: Connection, limit: number): Promise<string[]> {
  const terms = await removedTerms(transaction).orderBy('term').limit(limit, inText).pluck('term');
  await removedTerms(transaction).whereIn('term', terms).delete();
  return terms;
}

export function searchTerms(connection: Connection) {
  return connection<SearchTermRow>('search_terms');
}

export function removedTerms(connection: Connection) {
  return connection<SearchTermRow>('search_removed_terms');
}
