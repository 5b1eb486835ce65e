import type { ListQuery } from '@specshelf/service';
import type { Knex } from 'knex';
import type { Connection, QueryPrepared } from '../database/database.js';
import { numberParameter, PreparedQuery, parameter } from '../database/prepared-query.js';

const comparisons = {
  asc: '(created_at, id) > (?, ?)',
  desc: '(created_at, id) < (?, ?)',
};

/** Number of entries in the whole list, as a column of each entry, which saves a query. */
interface Counted {
  total: number;
}

/** Queries for the pages of a list, ordered by creation time and ID. */
export interface KeysetPages<Row extends object> {
  first: PreparedQuery<Row & Counted>;
  /** The page after an entry. */
  next: PreparedQuery<Row & Counted>;
  /** The count, for an empty page. */
  count: PreparedQuery<{ total: number | null }>;
}

interface ListToPage {
  /** Query for the entries; its parameters are the owner, and further values that select entries. */
  entries: (connection: Connection) => Knex.QueryBuilder;
  /** Query for the count, with the same parameters. */
  count: (connection: Connection) => Knex.QueryBuilder;
  order: keyof typeof comparisons;
}

/** Prepares the queries for the pages of a list. */
export function prepareKeysetPages<Row extends object>({
  entries,
  count,
  order,
}: ListToPage): KeysetPages<Row> {
  const ordered = (connection: Connection) =>
    entries(connection)
      .select(count(connection).as('total'))
      .orderBy([
        { column: 'created_at', order },
        { column: 'id', order },
      ])
      .limit(numberParameter);
  return {
    first: new PreparedQuery(ordered),
    next: new PreparedQuery((connection) =>
      ordered(connection).whereRaw(comparisons[order], [parameter, parameter]),
    ),
    count: new PreparedQuery((connection) => connection.select(count(connection).as('total'))),
  };
}

/** Returns the rows of a page, whether there are more, and the total number of rows. */
export async function queryKeysetPage<Row extends object>(
  queryPrepared: QueryPrepared,
  { first, next, count }: KeysetPages<Row>,
  owner: readonly string[],
  { after, limit }: ListQuery,
): Promise<{ rows: Row[]; more: boolean; total: number }> {
  // Parameters of the count, and of the list.
  const owners = [...owner, ...owner];
  // One more row shows whether there are more.
  const rows = after
    ? await queryPrepared(next, ...owners, after.createdAt, after.id, limit + 1)
    : await queryPrepared(first, ...owners, limit + 1);
  const [counted] = rows.length > 0 ? rows : await queryPrepared(count, ...owner);
  return { rows: rows.slice(0, limit), more: rows.length > limit, total: Number(counted?.total ?? 0) };
}
