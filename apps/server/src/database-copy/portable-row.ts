import { createHash } from 'node:crypto';
import { StartFailure } from '@specshelf/base/start-failure';
import type { Key } from '@specshelf/store/copy-mark';
import { keyOf, type Row } from './read-rows.js';
import type { Column, TableShape } from './table-shape.js';

/** A value that every database accepts. */
export type Value = string | bigint | Uint8Array | null;

/**
 * Returns a row in a form that every database accepts. Fails with a `StartFailure` if a value does not have the type of its
 * column.
 */
export function toPortableRow(row: Row, shape: TableShape): Record<string, Value> {
  return Object.fromEntries(
    shape.columns.map((column) => {
      const value = toPortable(row[column.name], column.kind);
      if (value !== undefined) return [column.name, value];
      const where = placeOf(shape.table, keyOf(row, shape));
      throw new StartFailure(
        `${where} has a value in ${column.name} that is not ${descriptions[column.kind]}.`,
      );
    }),
  );
}

/** The name of a row in a table. */
export function placeOf(table: string, key: Key): string {
  return `The row ${key.join(', ')} of ${table}`;
}

/** Returns a digest of a row. Equal rows have equal digests in all databases. */
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

const descriptions = { text: 'text', integer: 'a whole number', bytes: 'bytes' };
