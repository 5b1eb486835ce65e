import type { FoundDocument, SearchExpression, SearchFind } from '@specshelf/service';
import type { Knex } from 'knex';
import { inText } from '../queries/in-text.js';
import type { SearchModule } from '../search-index/search-module.js';
import { listWords } from '../search-index/search-terms.js';
import { type MatchSyntax, toMatch } from '../search-index/to-match.js';
import { createPrefixExpander } from './expand-prefixes.js';

interface MatchRange {
  match: string | undefined;
  after: number;
  below: number;
  limit: number;
}

/**
 * Finds documents of the search index. The time for a prefix grows with the number of documents that have it, and the time for the words with
 * this prefix with their number. So a prefix is replaced by its words if the index is large.
 */
export async function findDocuments(
  connection: Knex,
  search: SearchFind,
  { findInTurn, wordOfToken }: SearchModule,
): Promise<FoundDocument[]> {
  const expand = createPrefixExpander(wordOfToken, async (prefix) => {
    const documents = await countDocuments(connection);
    if (documents < largeIndex) return undefined;
    const most = Math.min(documents / documentsOfWord, mostWords);
    const words = await listWords(connection, prefix, mostWordsOfFew + 1);
    if (words.length <= most) return words;
    const isShort = words.length <= mostWordsOfFew && (await hasFew(connection, search));
    return isShort ? words : undefined;
  });
  return findInTurn(search, async ({ expression, ...range }) =>
    findMatches(connection, { ...range, match: toMatch(await expand(expression), syntax) }),
  );
}

/** Number of documents. */
const largeIndex = 200_000;

/** Finding the tokens of a word takes as long as reading the documents that have a prefix in an index of this size. */
const documentsOfWord = 8_000;

const mostWords = 400;

/** The same if few documents can be results: reading those of a prefix would be useless. */
const mostWordsOfFew = 4_000;

async function findMatches(connection: Knex, { match, after, below, limit }: MatchRange): Promise<number[]> {
  if (match === undefined) return [];
  // The driver passes numbers as floating-point numbers, which FTS5 ignores as limits.
  return connection('search_documents')
    .whereRaw('search_documents match ?', [match])
    .whereRaw('rowid > cast(? as integer) and rowid < cast(? as integer)', [after, below])
    .orderBy('rowid')
    .limit(limit, inText)
    .pluck('rowid');
}

/** Whether few documents have the tokens that all results must have, such as that of a specification. */
async function hasFew(connection: Knex, { expressions: [first], from, below }: SearchFind): Promise<boolean> {
  const required = first && 'all' in first ? first.all.filter(isToken) : [];
  if (required.length === 0) return false;
  const match = toMatch({ all: required }, syntax);
  const found = await findMatches(connection, { match, after: from - 1, below, limit: few });
  return found.length < few;
}

const few = 1_000;

function isToken(expression: SearchExpression): boolean {
  return 'token' in expression;
}

interface Count {
  documents: number;
  until: number;
}

const counts = new WeakMap<Knex, Count>();
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
