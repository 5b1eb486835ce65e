import type { SearchDocuments } from '../database/search-documents.js';
import { type MatchSyntax, toMatch } from '../search-index/to-match.js';

/** A table with the tokens of documents as the lexemes of a `tsvector`, written as a literal. */
export const postgreSQLSearchDocuments: SearchDocuments = {
  table: 'search_documents',
  elements: 'json_array_elements(?::json) as element(value)',
  lockTerms: async (transaction) => {
    await transaction.raw('lock table search_terms, search_removed_terms in share row exclusive mode');
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
  find: async (connection, { expressions, after, from, below, limit }) => {
    const matches = expressions.map((expression) => toMatch(expression, syntax) ?? nothing);
    const { rows }: { rows: { id: unknown; expression: number }[] } = await connection.raw(
      'select id, expression from specshelf_find_documents(?::text[]::tsquery[], ?, ?, ?, ?)',
      [matches, Math.max(after, from - 1), from, below, limit],
    );
    // PostgreSQL returns large numbers as text.
    return rows.map(({ id, expression }) => ({ id: Number(id), expression }));
  },
  merge: async () => false,
};

/** Matches no document. */
const nothing = '';

const syntax: MatchSyntax = {
  token: (token) => `'${token}'`,
  prefix: (prefix) => `'${prefix}':*`,
  and: ' & ',
  or: ' | ',
  andNot: ' & !',
};
