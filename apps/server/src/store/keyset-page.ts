import type { ListQuery } from '@specshelf/service';
import type { Knex } from 'knex';
import type { Ask, Connection } from './database.js';
import { numberParameter, type ParameterValue, PreparedQuery, parameter } from './prepared-query.js';

const comparisons = {
  asc: '(created_at, id) > (?, ?)',
  desc: '(created_at, id) < (?, ?)',
};

/** Pages of a list in the order of creation. */
export interface KeysetPages<Row extends object> {
  first: PreparedQuery<Row>;
  /** One that begins after an entry. */
  next: PreparedQuery<Row>;
}

/** Narrows a query of a list to its pages. */
export function prepareKeysetPages<Row extends object>(
  build: (connection: Connection) => Knex.QueryBuilder,
  order: keyof typeof comparisons,
): KeysetPages<Row> {
  const ordered = (connection: Connection) =>
    build(connection)
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
  };
}

/** The rows of one page, and whether another page follows. `values` are those of the list. */
export async function askKeysetPage<Row extends object>(
  ask: Ask,
  { first, next }: KeysetPages<Row>,
  values: readonly ParameterValue[],
  { after, limit }: ListQuery,
): Promise<{ rows: Row[]; more: boolean }> {
  // One row more tells.
  const rows = after
    ? await ask(next, ...values, after.createdAt, after.id, limit + 1)
    : await ask(first, ...values, limit + 1);
  return { rows: rows.slice(0, limit), more: rows.length > limit };
}
