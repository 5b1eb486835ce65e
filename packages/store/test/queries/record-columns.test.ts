import { describe, expect, it } from 'vitest';
import { readStrings } from '../../src/queries/json-column.js';
import { columnsOf, type RowOf } from '../../src/queries/record-columns.js';

interface Limits {
  count?: number;
  days?: number;
}

interface Size {
  width: number;
  height: number;
}

interface Shelf {
  id: string;
  isOpen: boolean;
  tags: readonly string[];
  note?: string;
  limits?: Limits;
  size: Size;
}

const { plain, optional, flag, json, group, optionalGroup, all } = columnsOf<Shelf>();
const limits = columnsOf<Limits>();

const entries = [
  plain('id', 'id'),
  flag('isOpen', 'is_open'),
  json('tags', 'tags', readStrings),
  optional('note', 'note'),
  optionalGroup(
    'limits',
    limits.all([limits.optional('count', 'limit_count'), limits.optional('days', 'limit_days')]),
  ),
] as const;

const shelfColumns = all([
  ...entries,
  group(
    'size',
    ['width', 'height'],
    ({ width, height }: Size) => ({ width, height, area: width * height }),
    ({ width, height }: Size) => ({ width, height }),
  ),
]);

// @ts-expect-error The member `size` has no column.
all(entries);

const shelf: Shelf = {
  ...{ id: 'a', isOpen: true, tags: ['new'], note: 'wide' },
  ...{ limits: { count: 3 }, size: { width: 2, height: 3 } },
};

const row: RowOf<typeof shelfColumns> = {
  ...{ id: 'a', is_open: 1, tags: '["new"]', note: 'wide' },
  ...{ limit_count: 3, limit_days: null, width: 2, height: 3, area: 6 },
};

describe('the columns of a record', () => {
  it('convert a record to its row, and back', () => {
    expect(shelfColumns.toRow(shelf)).toEqual(row);
    expect(shelfColumns.toRecord(row)).toEqual(shelf);
  });

  it('are NULL for absent members, also those of a member in several columns', () => {
    const { note: _note, limits: _limits, ...small } = shelf;
    const stored = { ...row, note: null, limit_count: null };
    expect(shelfColumns.toRow(small)).toEqual(stored);
    expect(shelfColumns.toRecord(stored)).toEqual(small);
  });

  it('of an update are those of its members, and NULL for a member that is undefined', () => {
    expect(shelfColumns.toColumns({ isOpen: false, note: undefined })).toEqual({ is_open: 0, note: null });
    expect(shelfColumns.toColumns({ limits: { days: 7 } })).toEqual({ limit_count: null, limit_days: 7 });
    expect(shelfColumns.toColumns({ limits: undefined })).toEqual({ limit_count: null, limit_days: null });
  });

  it('are selected without those that are only written', () => {
    const selected = ['id', 'is_open', 'tags', 'note', 'limit_count', 'limit_days', 'width', 'height'];
    expect(shelfColumns.names).toEqual(selected);
  });

  it('of some members convert these members only', () => {
    const picked = shelfColumns.pick('limits', 'id');
    expect(picked.names).toEqual(['id', 'limit_count', 'limit_days']);
    expect(picked.toRecord(row)).toEqual({ id: 'a', limits: { count: 3 } });
  });

  it('leave the other members of a larger record', () => {
    expect(
      limits
        .all([limits.optional('count', 'count'), limits.optional('days', 'days')])
        .others({ days: 1, name: 'b' }),
    ).toEqual({ name: 'b' });
  });
});
