import { expect, it } from 'vitest';
import { createProcessor } from '../src/processor.js';

const interval = 1_000_000;

/** Everything that waits for nothing but other promises is done after it. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('works until nothing is left, one thing after the other', async () => {
  let left = 3;
  let atOnce = 0;
  const processor = createProcessor({
    interval,
    lanes: 1,
    report: () => undefined,
    processNext: async () => {
      expect(++atOnce).toBe(1);
      await Promise.resolve();
      atOnce -= 1;
      return left-- > 0;
    },
  });
  processor.wake();
  processor.wake();
  await processor.idle();
  expect(left).toBeLessThan(0);
  await processor.stop();
});

it('looks again when it is woken while it is about to rest', async () => {
  const queue: string[] = [];
  const done: string[] = [];
  const processor = createProcessor({
    interval,
    lanes: 1,
    report: () => undefined,
    processNext: async () => {
      const next = queue.shift();
      if (next === undefined && done.length < 3) {
        // Comes in after the queue was found empty.
        queue.push(`job ${done.length}`);
        processor.wake();
      }
      if (next !== undefined) done.push(next);
      return next !== undefined;
    },
  });
  await processor.idle();
  expect(done).toEqual(['job 0', 'job 1', 'job 2']);
  await processor.stop();
});

it('reports a failure, and goes on when it is woken', async () => {
  const errors: unknown[] = [];
  let calls = 0;
  const processor = createProcessor({
    interval,
    lanes: 1,
    report: (error) => errors.push(error),
    processNext: async () => {
      if (++calls === 1) throw new Error('no database');
      return false;
    },
  });
  await processor.idle();
  expect(errors).toHaveLength(1);
  await processor.idle();
  expect(calls).toBe(2);
  await processor.stop();
});

it('finishes what it is at when it is stopped, and takes nothing more', async () => {
  let release = (_more: boolean) => {};
  let calls = 0;
  const processor = createProcessor({
    interval,
    lanes: 1,
    report: () => undefined,
    processNext: () => {
      calls += 1;
      return new Promise((resolve) => {
        release = resolve;
      });
    },
  });
  processor.wake();
  const stopped = processor.stop();
  release(true);
  await stopped;
  processor.wake();
  expect(calls).toBe(1);
});

it('looks by itself from time to time once it is started', async () => {
  let looks = 0;
  await new Promise<void>((resolve) => {
    const processor = createProcessor({
      interval: 1,
      lanes: 1,
      report: () => undefined,
      processNext: async () => {
        looks += 1;
        if (looks === 2) resolve(processor.stop());
        return false;
      },
    });
    processor.start();
  });
  expect(looks).toBe(2);
});

it('looks once for what may be there, however many things it could do', async () => {
  let looks = 0;
  const processor = createProcessor({
    interval,
    lanes: 4,
    report: () => undefined,
    processNext: async () => {
      looks += 1;
      return false;
    },
  });
  processor.wake();
  await turn();
  expect(looks).toBe(1);
  await processor.stop();
});

it('looks everywhere from time to time, and for who waits for all, until that has found nothing', async () => {
  const looks: boolean[] = [];
  let failing = true;
  const processor = createProcessor({
    interval,
    lanes: 1,
    report: () => undefined,
    processNext: async ({ everywhere }) => {
      looks.push(everywhere);
      if (everywhere && failing) throw new Error('no database');
      return looks.length === 3;
    },
  });
  processor.start();
  await turn();
  await processor.idle();
  failing = false;
  for (let time = 0; time < 2; time++) {
    processor.wake();
    await turn();
  }
  await processor.idle();
  // It has started; it failed; it has worked, and found nothing any more; woken for something; for all.
  expect(looks).toEqual([false, true, true, true, false, true]);
  await processor.stop();
});

it('does as many things at once as it has lanes, and takes what comes while others are busy', async () => {
  const queue = ['slow', 'a', 'b'];
  const done: string[] = [];
  let finishSlow = (): void => undefined;
  const slow = new Promise<void>((resolve) => {
    finishSlow = resolve;
  });
  let atOnce = 0;
  let most = 0;
  const processor = createProcessor({
    interval,
    lanes: 2,
    report: () => undefined,
    processNext: async ({ found }) => {
      const next = queue.shift();
      if (next === undefined) return false;
      found();
      most = Math.max(most, ++atOnce);
      if (next === 'slow') await slow;
      else await Promise.resolve();
      atOnce -= 1;
      done.push(next);
      return true;
    },
  });
  processor.wake();
  await turn();
  expect(done.toSorted()).toEqual(['a', 'b']);
  queue.push('c');
  processor.wake();
  await turn();
  expect(done.toSorted()).toEqual(['a', 'b', 'c']);
  finishSlow();
  await processor.idle();
  expect(done.at(-1)).toBe('slow');
  expect(done).toHaveLength(4);
  expect(most).toBe(2);
  await processor.stop();
});
