import type { Knex } from 'knex';
import type { SearchDocuments } from '../search-index/search-documents.js';
import { type MatchSyntax, toMatch } from '../search-index/to-match.js';
import { type SearchPartition, searchPartitions } from './search-partitions.js';

/** A table with the tokens of documents as the lexemes of a `tsvector`, written as a literal. */
export const postgreSQLSearchDocuments: SearchDocuments = {
  table: 'search_documents',
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
    const parts = searchPartitions.filter((part) => part.below > after + 1 && part.from < below);
    const found = await findIn(connection, parts, { match, after, below, limit });
    if (isAscending(found)) return found;
    // PostgreSQL does not promise the order of the parts of a union, but without other processes it has no reason to change it.
    const all = [];
    for (const part of parts) all.push(...(await findIn(connection, [part], { match, after, below, limit })));
    return all.slice(0, limit);
  },
  merge: async () => false,
};

interface Conditions {
  match: string;
  after: number;
  below: number;
  limit: number;
}

/** Reads a partition only if the former ones have too few documents. */
async function findIn(
  connection: Knex,
  parts: readonly SearchPartition[],
  { match, after, below, limit }: Conditions,
): Promise<number[]> {
  if (parts.length === 0) return [];
  // Ordered by an expression, because the primary key would be read in order until enough documents match.
  const selects = parts.map(
    ({ table }) => `(select id from ${table}, conditions where tokens @@ match and id > after and id < below
      order by id + 0 limit ${limit})`,
  );
  const { rows }: { rows: { id: unknown }[] } = await connection.raw(
    `with conditions as not materialized (
        select ?::tsquery as match, ?::bigint as after, ?::bigint as below
      ) select id from (${selects.join(' union all ')}) as found limit ${limit}`,
    [match, after, below],
  );
  // PostgreSQL returns large numbers as text.
  return rows.map(({ id }) => Number(id));
}

function isAscending(ids: readonly number[]): boolean {
  return ids.every((id, place) => place === 0 || id > (ids[place - 1] ?? id));
}

const syntax: MatchSyntax = {
  token: (token) => `'${token}'`,
  prefix: (prefix) => `'${prefix}':*`,
  and: ' & ',
  or: ' | ',
  andNot: ' & !',
};
