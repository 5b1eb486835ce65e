import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { defined } from '@specshelf/base/defined';
import { StartFailure } from '@specshelf/base/start-failure';
import type { Key } from '@specshelf/store/copy-mark';
import { type CopyMark, readMark, writeMark } from '@specshelf/store/copy-mark';
import type { Connection } from '@specshelf/store/database';
import { nameOfDatabase } from '@specshelf/store/name-of-database';
import { placeOf, toPortableRow, type Value } from './portable-row.js';
import { type Amount, type Batch, type BatchSize, keyOf, measure, readBatches } from './read-rows.js';
import { type CopyEnd, shapesOf, type TableShape } from './table-shape.js';

/** The progress of a copy or a comparison. */
export interface Step {
  doing: 'copying' | 'comparing';
  table: string;
  done: Amount;
  all: Amount;
}

export interface CopyOptions {
  size?: BatchSize;
  /** Called after every batch. An error that it throws ends the copy like a crash. */
  onProgress(step: Step): void;
}

export const defaultSize: BatchSize = { rows: 500, bytes: 8 * 1024 * 1024 };

/**
 * Copies all rows into an empty database, or resumes an interrupted copy: each batch is one transaction, which also stores the
 * progress. Leaves the mark of an unfinished copy. Returns the number of rows and bytes that it copied. Fails with a
 * `StartFailure`.
 */
export async function copyRows(
  source: CopyEnd,
  target: CopyEnd,
  { size = defaultSize, onProgress }: CopyOptions,
): Promise<Amount> {
  const shapes = await shapesOf(source);
  const mark = await beginOrResume(source, target, shapes);
  const left = shapesLeft(shapes, mark);
  const all = await measureAll(source, shapes);
  const missing = await measureAll(source, left, mark.after);
  const copied = { rows: 0, bytes: 0 };
  for (const [index, shape] of left.entries()) {
    const after = index === 0 ? mark.after : undefined;
    for await (const batch of readBatches(source, shape, size, after)) {
      await insert({ source, target }, shape, batch, mark);
      copied.rows += batch.rows.length;
      copied.bytes += batch.bytes;
      const done = {
        rows: all.rows - missing.rows + copied.rows,
        bytes: all.bytes - missing.bytes + copied.bytes,
      };
      onProgress({ doing: 'copying', table: shape.table, done, all });
    }
  }
  await target.database.write((transaction) =>
    writeMark(transaction, { from: mark.from, identity: mark.identity }),
  );
  return copied;
}

/** Measures tables. With `after`, only the rows after this key count in the first table. */
export async function measureAll(end: CopyEnd, shapes: readonly TableShape[], after?: Key): Promise<Amount> {
  const sum = { rows: 0, bytes: 0 };
  for (const [index, shape] of shapes.entries()) {
    const { rows, bytes } = await measure(end, shape, index === 0 ? after : undefined);
    sum.rows += rows;
    sum.bytes += bytes;
  }
  return sum;
}

/** Begins a copy in an empty database, or resumes a copy of the same source. */
async function beginOrResume(
  source: CopyEnd,
  target: CopyEnd,
  shapes: readonly TableShape[],
): Promise<CopyMark> {
  const begun = await source.database.query((connection) => firstMark(connection, source, shapes));
  const name = nameOfDatabase(target.location);
  return target.database.write(async (transaction) => {
    const mark = await readMark(transaction);
    if (mark?.from === begun.from && mark.identity === begun.identity) return mark;
    if (mark) {
      throw new StartFailure(
        `The database ${name} is not empty: it is an unfinished copy of ${mark.from}. Finish that copy, or copy into an empty database.`,
      );
    }
    for (const { table } of shapes) {
      if (await transaction(table).first())
        throw new StartFailure(
          `The database ${name} is not empty: it has rows in ${table}. Copy into an empty database.`,
        );
    }
    await writeMark(transaction, begun);
    return begun;
  });
}

async function firstMark(
  connection: Connection,
  { location }: CopyEnd,
  shapes: readonly TableShape[],
): Promise<CopyMark> {
  const cursorKey = await connection('settings').where({ name: 'cursor-key' }).first('value');
  const table = shapes[0]?.table;
  return {
    from: location.kind === 'sqlite' ? resolve(location.file) : nameOfDatabase(location),
    // Differs for another database with the same name.
    identity: createHash('sha256').update(String(cursorKey?.value)).digest('hex'),
    ...defined({ table }),
  };
}

function shapesLeft(shapes: readonly TableShape[], { table }: CopyMark): readonly TableShape[] {
  if (table === undefined) return [];
  return shapes.slice(shapes.findIndex((shape) => shape.table === table));
}

async function insert(
  { source, target }: { source: CopyEnd; target: CopyEnd },
  shape: TableShape,
  { rows }: Batch,
  { from, identity }: CopyMark,
): Promise<void> {
  const last = rows.at(-1);
  const mark = { from, identity, table: shape.table, ...(last && { after: keyOf(last, shape) }) };
  const portable = rows.map((row) => {
    const values = toPortableRow(row, shape);
    if (target.location.kind === 'postgresql')
      rejectNulCharacters(values, placeOf(shape.table, keyOf(row, shape)));
    return values;
  });
  try {
    await target.database.write(async (transaction) => {
      for (let first = 0; first < portable.length; first += rowsOfStatement) {
        await transaction(shape.table).insert(portable.slice(first, first + rowsOfStatement));
      }
      await writeMark(transaction, mark);
    });
  } catch (error) {
    if (!isConstraintViolation(error)) throw error;
    const [changed, incomplete] = [source, target].map(({ location }) => nameOfDatabase(location));
    throw new StartFailure(
      `Rows of ${shape.table} conflict with rows that were copied before: ${changed} has changed since. Empty ${incomplete}, and run the same command again.`,
      { cause: error },
    );
  }
}

// Databases limit the number of values in a statement, and SQLite also the number of rows.
const rowsOfStatement = 100;

function rejectNulCharacters(row: Readonly<Record<string, Value>>, place: string): void {
  for (const [column, value] of Object.entries(row)) {
    if (typeof value !== 'string' || !value.includes('\0')) continue;
    throw new StartFailure(
      `${place} has a NUL character in ${column}, which PostgreSQL cannot store. Remove it, and run the same command again.`,
    );
  }
}

function isConstraintViolation(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && /^(SQLITE_CONSTRAINT|23\d{3}$)/.test(String(error.code))
  );
}
