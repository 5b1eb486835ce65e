import type { FoundDocument, SearchExpression, SearchFind } from '@specshelf/service';
import type { Knex } from 'knex';
import { PreparedQuery, parameter } from '../database/prepared-query.js';
import type { SearchModule } from '../database/search-module.js';
import { runPreparedOnSQLite } from '../knex-seam/knex-seam.js';
import { listWords } from '../search-index/search-terms.js';
import { type MatchSyntax, toMatch } from '../search-index/to-match.js';

interface MatchRange {
  match: string | undefined;
  after: number;
  below: number;
  limit: number;
}

/** When prefixes are replaced by their words. */
export interface PrefixLimits {
  /** Prefixes remain in an index with fewer documents. */
  documents: number;
  /** The highest number of words, for an index of any size. */
  words: number;
  /** The same depends on the number of documents: one word for each of so many documents. */
  documentsOfWord: number;
}

/** Finding the tokens of a word takes as long as reading the documents that have a prefix in an index with 1,500 documents. */
const defaultLimits: PrefixLimits = { documents: 200_000, words: 1_600, documentsOfWord: 1_500 };

/**
 * Finds documents of the search index. FTS5 reads all documents of a prefix, but looks up one list for each word. So a prefix is replaced by its
 * words if the index is large and the words are few.
 */
export async function findDocuments(
  connection: Knex,
  search: SearchFind,
  module: SearchModule,
  limits: PrefixLimits = defaultLimits,
): Promise<FoundDocument[]> {
  const words = new Map<string, Promise<string[] | undefined>>();
  const findWords = (prefix: string) => {
    const known = words.get(prefix) ?? findFewWords(connection, prefix, limits);
    words.set(prefix, known);
    return known;
  };
  return module.findInTurn(search, async ({ expression, ...range }) => {
    const match = toMatch(await expand(expression, module, findWords), syntax);
    return findMatches(connection, { ...range, match });
  });
}

async function expand(
  expression: SearchExpression,
  { expandPrefixes, prefixesIn }: SearchModule,
  findWords: (prefix: string) => Promise<string[] | undefined>,
): Promise<SearchExpression> {
  const words = new Map<string, string[]>();
  for (const prefix of prefixesIn(expression)) {
    const found = await findWords(prefix);
    if (found) words.set(prefix, found);
  }
  return expandPrefixes(expression, words);
}

/** Returns the words with a prefix; undefined if they are too many. */
async function findFewWords(
  connection: Knex,
  prefix: string,
  { documents: least, words: most, documentsOfWord }: PrefixLimits,
): Promise<string[] | undefined> {
  const documents = await countDocuments(connection);
  if (documents < least) return undefined;
  const limit = Math.min(most, Math.ceil(documents / documentsOfWord));
  const words = await listWords(connection, prefix, limit + 1);
  return words.length > limit ? undefined : words;
}

async function findMatches(connection: Knex, { match, after, below, limit }: MatchRange): Promise<number[]> {
  if (match === undefined) return [];
  const rows = await runPreparedOnSQLite(connection, matchingDocuments, [match, after, below, limit]);
  return rows.map(({ rowid }) => rowid);
}

// The driver passes numbers as floating-point numbers, which FTS5 ignores as bounds of IDs.
const matchingDocuments = new PreparedQuery<{ rowid: number }>((connection) =>
  connection.raw(
    `select rowid from search_documents where search_documents match ?
      and rowid > cast(? as integer) and rowid < cast(? as integer) order by rowid limit ?`,
    [parameter, parameter, parameter, parameter],
  ),
);

interface Count {
  documents: number;
  until: number;
}

const counts = new WeakMap<Knex, Count>();
// In milliseconds.
const countedFor = 60_000;

/** Returns the approximate number of documents. */
async function countDocuments(connection: Knex): Promise<number> {
  const now = performance.now();
  const known = counts.get(connection);
  if (known !== undefined && known.until > now) return known.documents;
  const row = await connection('search_generations').sum({ documents: 'documents' }).first();
  const documents = Number(row?.['documents'] ?? 0);
  counts.set(connection, { documents, until: now + countedFor });
  return documents;
}

const syntax: MatchSyntax = {
  token: (token) => `"${token}"`,
  prefix: (prefix) => `"${prefix}"*`,
  and: ' AND ',
  or: ' OR ',
  andNot: ' NOT ',
};
