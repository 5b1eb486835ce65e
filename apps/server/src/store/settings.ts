import type { Connection } from './database.js';

interface SettingRow {
  name: string;
  value: string;
}

/** The value of a setting, which is made when it is first asked for. */
export async function readOrMake(transaction: Connection, name: string, make: () => string): Promise<string> {
  const row = await settings(transaction).where({ name }).first();
  if (row) return row.value;
  // Of two that make one at the same time, both get the first.
  await settings(transaction).insert({ name, value: make() }).onConflict('name').ignore();
  return readOrMake(transaction, name, make);
}

/** Fails when nothing can be read. */
export async function look(connection: Connection): Promise<void> {
  await settings(connection).first('name');
}

function settings(connection: Connection) {
  return connection<SettingRow>('settings');
}
