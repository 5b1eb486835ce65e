import type { Connection } from './database.js';

interface SettingRow {
  name: string;
  value: string;
}

/** The value of a setting, which is made when it is first asked for. */
export async function readOrMake(transaction: Connection, name: string, make: () => string): Promise<string> {
  const row = await settings(transaction).where({ name }).first();
  if (row) return row.value;
  const value = make();
  await settings(transaction).insert({ name, value });
  return value;
}

function settings(connection: Connection) {
  return connection<SettingRow>('settings');
}
