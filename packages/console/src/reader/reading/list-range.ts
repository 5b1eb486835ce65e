import { invalidRequest } from '@specshelf/service';

/** The part of a long list that a page shows. */
export interface ListRange {
  /** Index of the first entry, and the index after the last one. */
  from: number;
  to: number;
  total: number;
  /** Length of all parts but the last. */
  size: number;
}

/** Reads `?from=`. Default: 0. */
export function readStart(query: URLSearchParams): number {
  const from = query.get('from') ?? '0';
  if (!/^\d{1,6}$/.test(from)) {
    throw invalidRequest([{ path: '/query/from', message: 'must be an integer from 0 to 999999' }]);
  }
  return Number(from);
}

/**
 * Returns the part of a list that contains the entry at `start`; undefined after the end of the list. Parts have almost the same
 * length, so that the last one is not a page with a single entry.
 */
export function rangeAt(total: number, start: number, longest: number): ListRange | undefined {
  if (start > 0 && start >= total) return undefined;
  const parts = Math.max(1, Math.ceil(total / longest));
  const size = Math.max(1, Math.ceil(total / parts));
  const from = start - (start % size);
  return { from, to: Math.min(from + size, total), total, size };
}

/** The query of the page with the part that begins at an entry; empty for the first part. */
export function rangeQuery(from: number): string {
  return from === 0 ? '' : `?from=${from}`;
}

/** Limit on the operations, tags, or other pages of one list. Each has up to 17 nodes with its heading. */
export const longestList = 400;
