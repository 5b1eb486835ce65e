import type { Connection } from '../database/database.js';

export interface SettingRow {
  name: string;
  value: string;
  /** The process that holds the lease, if the setting is a task lease. */
  claimed_by: number | null;
}

/** Returns the value of a setting. Creates a missing setting. */
export async function findOrCreate(
  transaction: Connection,
  name: string,
  create: () => string,
): Promise<string> {
  const row = await settings(transaction).where({ name }).first();
  if (row) return row.value;
  // Of two concurrent callers, both return the first value.
  await settings(transaction).insert({ name, value: create() }).onConflict('name').ignore();
  return findOrCreate(transaction, name, create);
}

export async function find(connection: Connection, name: string): Promise<string | undefined> {
  return (await settings(connection).where({ name }).first('value'))?.value;
}

export async function put(transaction: Connection, name: string, value: string): Promise<void> {
  await settings(transaction).insert({ name, value }).onConflict('name').merge();
}

/** Rejects if the database cannot be read. */
export async function assertReadable(connection: Connection): Promise<void> {
  await settings(connection).first('name');
}

export function settings(connection: Connection) {
  return connection<SettingRow>('settings');
}
