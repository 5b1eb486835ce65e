import { createHash } from 'node:crypto';
import { StartFailure } from '../start-failure.js';
import { keyOf, type Row } from './read-rows.js';
import type { Column, Key, TableShape } from './table-shape.js';

/** A value as every database takes it. */
export type Value = string | bigint | Uint8Array | null;

/** Returns a row in a form for every database. Fails with a `StartFailure` when a column has a value of another type. */
export function toPortableRow(row: Row, shape: TableShape): Record<string, Value> {
  return Object.fromEntries(
    shape.columns.map((column) => {
      const value = toPortable(row[column.name], column.kind);
      if (value !== undefined) return [column.name, value];
      const where = placeOf(shape.table, keyOf(row, shape));
      throw new StartFailure(`${where} has something else than ${inWords[column.kind]} in ${column.name}.`);
    }),
  );
}

/** The name of a row in a table. */
export function placeOf(table: string, key: Key): string {
  return `The row ${key.join(', ')} of ${table}`;
}

/** The same for rows that are the same, in whatever database they are. */
export function digestOf(row: Row, shape: TableShape): Buffer {
  const hash = createHash('sha256');
  for (const value of Object.values(toPortableRow(row, shape))) {
    if (value === null) hash.update('-');
    else {
      const bytes = value instanceof Uint8Array ? value : Buffer.from(String(value));
      hash.update(`${kindOf(value)}${bytes.byteLength}:`).update(bytes);
    }
  }
  return hash.digest();
}

function toPortable(value: unknown, kind: Column['kind']): Value | undefined {
  if (value === null) return null;
  if (kind === 'text') return typeof value === 'string' ? value : undefined;
  if (kind === 'bytes') return value instanceof Uint8Array ? value : undefined;
  // PostgreSQL has booleans, and returns large numbers as text.
  if (typeof value === 'boolean') return BigInt(value);
  const isWhole = ['number', 'string'].includes(typeof value) && /^-?\d+$/.test(String(value));
  return isWhole ? BigInt(String(value)) : undefined;
}

function kindOf(value: Exclude<Value, null>): string {
  return value instanceof Uint8Array ? 'bytes' : typeof value;
}

const inWords = { text: 'text', integer: 'a whole number', bytes: 'bytes' };
