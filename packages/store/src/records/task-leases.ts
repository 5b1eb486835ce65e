import type { TaskLeaseStore, TaskLeaseUpdate } from '@specshelf/service';
import type { Connection, Database } from '../database/database.js';
import * as settings from './settings.js';

// The lease of a task is a setting: its value is the expiry.

export function createTaskLeaseStore({
  query,
  processId,
}: Pick<Database, 'query' | 'processId'>): TaskLeaseStore {
  return {
    find: (task) => query((connection) => settings.find(connection, task)),
    replace: (task, update) => query((connection) => replace(connection, task, update, processId())),
  };
}

async function replace(
  connection: Connection,
  task: string,
  { expected, expiresAt, isHeld }: TaskLeaseUpdate,
  processId: number | undefined,
): Promise<boolean> {
  const lease = { value: expiresAt, claimed_by: isHeld ? (processId ?? null) : null };
  if (expected !== undefined) {
    const stored = settings.settings(connection).where({ name: task, value: expected });
    return (await stored.update(lease)) > 0;
  }
  const insertion = settings.settings(connection).insert({ name: task, ...lease });
  return (await insertion.onConflict('name').ignore().returning('name')).length > 0;
}
