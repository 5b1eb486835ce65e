import type { Connection } from '../database/database.js';

interface EndedSessionRow {
  id: string;
  until: string;
}

/** Stores the ID of a session that was signed out, until the time when it would expire by itself. */
export async function insert(
  transaction: Connection,
  { id, until, now }: EndedSessionRow & { now: string },
): Promise<void> {
  await endedSessions(transaction).where('until', '<=', now).delete();
  await endedSessions(transaction).insert({ id, until }).onConflict('id').ignore();
}

/** Whether the session with this ID was signed out. */
export async function has(connection: Connection, id: string): Promise<boolean> {
  return (await endedSessions(connection).where({ id }).first('id')) !== undefined;
}

function endedSessions(connection: Connection) {
  return connection<EndedSessionRow>('ended_sessions');
}
