import type { ChoreStore } from '@specshelf/service';
import type { Connection } from './database.js';

interface SettingRow {
  name: string;
  value: string;
  claimed_by: number | null;
}

/** The value of a setting, which is made when it is first asked for. */
export async function readOrMake(transaction: Connection, name: string, make: () => string): Promise<string> {
  const row = await settings(transaction).where({ name }).first();
  if (row) return row.value;
  // Of two that make one at the same time, both get the first.
  await settings(transaction).insert({ name, value: make() }).onConflict('name').ignore();
  return readOrMake(transaction, name, make);
}

/** Returns the value of a setting, if it has one. */
export async function find(connection: Connection, name: string): Promise<string | undefined> {
  return (await settings(connection).where({ name }).first('value'))?.value;
}

/** Sets the value of a setting. */
export async function put(transaction: Connection, name: string, value: string): Promise<void> {
  await settings(transaction).insert({ name, value }).onConflict('name').merge();
}

/**
 * Takes what only one may have at a time, until a time: when nobody has it any longer, or who has it is the caller, by the time
 * until which that is.
 */
export async function claimUntil(
  connection: Connection,
  name: string,
  { now, until, held, isEnd = false }: Parameters<ChoreStore['claim']>[1],
  processId?: number,
): Promise<boolean> {
  const claim = { value: until, claimed_by: isEnd ? null : (processId ?? null) };
  const setting = await settings(connection).where({ name }).first();
  if (!setting) {
    const made = settings(connection)
      .insert({ name, ...claim })
      .onConflict('name')
      .ignore();
    return (await made.returning('name')).length > 0;
  }
  if (setting.value > now && setting.value !== held) return false;
  return (await settings(connection).where(setting).update(claim)) > 0;
}

/** Fails when nothing can be read. */
export async function look(connection: Connection): Promise<void> {
  await settings(connection).first('name');
}

function settings(connection: Connection) {
  return connection<SettingRow>('settings');
}
