import type { Schema } from '@specshelf/contract';
import { listQuery } from '../web/call-operation.js';
import type { PageRequest } from '../web/page-request.js';
import type { SearchQuery } from './search-query.js';

export type SearchResults = Schema<'SearchResults'>;
export type SearchResult = Schema<'SearchResult'>;

/** Results in what the visitor may read: all specifications of the organization for its members, otherwise the public ones. */
export async function findResults(
  page: PageRequest,
  query: SearchQuery,
  limit: number,
): Promise<SearchResults> {
  if (query.q === '') return { items: [] };
  const { organizationId = '' } = page.params;
  const found = { ...query, ...listQuery(page), limit };
  return page.service.search({ organizationId }, found, page.principal);
}

/** The path of a result on this server: a visitor stays on the current host, which has the cookie. */
export function hrefOf({ urls }: SearchResult): string {
  const { pathname, search, hash } = new URL(urls.app);
  return pathname + search + hash;
}
