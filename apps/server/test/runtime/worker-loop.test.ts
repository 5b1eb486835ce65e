import { expect, it } from 'vitest';
import { eventually } from '../../../../scripts/testing/eventually.js';
import { createWorkerLoop } from '../../src/runtime/worker-loop.js';

const interval = 1_000_000;

/** Resolves after all pending promise callbacks. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('runs jobs one after the other until none is left', async () => {
  let left = 3;
  let concurrent = 0;
  const loop = createWorkerLoop({
    interval,
    lanes: 1,
    report: () => undefined,
    runNext: async () => {
      expect(++concurrent).toBe(1);
      await Promise.resolve();
      concurrent -= 1;
      return left-- > 0;
    },
  });
  loop.wake();
  loop.wake();
  await loop.idle();
  expect(left).toBeLessThan(0);
  await loop.stop();
});

it('checks again when it is woken while it becomes idle', async () => {
  const queue: string[] = [];
  const done: string[] = [];
  const loop = createWorkerLoop({
    interval,
    lanes: 1,
    report: () => undefined,
    runNext: async () => {
      const next = queue.shift();
      if (next === undefined && done.length < 3) {
        // Queued after the queue was found empty.
        queue.push(`job ${done.length}`);
        loop.wake();
      }
      if (next !== undefined) done.push(next);
      return next !== undefined;
    },
  });
  await loop.idle();
  expect(done).toEqual(['job 0', 'job 1', 'job 2']);
  await loop.stop();
});

it('reports a failure, and continues when it is woken', async () => {
  const errors: unknown[] = [];
  let calls = 0;
  const loop = createWorkerLoop({
    interval,
    lanes: 1,
    report: (error) => errors.push(error),
    runNext: async () => {
      if (++calls === 1) throw new Error('no database');
      return false;
    },
  });
  await loop.idle();
  expect(errors).toHaveLength(1);
  await loop.idle();
  expect(calls).toBe(2);
  await loop.stop();
});

it('finishes running jobs when it is stopped, and starts no more', async () => {
  let release = (_more: boolean) => {};
  let calls = 0;
  const loop = createWorkerLoop({
    interval,
    lanes: 1,
    report: () => undefined,
    runNext: () => {
      calls += 1;
      return new Promise((resolve) => {
        release = resolve;
      });
    },
  });
  loop.wake();
  const stopped = loop.stop();
  release(true);
  await stopped;
  loop.wake();
  expect(calls).toBe(1);
});

it('checks periodically once it is started', async () => {
  let checks = 0;
  await new Promise<void>((resolve) => {
    const loop = createWorkerLoop({
      interval: 1,
      lanes: 1,
      report: () => undefined,
      runNext: async () => {
        checks += 1;
        if (checks === 2) resolve(loop.stop());
        return false;
      },
    });
    loop.start();
  });
  expect(checks).toBe(2);
});

it('checks an empty queue once, regardless of its lanes', async () => {
  let checks = 0;
  const loop = createWorkerLoop({
    interval,
    lanes: 4,
    report: () => undefined,
    runNext: async () => {
      checks += 1;
      return false;
    },
  });
  loop.wake();
  await turn();
  expect(checks).toBe(1);
  await loop.stop();
});

it('checks for all kinds of jobs periodically and for idle(), until there is none', async () => {
  const checks: boolean[] = [];
  let failing = true;
  const loop = createWorkerLoop({
    interval,
    lanes: 1,
    report: () => undefined,
    runNext: async ({ everywhere }) => {
      checks.push(everywhere);
      if (everywhere && failing) throw new Error('no database');
      return checks.length === 3;
    },
  });
  loop.start();
  await turn();
  await loop.idle();
  failing = false;
  for (let time = 0; time < 2; time++) {
    loop.wake();
    await turn();
  }
  await loop.idle();
  // At the start; after a failure; after a job, and with an empty queue; woken for one kind of job; for all.
  expect(checks).toEqual([false, true, true, true, false, true]);
  await loop.stop();
});

it('runs as many concurrent jobs as it has lanes, also new ones', async () => {
  const queue = ['slow', 'a', 'b'];
  const done: string[] = [];
  let finishSlow = (): void => undefined;
  const slow = new Promise<void>((resolve) => {
    finishSlow = resolve;
  });
  let concurrent = 0;
  let most = 0;
  const loop = createWorkerLoop({
    interval,
    lanes: 2,
    report: () => undefined,
    runNext: async ({ found }) => {
      const next = queue.shift();
      if (next === undefined) return false;
      found();
      most = Math.max(most, ++concurrent);
      if (next === 'slow') await slow;
      else await Promise.resolve();
      concurrent -= 1;
      done.push(next);
      return true;
    },
  });
  loop.wake();
  await eventually(() => expect(done.toSorted()).toEqual(['a', 'b']));
  queue.push('c');
  loop.wake();
  await eventually(() => expect(done.toSorted()).toEqual(['a', 'b', 'c']));
  finishSlow();
  await loop.idle();
  expect(done.at(-1)).toBe('slow');
  expect(done).toHaveLength(4);
  expect(most).toBe(2);
  await loop.stop();
});

it('lets the event loop continue between two jobs', async () => {
  const queue = ['a', 'b'];
  const order: string[] = [];
  const loop = createWorkerLoop({
    interval,
    lanes: 1,
    report: () => undefined,
    runNext: async () => {
      const next = queue.shift();
      if (next === undefined) return false;
      order.push(next);
      setImmediate(() => order.push(`after ${next}`));
      return true;
    },
  });
  await loop.idle();
  expect(order).toEqual(['a', 'after a', 'b', 'after b']);
  await loop.stop();
});
