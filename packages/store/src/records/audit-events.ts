import { chunksOf } from '@specshelf/base/chunks-of';
import type { Connection } from '../database/database.js';
import { columnsOf, type RowOf } from '../queries/record-columns.js';

interface StoredEvent {
  id: string;
  at: string;
  /** As JSON. */
  event: string;
}

const { plain, all } = columnsOf<StoredEvent>();

const eventColumns = all([plain('id', 'id'), plain('at', 'created_at'), plain('event', 'event')]);

interface AuditEventRow extends RowOf<typeof eventColumns> {}

/** Stores events of a command for the server, which logs them. */
export async function insert(
  transaction: Connection,
  stored: readonly { id: string; at: string; event: object }[],
): Promise<void> {
  for (const some of chunksOf(stored)) {
    const rows = some.map((each) => eventColumns.toRow({ ...each, event: JSON.stringify(each.event) }));
    await events(transaction).insert(rows);
  }
}

/** Returns stored events as JSON, the oldest first. */
export async function list(connection: Connection, limit: number): Promise<StoredEvent[]> {
  const rows = await events(connection).orderBy(['created_at', 'id']).limit(limit);
  return rows.map(eventColumns.toRecord);
}

/** Removes events, and returns the IDs that this call removed: only one of several concurrent callers gets each event. */
export async function remove(transaction: Connection, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const ours = await events(transaction).whereIn('id', ids).orderBy('id').forUpdate().pluck('id');
  await events(transaction).whereIn('id', ours).delete();
  return new Set(ours);
}

function events(connection: Connection) {
  return connection<AuditEventRow>('audit_events');
}
