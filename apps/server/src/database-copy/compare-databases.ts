import { createHash } from 'node:crypto';
import { defined } from '@specshelf/base/defined';
import type { Key } from '@specshelf/store/copy-mark';
import { compareLists } from './compare-lists.js';
import { type CopyOptions, defaultSize, measureAll } from './copy-rows.js';
import { digestOf } from './portable-row.js';
import { type Batch, type BatchSize, keyOf, readBatches } from './read-rows.js';
import { type Compared, type CopyEnd, shapesOf, type TableShape } from './table-shape.js';

/** Compares all rows of all tables, and some pages of the longest lists. */
export async function compareDatabases(
  source: CopyEnd,
  target: CopyEnd,
  { size = defaultSize, onProgress }: CopyOptions,
): Promise<Compared[]> {
  const shapes = await shapesOf(source);
  const all = await measureAll(source, shapes);
  const done = { rows: 0, bytes: 0 };
  const compared: Compared[] = [];
  for (const shape of shapes) {
    const reportBatch = ({ rows, bytes }: Batch) => {
      done.rows += rows.length;
      done.bytes += bytes;
      onProgress({ doing: 'comparing', table: shape.table, done, all });
    };
    const rows = digestsOf(source, shape, size, reportBatch);
    const found = await compareRows(rows, digestsOf(target, shape, size));
    compared.push({ what: shape.table, ...found });
  }
  return [...compared, ...(await compareLists(source, target))];
}

interface RowDigest {
  key: Key;
  digest: Buffer;
}

async function* digestsOf(
  end: CopyEnd,
  shape: TableShape,
  size: BatchSize,
  onBatch?: (batch: Batch) => void,
): AsyncGenerator<RowDigest> {
  for await (const batch of readBatches(end, shape, size)) {
    for (const row of batch.rows) yield { key: keyOf(row, shape), digest: digestOf(row, shape) };
    onBatch?.(batch);
  }
}

async function compareRows(
  source: AsyncGenerator<RowDigest>,
  target: AsyncGenerator<RowDigest>,
): Promise<Omit<Compared, 'what'>> {
  const sum = createHash('sha256');
  const count = { source: 0, target: 0 };
  let difference: string | undefined;
  for (;;) {
    const [ours, theirs] = await Promise.all([nextOf(source), nextOf(target)]);
    if (!ours && !theirs) break;
    if (ours) sum.update(ours.digest);
    count.source += Number(ours !== undefined);
    count.target += Number(theirs !== undefined);
    difference ??= differenceOf(ours, theirs);
  }
  return { ...count, digest: sum.digest('hex'), ...defined({ difference }) };
}

async function nextOf(rows: AsyncGenerator<RowDigest>): Promise<RowDigest | undefined> {
  const { value, done } = await rows.next();
  return done ? undefined : value;
}

/** Describes the first difference between two rows at the same position. */
function differenceOf(ours: RowDigest | undefined, theirs: RowDigest | undefined): string | undefined {
  if (ours && theirs?.digest.equals(ours.digest)) return undefined;
  if (!ours) return `first at ${theirs?.key.join(', ')}, where the source ends`;
  const first = `first at ${ours.key.join(', ')}`;
  if (!theirs) return `${first}, where the target ends`;
  const isSameRow = theirs.key.join() === ours.key.join();
  return isSameRow ? first : `${first}, where the target has ${theirs.key.join(', ')}`;
}
