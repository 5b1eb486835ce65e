import type BetterSQLite from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import type { ParameterValue, Statement } from '../prepared-query.js';

// In bytes, as good as: what is asked again and again, up to the longest page of a list.
const mostKept = 2 * 1024 * 1024;
const largestKept = 1024 * 1024;

/**
 * A statement that gives rows again which it gave before, for as long as the database is in the same state: to ask for that
 * takes a fraction of the time.
 */
export function createStatement<Row extends object>(
  connection: BetterSQLite.Database,
  sql: string,
  stateOf: () => number,
): Statement<Row> {
  // Values alone: the driver takes twice as long for rows with names. The comment makes it a statement of its own, that knex is
  // not given.
  const statement = connection.prepare<ParameterValue[], unknown[]>(`/* values */ ${sql}`).raw();
  const names = statement.columns().map(({ name }) => name);
  const kept = new LRUCache<string, readonly Row[]>({ maxSize: mostKept, maxEntrySize: largestKept });
  let keptIn: number | undefined;
  return (values) => {
    const state = stateOf();
    if (state !== keptIn) {
      kept.clear();
      keptIn = state;
    }
    const key = JSON.stringify(values);
    const known = kept.get(key);
    if (known) return known;
    const found = statement.all(...values);
    const rows = found.map((row) => named<Row>(names, row));
    kept.set(key, rows, { size: weightOf(found) });
    return rows;
  };
}

/**
 * Which state a database is in: another one after every change, by whomever. What others have changed is looked for once in a
 * turn of the event loop, because that takes locks: what is answered in one turn is answered as of its beginning.
 */
export function createStateOf(connection: BetterSQLite.Database): () => number {
  // Of others, and of ours.
  const version = connection.prepare<[], number>('PRAGMA data_version').pluck();
  const changes = connection.prepare<[], number>('SELECT total_changes()').pluck();
  let state = 0;
  let lastVersion: number | undefined;
  let lastChanges: number | undefined;
  let hasLooked = false;
  return () => {
    const nowChanges = changes.get();
    if (nowChanges !== lastChanges) state += 1;
    lastChanges = nowChanges;
    if (hasLooked) return state;
    hasLooked = true;
    setImmediate(() => {
      hasLooked = false;
    });
    const nowVersion = version.get();
    if (nowVersion !== lastVersion) state += 1;
    lastVersion = nowVersion;
    return state;
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
