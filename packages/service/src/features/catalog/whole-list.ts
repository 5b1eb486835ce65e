import type { SpecQuery } from './spec-query.js';

/** Whether a query selects all specifications in the default order, which stores list without a search. */
export function isWholeList({
  page: _page,
  limit: _limit,
  sort = 'createdAt',
  ...filters
}: SpecQuery): boolean {
  return sort === 'createdAt' && Object.values(filters).every((value) => value === undefined);
}

/** Identifies this list in page cursors. */
export function wholeListName(organizationId: string): string {
  return `specs of ${organizationId}`;
}
