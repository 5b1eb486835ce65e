import type { TaskLeaseUpdate } from '@specshelf/service';
import type { Connection } from './database/database.js';
import * as settings from './settings.js';

// The lease of a task is a setting: its value is the expiry.

export async function find(connection: Connection, task: string): Promise<string | undefined> {
  return settings.find(connection, task);
}

export async function replace(
  connection: Connection,
  task: string,
  { expected, expiresAt, isHeld }: TaskLeaseUpdate,
  processId?: number,
): Promise<boolean> {
  const lease = { value: expiresAt, claimed_by: isHeld ? (processId ?? null) : null };
  if (expected !== undefined) {
    const stored = settings.settings(connection).where({ name: task, value: expected });
    return (await stored.update(lease)) > 0;
  }
  const insertion = settings.settings(connection).insert({ name: task, ...lease });
  return (await insertion.onConflict('name').ignore().returning('name')).length > 0;
}
