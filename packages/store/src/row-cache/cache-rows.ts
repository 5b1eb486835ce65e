import type BetterSQLite from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import type { ParameterValue, Statement } from '../database/prepared-query.js';
import { createStateOf } from './database-state.js';

// Approximate sizes in bytes: enough for hot queries, up to the longest page of a list.
const cacheSize = 2 * 1024 * 1024;
const largestEntry = 1024 * 1024;

const states = new WeakMap<BetterSQLite.Database, () => number>();

/**
 * Prepares a statement that caches its rows until the database changes: checking for changes takes a fraction of the time of a
 * query. This is the entry point of this folder; the tests in test/store/row-cache compare its assumptions with the installed SQLite.
 * See docs/decisions/0029-cache-sqlite-rows-by-data-version.md
 */
export function cacheRows<Row extends object>(
  connection: BetterSQLite.Database,
  sql: string,
): Statement<Row> {
  const stateOf = states.get(connection) ?? createStateOf(connection);
  states.set(connection, stateOf);
  // Rows as arrays: objects take the driver twice as long. The comment separates it from the statement that knex uses.
  const statement = connection.prepare<ParameterValue[], unknown[]>(`/* values */ ${sql}`).raw();
  const names = statement.columns().map(({ name }) => name);
  const cache = new LRUCache<string, readonly Row[]>({ maxSize: cacheSize, maxEntrySize: largestEntry });
  let cachedState: number | undefined;
  return (values) => {
    const state = stateOf();
    if (state !== cachedState) {
      cache.clear();
      cachedState = state;
    }
    const key = JSON.stringify(values);
    const cached = cache.get(key);
    if (cached) return cached;
    const found = statement.all(...values);
    const rows = found.map((row) => named<Row>(names, row));
    cache.set(key, rows, { size: weightOf(found) });
    return rows;
  };
}

function named<Row extends object>(names: readonly string[], values: readonly unknown[]): Row;
function named(names: readonly string[], values: readonly unknown[]): object {
  const row: Record<string, unknown> = {};
  for (let place = 0; place < names.length; place += 1) row[names[place] ?? ''] = values[place];
  return row;
}

function weightOf(rows: readonly (readonly unknown[])[]): number {
  let weight = 100;
  for (const row of rows) {
    for (const value of row) weight += 8 + lengthOf(value);
  }
  return weight;
}

function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  return value instanceof Uint8Array ? value.byteLength : 0;
}
