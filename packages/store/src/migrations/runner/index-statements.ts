import type { Index } from '../migration.js';

/** Returns the statement that creates an index, with words such as `concurrently` before its name. */
export function createStatement({ index, table, columns, where }: Index, words = ''): string {
  const condition = where === undefined ? '' : ` where ${where}`;
  return `create index ${words}${index} on ${table} (${columns})${condition}`;
}
