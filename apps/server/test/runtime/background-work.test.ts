import type { Service } from '@specshelf/service';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
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

it('processes what is submitted during a step of maintenance before the next step', async () => {
  const calls: string[] = [];
  let submitted = 0;
  let steps = 0;
  const { processor } = createWork({
    processNext: async ({ network, due } = {}) => {
      if (network || due === 'only' || submitted === 0) return undefined;
      submitted -= 1;
      calls.push('process');
      return { specId: 'pets', attempt: 1, outcome: 'version', problemCount: 0 };
    },
    indexNext: async () => {
      if (steps === 4) return false;
      steps += 1;
      calls.push(`index ${steps}`);
      if (steps === 2) {
        submitted += 1;
        processor.wake();
      }
      return true;
    },
  });
  await processor.idle();
  expect(calls).toEqual(['index 1', 'index 2', 'process', 'index 3', 'index 4']);
  await processor.stop();
});
