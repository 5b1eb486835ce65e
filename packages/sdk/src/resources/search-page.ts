import type { SearchResult } from '../model/models.js';
import type { Page } from './page.js';

/**
 * One page of the results of a search. `count` is the number of its items: a search does not count all results.
 *
 * @example
 * ```ts
 * let page: SearchPage = await client.search({ organizationId: 'acme', q: 'list pets' });
 * if (page.items.length === 0) console.log(`Nothing found. Did you mean ${page.suggestion}?`);
 * while (page.hasNextPage()) page = await page.getNextPage();
 * ```
 */
export interface SearchPage extends Page<SearchResult> {
  /** A query that finds something, if this one finds nothing and may have a typing error. */
  readonly suggestion?: string;
}
