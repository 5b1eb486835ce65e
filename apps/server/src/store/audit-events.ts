import type { Connection } from './database/database.js';
import { chunksOf } from './queries/chunks-of.js';

interface AuditEventRow {
  id: string;
  created_at: string;
  event: string;
}

/** Stores events for the server to log: a command has no other access to its log. */
export async function insert(
  transaction: Connection,
  left: readonly { id: string; at: string; event: object }[],
): Promise<void> {
  for (const some of chunksOf(left)) {
    const rows = some.map(({ id, at, event }) => ({ id, created_at: at, event: JSON.stringify(event) }));
    await events(transaction).insert(rows);
  }
}

/** The stored events, the oldest first, as JSON. */
export async function list(
  connection: Connection,
  limit: number,
): Promise<{ id: string; at: string; event: string }[]> {
  const rows = await events(connection).orderBy(['created_at', 'id']).limit(limit);
  return rows.map(({ id, created_at: at, event }) => ({ id, at, event }));
}

/** Returns the IDs that this call removed: of several concurrent callers, each event goes to one. */
export async function remove(transaction: Connection, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const ours = await events(transaction).whereIn('id', ids).orderBy('id').forUpdate().pluck('id');
  await events(transaction).whereIn('id', ours).delete();
  return new Set(ours);
}

function events(connection: Connection) {
  return connection<AuditEventRow>('audit_events');
}
