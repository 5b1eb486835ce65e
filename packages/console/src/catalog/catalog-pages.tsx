import type { Schema } from '@specshelf/contract';
import { type CatalogQuery, catalogURL } from './catalog-query.js';
import { lastPage, pageSize } from './page-number.js';
import { PageNumbers } from './page-numbers.js';

interface CatalogPagesProps {
  list: Schema<'OpenAPISpecList'>;
  query: CatalogQuery;
  root: string;
  /** The number of this page; undefined if its URL has a cursor, as after the last counted match. */
  page: number | undefined;
}

/** The part of the catalog that a page shows, with links to the other pages. */
export function CatalogPages({ list, query, root, page }: CatalogPagesProps) {
  const { items, count, countCapped, next } = list;
  const beyond = next && catalogURL(root, query, next.page);
  if (page === undefined) {
    return (
      <nav class="links after" aria-label="Pages">
        <a href={catalogURL(root, query)}>First page</a>
        {beyond !== undefined && (
          <a href={beyond} rel="next">
            Next page
          </a>
        )}
      </nav>
    );
  }
  const last = lastPage(list);
  if (last < 2 && !beyond) return null;
  const from = (page - 1) * pageSize + 1;
  const total = `${countCapped ? 'more than ' : ''}${count.toLocaleString('en')}`;
  return (
    <div class="row after pages">
      <span class="quiet">
        {from.toLocaleString('en')} to {(from + items.length - 1).toLocaleString('en')} of {total}
      </span>
      <PageNumbers
        current={page}
        last={last}
        hrefOf={(number) => catalogURL(root, query, number)}
        beyond={page >= last ? beyond : undefined}
      />
    </div>
  );
}
