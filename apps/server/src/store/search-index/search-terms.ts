import type { TermRange } from '@specshelf/service';
import type { Connection } from '../database/database.js';
import { inText } from '../queries/in-text.js';

/** A word of the indexed documents, for suggestions. */
export interface SearchTermRow {
  /** In UTF-16 units. */
  length: number;
  term: string;
  /** The number of generations with the term. */
  uses: number;
}

/** Adds a use of each term. `elements` is that of `SearchDocuments`. */
export async function addTerms(
  transaction: Connection,
  elements: string,
  terms: readonly string[],
): Promise<void> {
  if (terms.length === 0) return;
  // In order, so that concurrent transactions do not deadlock. With `where`, because SQLite would read `on` as a part of a join.
  await transaction.raw(
    `insert into search_terms (length, term, uses)
      select cast(value ->> 0 as integer), value ->> 1, 1 from ${elements} where true
      on conflict (length, term) do update set uses = search_terms.uses + 1`,
    [toJSON([...terms].sort())],
  );
}

/** Removes a use of each term, and terms without any. */
export async function removeTerms(
  transaction: Connection,
  elements: string,
  terms: readonly string[],
): Promise<void> {
  if (terms.length === 0) return;
  const listed = `(length, term) in (select cast(value ->> 0 as integer), value ->> 1 from ${elements})`;
  const json = toJSON(terms);
  await transaction.raw(`update search_terms set uses = uses - 1 where ${listed}`, [json]);
  await transaction.raw(`delete from search_terms where uses <= 0 and ${listed}`, [json]);
}

/** So many terms are compared in a few milliseconds. */
const mostTerms = 20_000;

export async function listTerms(
  connection: Connection,
  { first, from, to }: TermRange,
): Promise<string[]> {
  // As a list, because a range of lengths would read the terms with all first letters.
  const lengths = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return connection<SearchTermRow>('search_terms')
    .whereIn('length', lengths)
    .where('term', '>=', first)
    .where('term', '<', `${first}${aboveEveryCharacter}`)
    .orderBy(['length', 'term'])
    .limit(mostTerms, inText)
    .pluck('term');
}

const aboveEveryCharacter = '\u{10ffff}';

function toJSON(terms: readonly string[]): string {
  return JSON.stringify(terms.map((term) => [term.length, term]));
}
