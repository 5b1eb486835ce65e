import { chunksOf } from '@specshelf/base/chunks-of';
import { defined } from '@specshelf/base/defined';
import { newSortableId } from '@specshelf/base/new-sortable-id';
import type {
  AuditEntry,
  AuditFilter,
  AuditLogStore,
  AuditQuery,
  AuditRecord,
  List,
} from '@specshelf/service';
import type { Connection, Database } from '../database/database.js';
import { areStorable } from '../queries/are-storable.js';
import { inText } from '../queries/in-text.js';
import { readAuditEvent } from '../queries/json-column.js';
import { columnsOf, type RowOf } from '../queries/record-columns.js';
import { removeBefore } from '../queries/remove-before.js';

type StoredMember = 'id' | 'organizationId' | 'createdAt' | 'action' | 'actor';

const { plain, all } = columnsOf<Pick<AuditRecord, StoredMember>>();

/** The columns of members that are not in the event. */
const auditColumns = all([
  plain('id', 'id'),
  plain('organizationId', 'organization_id'),
  plain('createdAt', 'created_at'),
  plain('action', 'action'),
  plain('actor', 'actor'),
]);

interface AuditRow extends RowOf<typeof auditColumns> {
  /** The other members as JSON. */
  event: string;
}

export function createAuditLogStore({ query, write }: Pick<Database, 'query' | 'write'>): AuditLogStore {
  return {
    append: (entries) => write((transaction) => append(transaction, entries)),
    list: (selection) => query((connection) => list(connection, selection)),
    removeBefore: (batch) => write((transaction) => removeBefore(transaction, 'audit_log', batch)),
  };
}

/** Stores entries in the transaction of the change. */
export async function append(transaction: Connection, entries: readonly AuditEntry[] = []): Promise<void> {
  for (const some of chunksOf(entries)) {
    await log(transaction).insert(some.map((entry) => toRow({ ...entry, id: newSortableId() })));
  }
}

async function list(
  connection: Connection,
  { organizationId, filter, after, limit, countLimit }: AuditQuery,
): Promise<List<AuditRecord>> {
  if (!areStorable(filter.action ?? '', filter.actor ?? '')) return { records: [], more: false, total: 0 };
  const selected = () => filtered(log(connection).where({ organization_id: organizationId }), filter);
  const page = selected()
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    // One more row shows whether there are more.
    .limit(limit + 1, inText);
  if (after) page.whereRaw('(created_at, id) < (?, ?)', [after.createdAt, after.id]);
  const rows: AuditRow[] = await page;
  const counted = selected()
    .select('id')
    .limit(countLimit + 1, inText);
  const [count] = await connection.from(counted.as('counted')).count({ total: '*' });
  return {
    records: rows.slice(0, limit).map(toRecord),
    more: rows.length > limit,
    total: Number(count?.['total']),
  };
}

function filtered<Query extends ReturnType<typeof log>>(
  query: Query,
  { since, until, action, actor }: AuditFilter,
): Query {
  query.where(defined({ action, actor }));
  if (since !== undefined) query.where('created_at', '>=', since);
  if (until !== undefined) query.where('created_at', '<', until);
  return query;
}

function log(connection: Connection) {
  return connection<AuditRow>('audit_log');
}

function toRow(record: AuditRecord): AuditRow {
  return { ...auditColumns.toRow(record), event: JSON.stringify(auditColumns.others(record)) };
}

function toRecord(row: AuditRow): AuditRecord {
  return { ...readAuditEvent(row.event), ...auditColumns.toRecord(row) };
}
