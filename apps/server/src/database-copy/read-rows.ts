import { isKey, type Key, markName } from '@specshelf/store/copy-mark';
import type { Connection } from '@specshelf/store/database';
import type { Knex } from 'knex';
import type { CopyEnd, TableShape } from './table-shape.js';

export type Row = Readonly<Record<string, unknown>>;

/** Limits of a batch. A batch has at least one row, even if that row exceeds `bytes`. */
export interface BatchSize {
  rows: number;
  bytes: number;
}

export interface Batch {
  rows: Row[];
  bytes: number;
}

export interface Amount {
  rows: number;
  bytes: number;
}

/** Reads the rows of a table in the order of their keys; with `after`, the rows after this key. */
export async function* readBatches(
  { database }: CopyEnd,
  shape: TableShape,
  size: BatchSize,
  after?: Key,
): AsyncGenerator<Batch> {
  for (let last = after; ; ) {
    const batch = await database.query((connection) => nextBatch(connection, shape, size, last));
    const row = batch.rows.at(-1);
    if (!row) return;
    yield batch;
    last = keyOf(row, shape);
  }
}

/** Measures a table; with `after`, the rows after this key. */
export async function measure({ database }: CopyEnd, shape: TableShape, after?: Key): Promise<Amount> {
  return database.query(async (connection) => {
    const [sum] = await rowsAfter(connection, shape, after).select(
      connection.raw('count(*) AS amount'),
      connection.raw(`sum(${bytesOf(shape)}) AS bytes`, names(shape)),
    );
    return { rows: Number(sum.amount), bytes: Number(sum.bytes) };
  });
}

export function keyOf(row: Row, { table, keyColumns }: TableShape): Key {
  const key = keyColumns.map((column) => row[column]);
  if (!isKey(key)) throw new Error(`A key of the table ${table} is neither text nor a number`);
  return key;
}

/** Reads the sizes of the rows first: if rows have many megabytes each, only a few of them fit into memory. */
async function nextBatch(
  connection: Connection,
  shape: TableShape,
  size: BatchSize,
  after: Key | undefined,
): Promise<Batch> {
  const inOrder = () => rowsAfter(connection, shape, after).orderBy([...shape.keyColumns]);
  const sizes: { bytes: unknown }[] = await inOrder()
    .select(connection.raw(`${bytesOf(shape)} AS bytes`, names(shape)))
    .limit(size.rows);
  const { count, bytes } = fitting(
    sizes.map((row) => Number(row.bytes)),
    size.bytes,
  );
  if (count === 0) return { rows: [], bytes };
  const rows = await inOrder()
    .select(shape.columns.map(({ name }) => name))
    .limit(count);
  return { rows, bytes };
}

/** Returns how many of the first rows have at most `most` bytes in total, but at least one, and their total. */
function fitting(sizes: readonly number[], most: number): { count: number; bytes: number } {
  let bytes = 0;
  for (const [count, size] of sizes.entries()) {
    if (count > 0 && bytes + size > most) return { count, bytes };
    bytes += size;
  }
  return { count: sizes.length, bytes };
}

function rowsAfter(
  connection: Connection,
  { table, keyColumns }: TableShape,
  after?: Key,
): Knex.QueryBuilder {
  const query = connection(table);
  // This setting exists only during a copy.
  if (table === 'settings') query.whereNot({ name: markName });
  if (!after) return query;
  const columns = keyColumns.map(() => '??').join();
  const values = keyColumns.map(() => '?').join();
  return query.whereRaw(`(${columns}) > (${values})`, [...keyColumns, ...after]);
}

function bytesOf(shape: TableShape): string {
  // Numbers are small.
  return ['0', ...names(shape).map(() => 'coalesce(octet_length(??), 0)')].join(' + ');
}

function names({ columns }: TableShape): string[] {
  return columns.filter(({ kind }) => kind !== 'integer').map(({ name }) => name);
}
