import { inText } from '../queries/in-text.js';
import type { SearchDocuments } from '../search-index/search-documents.js';
import { type MatchSyntax, toMatch } from '../search-index/to-match.js';

/** A table with the tokens of documents as the lexemes of a `tsvector`, written as a literal. */
export const postgreSQLSearchDocuments: SearchDocuments = {
  elements: 'json_array_elements(?::json) as element(value)',
  // For bitmaps of all documents with a frequent word. Starting other processes takes longer than a search.
  settings:
    "select set_config('work_mem', '64MB', true), set_config('max_parallel_workers_per_gather', '0', true)",
  mostTokens: 32,
  lockTerms: async (transaction) => {
    await transaction.raw('lock table search_terms in share row exclusive mode');
  },
  insert: async (transaction, documents) => {
    const rows = JSON.stringify(documents.map(({ id, tokens }) => [id, tokens]));
    await transaction.raw(
      `insert into search_documents (id, tokens)
        select (value ->> 0)::bigint, (value ->> 1)::tsvector from json_array_elements(?::json) as element(value)`,
      [rows],
    );
  },
  remove: async (transaction, ids) => {
    await transaction('search_documents').whereIn('id', ids).delete();
  },
  removeAll: async (transaction) => {
    await transaction.raw('truncate search_documents');
  },
  find: async (connection, { expression, after, below, limit }) => {
    const match = toMatch(expression, syntax);
    if (match === undefined) return [];
    const ids: unknown[] = await connection('search_documents')
      .whereRaw('tokens @@ ?::tsquery', [match])
      .where('id', '>', after)
      .where('id', '<', below)
      // An expression, because the primary key would be read in order until enough documents match.
      .orderByRaw('id + 0')
      .limit(limit, inText)
      .pluck('id');
    // PostgreSQL returns large numbers as text.
    return ids.map(Number);
  },
  count: async (connection) => {
    const row = await connection('search_documents').count({ count: '*' }).first();
    return Number(row?.count);
  },
  merge: async () => false,
};

const syntax: MatchSyntax = {
  token: (token) => `'${token}'`,
  prefix: (prefix) => `'${prefix}':*`,
  and: ' & ',
  or: ' | ',
  andNot: ' & !',
};
