import type { ListQuery } from '@specshelf/service';
import type { Knex } from 'knex';
import type { Ask, Connection } from './database.js';
import { numberParameter, PreparedQuery, parameter } from './prepared-query.js';

const comparisons = {
  asc: '(created_at, id) > (?, ?)',
  desc: '(created_at, id) < (?, ?)',
};

/** How many entries the whole list has: it stands in each of them, so that it need not be asked for by itself. */
interface Counted {
  total: number;
}

/** Pages of a list in the order of creation. */
export interface KeysetPages<Row extends object> {
  first: PreparedQuery<Row & Counted>;
  /** One that begins after an entry. */
  next: PreparedQuery<Row & Counted>;
  /** For a page with nothing on it. */
  count: PreparedQuery<{ total: number | null }>;
}

interface ListToPage {
  /** The list, whose only parameter is its owner. */
  entries: (connection: Connection) => Knex.QueryBuilder;
  /** How many it has, with the same parameter. */
  count: (connection: Connection) => Knex.QueryBuilder;
  order: keyof typeof comparisons;
}

/** Narrows the query of a list to its pages. */
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

/** The rows of one page, whether another page follows, and how many rows all pages have. */
export async function askKeysetPage<Row extends object>(
  ask: Ask,
  { first, next, count }: KeysetPages<Row>,
  owner: string,
  { after, limit }: ListQuery,
): Promise<{ rows: Row[]; more: boolean; total: number }> {
  // Of the count, and of the list.
  const owners = [owner, owner];
  // One row more tells.
  const rows = after
    ? await ask(next, ...owners, after.createdAt, after.id, limit + 1)
    : await ask(first, ...owners, limit + 1);
  const [counted] = rows.length > 0 ? rows : await ask(count, owner);
  return { rows: rows.slice(0, limit), more: rows.length > limit, total: counted?.total ?? 0 };
}
