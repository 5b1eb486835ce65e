import type { List, ListQuery, PublicationRecord } from '@specshelf/service';
import type { Connection, QueryPrepared } from '../database/database.js';
import { parameter } from '../database/prepared-query.js';
import { readOrigin } from '../queries/json-column.js';
import { prepareKeysetPages, queryKeysetPage } from '../queries/keyset-page.js';
import { columnsOf, type RowOf } from '../queries/record-columns.js';

const { plain, all } = columnsOf<Omit<PublicationRecord, 'publisher' | 'provenance'>>();

/** The columns of members that are not in the origin. */
const publicationColumns = all([
  plain('id', 'id'),
  plain('specId', 'spec_id'),
  plain('versionId', 'version_id'),
  plain('createdAt', 'created_at'),
  plain('trigger', 'trigger'),
]);

interface PublicationRow extends RowOf<typeof publicationColumns> {
  /** The other members as JSON. */
  origin: string;
}

export async function insert(transaction: Connection, records: readonly PublicationRecord[]): Promise<void> {
  if (records.length > 0) await publications(transaction).insert(records.map(toRow));
}

/** Returns a page of the publications of a version, newest first. */
export async function list(
  queryPrepared: QueryPrepared,
  versionId: string,
  query: ListQuery,
): Promise<List<PublicationRecord>> {
  const { rows, ...about } = await queryKeysetPage(queryPrepared, pages, [versionId], query);
  return { records: rows.map(toRecord), ...about };
}

function publications(connection: Connection) {
  return connection<PublicationRow>('publications');
}

const pages = prepareKeysetPages<PublicationRow>({
  entries: (connection) => ofVersion(connection).select(...publicationColumns.names, 'origin'),
  count: (connection) => ofVersion(connection).count(),
  order: 'desc',
});

function ofVersion(connection: Connection) {
  return publications(connection).where({ version_id: parameter });
}

function toRow(publication: PublicationRecord): PublicationRow {
  const origin = JSON.stringify(publicationColumns.others(publication));
  return { ...publicationColumns.toRow(publication), origin };
}

function toRecord(row: PublicationRow): PublicationRecord {
  return { ...publicationColumns.toRecord(row), ...readOrigin(row.origin) };
}
