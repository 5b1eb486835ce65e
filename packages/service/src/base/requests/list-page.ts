import { defined } from '@specshelf/base/defined';
import type { Deps } from '../ports/deps.js';
import type { List, ListQuery } from '../ports/list-query.js';
import { readCursor, toCursor } from './page-cursor.js';

export const defaultLimit = 50;

interface PageQuery {
  page?: string;
  limit?: number;
}

interface Listing<Record, Item> {
  find(query: ListQuery): Promise<List<Record>>;
  present(record: Record): Item;
}

/** Returns a page of a list in the envelope of the API. `list` identifies the list, so that other lists reject its cursors. */
export async function listPage<Record extends { createdAt: string; id: string }, Item>(
  deps: Deps,
  list: string,
  query: PageQuery,
  { find, present }: Listing<Record, Item>,
): Promise<{ items: Item[]; count: number; next?: { page: string } }> {
  const after = query.page === undefined ? undefined : readCursor(deps, list, query.page);
  const { records, more, total } = await find({
    limit: query.limit ?? defaultLimit,
    ...defined({ after }),
  });
  const last = records.at(-1);
  return {
    items: records.map((record) => present(record)),
    count: total,
    ...defined({ next: more && last ? { page: toCursor(deps, list, last) } : undefined }),
  };
}
