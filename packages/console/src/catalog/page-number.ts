import type { Schema } from '@specshelf/contract';
import { type CatalogQuery, isFiltered } from './catalog-query.js';

/** Specifications on a page of the catalog: the limit of the operation unless a query has one. */
export const pageSize = 50;

/** The highest number of matches that the operation counts. Pages after them have cursors instead of numbers. */
const mostNumbered = 1_000;

/** Returns the number of the requested page; undefined if the URL has a page cursor instead. */
export function readPageNumber(query: URLSearchParams): number | undefined {
  const pages = query.getAll('page');
  if (pages.length === 0) return 1;
  const [page = ''] = pages;
  return pages.length === 1 && /^[1-9]\d{0,6}$/.test(page) ? Number(page) : undefined;
}

/** Whether finding a page by its number may read all entries before it. Without filters, these are entries of one index. */
export function isNumbered(query: CatalogQuery, page: number): boolean {
  return !isFiltered(query) || page * pageSize <= mostNumbered;
}

export function lastPage({ count }: Pick<Schema<'OpenAPISpecList'>, 'count'>): number {
  return Math.max(1, Math.ceil(count / pageSize));
}
