import type { ListQuery } from '@specshelf/service';
import type { Knex } from 'knex';

const comparisons = {
  asc: '(created_at, id) > (?, ?)',
  desc: '(created_at, id) < (?, ?)',
};

/** Narrows a query to one page in the order of creation, and one row more that tells whether another page follows. */
export function takeKeysetPage(
  query: Knex.QueryBuilder,
  order: keyof typeof comparisons,
  { after, limit }: ListQuery,
): void {
  if (after) query.whereRaw(comparisons[order], [after.createdAt, after.id]);
  query.orderBy([
    { column: 'created_at', order },
    { column: 'id', order },
  ]);
  query.limit(limit + 1);
}

export function toKeysetPage<Row>(
  rows: readonly Row[],
  { limit }: ListQuery,
): { rows: Row[]; more: boolean } {
  return { rows: rows.slice(0, limit), more: rows.length > limit };
}
