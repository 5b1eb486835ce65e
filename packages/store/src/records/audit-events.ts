import { chunksOf } from '@specshelf/base/chunks-of';
import type { Connection } from '../database/database.js';

interface AuditEventRow {
  id: string;
  created_at: string;
  event: string;
}

/** Stores events of a command for the server, which logs them. */
export async function insert(
  transaction: Connection,
  stored: readonly { id: string; at: string; event: object }[],
): Promise<void> {
  for (const some of chunksOf(stored)) {
    const rows = some.map(({ id, at, event }) => ({ id, created_at: at, event: JSON.stringify(event) }));
    await events(transaction).insert(rows);
  }
}

/** Returns stored events as JSON, the oldest first. */
export async function list(
  connection: Connection,
  limit: number,
): Promise<{ id: string; at: string; event: string }[]> {
  const rows = await events(connection).orderBy(['created_at', 'id']).limit(limit);
  return rows.map(({ id, created_at: at, event }) => ({ id, at, event }));
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
