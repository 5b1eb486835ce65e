import { isDeepStrictEqual } from 'node:util';
import type { List, ListQuery, Stores } from '@specshelf/service';
import { createStores } from '@specshelf/store/create-stores';
import type { Connection } from '@specshelf/store/database';
import type { Compared, CopyEnd } from './table-shape.js';

/** A list that the API returns in pages. */
interface ComparedList {
  what: string;
  table: string;
  owner: Readonly<Record<string, string>>;
  order: 'asc' | 'desc';
  read(stores: Stores, query: ListQuery): Promise<List<unknown>>;
}

// Number of lists of each kind; the longest ones are the most likely to differ.
const listsOfAKind = 10;
const limit = 50;

/** Compares the first page, one in the middle, and the last one of the longest lists, and checks their counters. */
export async function compareLists(source: CopyEnd, target: CopyEnd): Promise<Compared[]> {
  const compared: Compared[] = [];
  for (const list of await source.database.query(longestLists)) {
    compared.push(await compareList(list, source, target));
  }
  return compared;
}

async function longestLists(connection: Connection): Promise<ComparedList[]> {
  const organizations: { id: string }[] = await longest(connection, 'organizations', 'spec_count');
  const specs: { id: string; organization_id: string; slug: string }[] = await longest(
    connection,
    'openapi_specs',
    'version_count',
  );
  return [
    ...organizations.map(
      ({ id }): ComparedList => ({
        what: `specifications of ${id}`,
        table: 'openapi_specs',
        owner: { organization_id: id },
        order: 'asc',
        read: (stores, query) => stores.specs.list(id, query),
      }),
    ),
    ...specs.map(
      ({ id, organization_id, slug }): ComparedList => ({
        what: `versions of ${organization_id}/${slug}`,
        table: 'openapi_spec_versions',
        owner: { spec_id: id },
        order: 'desc',
        read: (stores, query) => stores.versions.list(id, query),
      }),
    ),
  ];
}

function longest(connection: Connection, table: string, count: string) {
  return connection(table)
    .orderBy([{ column: count, order: 'desc' }, { column: 'id' }])
    .limit(listsOfAKind);
}

async function compareList(list: ComparedList, source: CopyEnd, target: CopyEnd): Promise<Compared> {
  const [ours, theirs] = [createStores(source.database), createStores(target.database)];
  const [rows, theirRows] = await Promise.all([countRows(source, list), countRows(target, list)]);
  const pages = { what: list.what, source: rows, target: theirRows };
  for (const offset of offsetsOf(pages.source)) {
    const query = await queryAt(source, list, offset);
    const [page, theirPage] = await Promise.all([list.read(ours, query), list.read(theirs, query)]);
    if (!isDeepStrictEqual(page, theirPage))
      return { ...pages, difference: `first on the page after ${offset} records` };
    if (page.total !== pages.source) return { ...pages, miscounted: page.total };
  }
  return pages;
}

async function countRows({ database }: CopyEnd, { table, owner }: ComparedList): Promise<number> {
  return database.query(async (connection) => {
    const row = await connection(table).where(owner).count({ count: '*' }).first();
    return Number(row?.count);
  });
}

/** Offsets of the first page, one in the middle, and the last one. */
function offsetsOf(rows: number): ReadonlySet<number> {
  const last = Math.max(rows - limit, 0);
  return new Set([0, Math.floor(last / 2), last]);
}

async function queryAt(
  { database }: CopyEnd,
  { table, owner, order }: ComparedList,
  offset: number,
): Promise<ListQuery> {
  if (offset === 0) return { limit };
  const row: { created_at: string; id: string } = await database.query((connection) =>
    connection(table)
      .where(owner)
      .orderBy([
        { column: 'created_at', order },
        { column: 'id', order },
      ])
      .offset(offset - 1)
      .first('created_at', 'id'),
  );
  return { limit, after: { createdAt: row.created_at, id: row.id } };
}
