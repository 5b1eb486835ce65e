import type { TermRange } from '@specshelf/service';
import type { Connection } from '../database/database.js';
import { inText } from '../queries/in-text.js';

/** A word of the indexed documents. Those of all tokens are present, as prefixes are looked up here. */
interface SearchTermRow {
  term: string;
  /** In UTF-16 units. */
  length: number;
  /** 1 if the word is as written, so that it can be suggested. */
  suggested: number;
}

export interface AddedTerms {
  words: Iterable<string>;
  suggested: readonly string[];
}

/** Adds what is missing. `elements` is that of `SearchDocuments`. */
export async function addTerms(
  transaction: Connection,
  elements: string,
  { words, suggested }: AddedTerms,
): Promise<void> {
  const terms = new Map<string, number>();
  for (const word of words) terms.set(word, 0);
  for (const term of suggested) terms.set(term, 1);
  const rows = [...terms].map(([term, isSuggested]) => [term, term.length, isSuggested]);
  // Usually all terms are present. In order, so that concurrent transactions do not deadlock.
  await transaction.raw(
    `insert into search_terms (term, length, suggested)
      select value ->> 0, cast(value ->> 1 as integer), cast(value ->> 2 as integer) from ${elements}
      where not exists (select 1 from search_terms as known
        where known.term = value ->> 0 and known.suggested >= cast(value ->> 2 as integer))
      on conflict (term) do update set suggested = 1 where excluded.suggested = 1`,
    [JSON.stringify(rows.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)))],
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

/** So many terms are compared in a few milliseconds. */
const mostTerms = 20_000;

/** Returns the terms in a range that can be suggested. */
export async function listTerms(connection: Connection, { first, from, to }: TermRange): Promise<string[]> {
  // As a list, because a range of lengths would read the terms with all first letters.
  const lengths = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return searchTerms(connection)
    .whereRaw('suggested = 1')
    .whereIn('length', lengths)
    .where('term', '>=', first)
    .where('term', '<', `${first}${aboveEveryCharacter}`)
    .orderBy(['length', 'term'])
    .limit(mostTerms, inText)
    .pluck('term');
}

const aboveEveryCharacter = '\u{10ffff}';

/** Returns the terms after another one, in the order of their characters. */
export async function listAfter(connection: Connection, after: string, limit: number): Promise<string[]> {
  return searchTerms(connection).where('term', '>', after).orderBy('term').limit(limit, inText).pluck('term');
}

export function searchTerms(connection: Connection) {
  return connection<SearchTermRow>('search_terms');
}
