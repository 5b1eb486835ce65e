import type { List, ListQuery, PublicationRecord } from '@specshelf/service';
import type { Connection, QueryPrepared } from '../database/database.js';
import { parameter } from '../database/prepared-query.js';
import { readOrigin } from '../queries/json-column.js';
import { prepareKeysetPages, queryKeysetPage } from '../queries/keyset-page.js';

interface PublicationRow {
  id: string;
  spec_id: string;
  version_id: string;
  created_at: string;
  trigger: PublicationRecord['trigger'];
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
  entries: (connection) =>
    ofVersion(connection).select('id', 'spec_id', 'version_id', 'created_at', 'trigger', 'origin'),
  count: (connection) => ofVersion(connection).count(),
  order: 'desc',
});

function ofVersion(connection: Connection) {
  return publications(connection).where({ version_id: parameter });
}

function toRow({ id, specId, versionId, createdAt, trigger, ...origin }: PublicationRecord): PublicationRow {
  return {
    id,
    spec_id: specId,
    version_id: versionId,
    created_at: createdAt,
    trigger,
    origin: JSON.stringify(origin),
  };
}

function toRecord(row: PublicationRow): PublicationRecord {
  return {
    id: row.id,
    specId: row.spec_id,
    versionId: row.version_id,
    createdAt: row.created_at,
    trigger: row.trigger,
    ...readOrigin(row.origin),
  };
}
