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

/** The events that were left, the oldest first; they are there no longer. */
export async function takeAll(transaction: Connection): Promise<{ at: string; event: unknown }[]> {
  const rows = await events(transaction).orderBy(['created_at', 'id']);
  if (rows.length > 0) await events(transaction).delete();
  return rows.map(({ created_at: at, event }) => ({ at, event: JSON.parse(event) }));
}

export async function isEmpty(connection: Connection): Promise<boolean> {
  return (await events(connection).first('id')) === undefined;
}

function events(connection: Connection) {
  return connection<AuditEventRow>('audit_events');
}
