import { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { printWords } from '@specshelf/service/search';
import { organization, spec, time, version } from '@specshelf/service/test/records';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createStores } from '../src/create-stores.js';
import { createSearchThread } from '../src/sqlite/search-thread/create-search-thread.js';
import { openDatabase } from './support/open-database.js';

it('searches in a file on another thread, and rejects searches if too many wait or after it is closed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const database = await openDatabase({ kind: 'sqlite', file: join(folder, 'specs.sqlite') });
  const stores = createStores(database);
  await stores.organizations.insert(organization());
  await stores.specs.insert(spec());
  const expected = { id: 'spec1', expected: {} };
  await stores.specs.commit({ ...expected, changes: { lastVersion: 'version1' }, version: version() });
  const { generation = 0 } = (await stores.search.begin({ indexVersion: 2, now: time(0) })) ?? {};
  const chunk = { chunk: 0, ranks: new Uint8Array(2), entries: new Uint8Array() };
  await stores.search.write(
    generation,
    [{ ...chunk, tokens: ['oacme npet', 'oacme npets'], words: printWords(['pet', 'pets']) }],
    time(0),
  );
  const find = (limit: number) =>
    stores.search.find({ expressions: [{ prefix: 'npet' }], after: -1, from: 0, below: 2 ** 50, limit });
  const results = await Promise.all([find(9), find(1)]);
  expect(results.map((ids) => ids.length)).toEqual([2, 1]);
  const many = await Promise.allSettled(Array.from({ length: 201 }, () => find(1)));
  const failed = many.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(failed).toEqual([expect.objectContaining({ meaning: 'overloaded' })]);
  const rejected = expect(find(9)).rejects.toThrow('The database is closed');
  await database.close();
  await rejected;
  await expect(find(9)).rejects.toThrow('The database is closed');
});

describe('a thread for searches', () => {
  const search = { expressions: [], after: -1, from: 0, below: 1, limit: 1 };

  /** A worker that only does what a test lets it do. */
  class FakeWorker extends EventEmitter {
    requests = 0;
    isEnded = false;
    ref() {}
    unref() {}
    postMessage() {
      this.requests += 1;
    }
    start() {
      this.emit('message', 'ready');
    }
    async terminate() {
      this.isEnded = true;
      return 1;
    }
    reply(id: number) {
      this.emit('message', { found: [{ id, expression: 0 }] });
    }
  }

  /** Returns a thread whose workers are fake; the first starts fail. */
  function createThread({ failures = 0, mostTime = 60_000 }) {
    const workers: FakeWorker[] = [];
    let starts = 0;
    const start = () => {
      starts += 1;
      if (starts <= failures) throw new Error('There is no memory for a thread');
      const worker = new FakeWorker();
      workers.push(worker);
      // The thread uses only the members of the fake one.
      return worker as unknown as Worker;
    };
    return { workers, thread: createSearchThread('specs.sqlite', { start, mostTime }) };
  }

  it('fails only the searches for which it cannot start', async () => {
    const { workers, thread } = createThread({ failures: 2 });
    const reason = 'There is no memory for a thread';
    await expect(thread.find(search)).rejects.toThrow(reason);
    await expect(thread.find(search)).rejects.toThrow(reason);
    const found = thread.find(search);
    workers[0]?.reply(7);
    expect(await found).toEqual([{ id: 7, expression: 0 }]);
  });

  it('starts again for the next search after it has failed', async () => {
    const { workers, thread } = createThread({});
    const results = Promise.allSettled([thread.find(search), thread.find(search)]);
    workers[0]?.emit('error', new Error('out of memory'));
    workers[0]?.emit('exit', 1);
    workers[1]?.reply(8);
    expect(await results).toEqual([
      { status: 'rejected', reason: new Error('out of memory') },
      { status: 'fulfilled', value: [{ id: 8, expression: 0 }] },
    ]);
  });

  it('ends a search that takes too long after the thread has started, and continues with the next one', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { workers, thread } = createThread({ mostTime: 5 });
    const slow = thread.find(search);
    const next = thread.find(search);
    vi.advanceTimersByTime(1_000);
    expect(workers[0]?.isEnded).toBe(false);
    workers[0]?.start();
    vi.advanceTimersByTime(5);
    await expect(slow).rejects.toMatchObject({ meaning: 'overloaded' });
    expect(workers.map(({ isEnded, requests }) => [isEnded, requests])).toEqual([
      [true, 1],
      [false, 1],
    ]);
    // The reply of an ended worker is ignored.
    workers[0]?.reply(1);
    workers[1]?.reply(9);
    expect(await next).toEqual([{ id: 9, expression: 0 }]);
  });
});
