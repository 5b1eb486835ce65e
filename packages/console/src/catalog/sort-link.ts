import { type CatalogQuery, catalogURL, defaultSort } from './catalog-query.js';

/** Columns by which the catalog can be sorted, as in the `sort` parameter. */
export type SortableColumn = 'name' | 'updatedAt';

interface SortLink {
  url: string;
  /** The current order, if the list is sorted by this column. */
  order: 'ascending' | 'descending' | undefined;
}

/** Returns the link of a heading: it sorts by the column, or reverses the current order. */
export function sortLink(root: string, query: CatalogQuery, column: SortableColumn): SortLink {
  const current = query.sort ?? defaultSort;
  const order = current === column ? 'ascending' : current === `-${column}` ? 'descending' : undefined;
  const first = column === 'name' ? column : `-${column}`;
  const reversed = order === 'ascending' ? `-${column}` : column;
  const { sort: _sort, ...filters } = query;
  const sort = order === undefined ? first : reversed;
  return { url: catalogURL(root, sort === defaultSort ? filters : { ...filters, sort }), order };
}
