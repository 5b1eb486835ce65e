import { expect, it } from 'vitest';
import { createUsageCounter } from '../../../src/features/usage/create-usage-counter.js';
import type { Stores, VersionReads } from '../../../src/index.js';

const read = { specId: 's1', versionId: 'v1', reader: 'token:a' };

function setUp(maximum?: number) {
  const batches: VersionReads[][] = [];
  const reported: unknown[] = [];
  const state = { now: new Date('2026-03-01T23:59:59.000Z'), fails: false };
  const usage: Stores['usage'] = {
    add: async (reads) => {
      if (state.fails) throw new Error('The storage is read-only');
      batches.push(reads.map((each) => ({ ...each })));
    },
    list: async () => [],
    removeBefore: async () => 0,
  };
  const counter = createUsageCounter(
    { stores: { usage }, now: () => state.now, report: (error) => reported.push(error) },
    maximum,
  );
  return { batches, reported, state, ...counter };
}

const summary = (batches: VersionReads[][]) =>
  batches.map((batch) => batch.map(({ day, reader, requests }) => `${day.slice(8)} ${reader} ${requests}`));

it('counts by version, day, reader, and label, and stores nothing without reads', async () => {
  const { record, flush, batches, state } = setUp();
  await flush();
  record(read);
  record(read);
  record({ ...read, reader: 'anonymous' });
  state.now = new Date('2026-03-02T00:00:00.000Z');
  record(read);
  record({ ...read, label: 'prod' });
  await flush();
  await flush();
  expect(summary(batches)).toEqual([['01 token:a 2', '01 anonymous 1', '02 token:a 1', '02 token:a 1']]);
  expect(batches[0]?.map(({ label }) => label)).toEqual(['', '', '', 'prod']);
});

it('keeps counting during a flush, and counts again what could not be stored', async () => {
  const { record, flush, batches, state } = setUp();
  state.fails = true;
  record(read);
  const failed = flush();
  record(read);
  await expect(failed).rejects.toThrow('read-only');
  state.fails = false;
  await flush();
  expect(summary(batches)).toEqual([['01 token:a 2']]);
});

it('flushes early when it is full, and counts further readers together', async () => {
  const { record, flush, batches } = setUp(2);
  for (const name of ['a', 'b', 'c', 'd']) record({ ...read, reader: `token:${name}` });
  record(read);
  await flush();
  expect(summary(batches)).toEqual([['01 token:a 2', '01 token:b 1', '01 others 2']]);
});

it('does not grow while nothing can be stored', async () => {
  const { record, flush, batches, state, reported } = setUp(2);
  state.fails = true;
  for (let version = 0; version < 20; version += 1) record({ ...read, versionId: `v${version}` });
  await expect(flush()).rejects.toThrow('read-only');
  expect(reported).toHaveLength(1);
  state.fails = false;
  await flush();
  expect(batches[0]).toHaveLength(4);
});
