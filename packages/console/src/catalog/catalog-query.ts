/** The filters of the catalog: query parameters of the page and of the operation that lists specifications. */
export const filterNames = ['q', 'state', 'owner', 'tag', 'lifecycle', 'visibility', 'problems'] as const;

type FilterName = (typeof filterNames)[number];

/** The filters and the order of the catalog that its URL contains. */
export type CatalogQuery = Readonly<Partial<Record<FilterName | 'sort', string>>>;

/** The order without a `sort` parameter. */
export const defaultSort = '-updatedAt';

/** Reads the query of the catalog. A form also sends empty fields, which select nothing. */
export function readCatalogQuery(query: URLSearchParams): CatalogQuery {
  const read: Partial<Record<FilterName | 'sort', string>> = {};
  for (const name of [...filterNames, 'sort'] as const) {
    const value = query.get(name)?.trim() ?? '';
    if (value !== '' && !(name === 'sort' && value === defaultSort)) read[name] = value;
  }
  return read;
}

export function isFiltered(query: CatalogQuery): boolean {
  return filterNames.some((name) => query[name] !== undefined);
}

/** Returns the URL of the catalog at `root` with a query, optionally at a page by its number or its cursor. */
export function catalogURL(root: string, query: CatalogQuery, page: string | number = 1): string {
  const sent = new URLSearchParams(query);
  if (page !== 1) sent.set('page', String(page));
  return sent.size === 0 ? root : `${root}?${sent}`;
}
