/**
 * What to find.
 *
 * @example
 * ```ts
 * const query: SearchQuery = { q: 'list pets', kind: 'operation' };
 * const page = await client.search({ organizationId: 'acme', ...query });
 * ```
 */
export interface SearchQuery {
  /** 1 to 200 characters, of which the first eight words count. A result contains all of them; the last one may be the beginning of a word. */
  q: string;
  /** The kind of the results. Default: all kinds. */
  kind?: 'spec' | 'operation' | 'schema' | 'page' | undefined;
  /** The slug of a specification to search. Default: all specifications. */
  spec?: string | undefined;
  /** The `next.page` of the previous page. */
  page?: string | undefined;
  /** The maximum number of results in a page: 1 to 50. Default: 20. */
  limit?: number | undefined;
}
