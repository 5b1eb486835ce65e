import type { Connection } from './database.js';

interface AuditEventRow {
  id: string;
  created_at: string;
  event: string;
}

/** Leaves an event for the server to log: who works beside it has no other way into its log. */
export async function insert(
  connection: Connection,
  { id, at, event }: { id: string; at: string; event: object },
): Promise<void> {
  await events(connection).insert({ id, created_at: at, event: JSON.stringify(event) });
}

/** The events that were left, the oldest first, as JSON. */
export async function list(connection: Connection): Promise<{ id: string; at: string; event: string }[]> {
  const rows = await events(connection).orderBy(['created_at', 'id']);
  return rows.map(({ id, created_at: at, event }) => ({ id, at, event }));
}

/** Of several who remove an event, one is told that it did. */
export async function remove(connection: Connection, id: string): Promise<boolean> {
  return (await events(connection).where({ id }).delete()) > 0;
}

function events(connection: Connection) {
  return connection<AuditEventRow>('audit_events');
}
