import type { Service } from '@specshelf/service';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../../../scripts/testing/eventually.js';
import { createBackgroundWork } from '../../src/runtime/background-work.js';

type Jobs = Pick<
  Service,
  'processNext' | 'indexNext' | 'pruneNext' | 'rebuildNext' | 'deliverNext' | 'flushUsage'
>;

function createWork(jobs: Partial<Jobs>) {
  const reported: unknown[] = [];
  const nothing: Jobs = {
    processNext: async () => undefined,
    indexNext: async () => false,
    pruneNext: async () => false,
    rebuildNext: async () => false,
    deliverNext: async () => undefined,
    flushUsage: async () => undefined,
  };
  const { processor } = createBackgroundWork({
    service: { ...nothing, ...jobs },
    auditLog: { flushStored: async () => undefined },
    logger: pino({ level: 'silent' }),
    metrics: { endRun: () => undefined, endCall: () => undefined },
    report: (error) => reported.push(error),
  });
  return { processor, reported };
}

it('prunes and rebuilds although indexing always fails, and retries that in the next round', async () => {
  const failure = new Error('The index is damaged');
  const indexNext = vi.fn<Jobs['indexNext']>(() => Promise.reject(failure));
  const steps = { prune: 3, rebuild: 3 };
  const { processor, reported } = createWork({
    indexNext,
    pruneNext: async () => steps.prune-- > 0,
    rebuildNext: async () => steps.rebuild-- > 0,
  });
  await processor.idle();
  expect(steps.prune).toBeLessThan(0);
  expect(steps.rebuild).toBeLessThan(0);
  // Once, not after each of the other steps.
  expect([indexNext.mock.calls.length, reported]).toEqual([1, [failure]]);
  await processor.idle();
  expect(indexNext).toHaveBeenCalledTimes(2);
  await processor.stop();
});

it('indexes in the next round although pruning always fails', async () => {
  let left = 2;
  const { processor, reported } = createWork({
    indexNext: async () => {
      left -= 1;
      throw new Error('index');
    },
    pruneNext: () => Promise.reject(new Error('prune')),
  });
  await processor.idle();
  await processor.idle();
  expect(left).toBe(0);
  expect(reported.map(String)).toEqual(['Error: index', 'Error: prune', 'Error: index', 'Error: prune']);
  await processor.stop();
});

it('indexes again some time after a failure, although other jobs continue', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => void vi.restoreAllMocks());
  const indexed: number[] = [];
  let left = 30;
  const { processor } = createWork({
    indexNext: async () => {
      indexed.push(now);
      throw new Error('The database is busy');
    },
    rebuildNext: async () => {
      now += 1000;
      left -= 1;
      return left > 0;
    },
  });
  await processor.idle();
  expect(indexed).toEqual([0, 10_000, 20_000]);
  await processor.stop();
});

it('claims once, and not again between the steps of maintenance', async () => {
  const processNext = vi.fn<Jobs['processNext']>(async () => undefined);
  let left = 20;
  const { processor } = createWork({ processNext, indexNext: async () => left-- > 0 });
  await processor.idle();
  expect(left).toBeLessThan(0);
  // Without the network, with the network, and sources that are due for a refresh.
  expect(processNext).toHaveBeenCalledTimes(3);
  await processor.stop();
});

it('indexes, prunes, and rebuilds although specifications are always waiting', async () => {
  const left = { index: 20, prune: 5, rebuild: 5 };
  let runs = 0;
  const isDone = () => Object.values(left).every((count) => count <= 0);
  const { processor } = createWork({
    processNext: async ({ network, due } = {}) => {
      if (network || due === 'only' || isDone()) return undefined;
      runs += 1;
      return { specId: 'pets', attempt: 1, outcome: 'version', problemCount: 0 };
    },
    indexNext: async () => left.index-- > 0,
    pruneNext: async () => left.prune-- > 0,
    rebuildNext: async () => left.rebuild-- > 0,
  });
  processor.start();
  await eventually(() => expect(isDone()).toBe(true));
  await processor.idle();
  expect(runs).toBeGreaterThan(0);
  await processor.stop();
});

it('prunes in turns with indexing, which always has something to do', async () => {
  const steps: string[] = [];
  const { processor } = createWork({
    indexNext: async () => {
      steps.push('index');
      return steps.length < 6;
    },
    pruneNext: async () => {
      steps.push('prune');
      return true;
    },
  });
  const stopped = eventually(() => expect(steps.length).toBeGreaterThanOrEqual(6)).then(() =>
    processor.stop(),
  );
  await processor.idle();
  await stopped;
  expect(steps.slice(0, 6)).toEqual(['index', 'prune', 'index', 'prune', 'index', 'prune']);
});
