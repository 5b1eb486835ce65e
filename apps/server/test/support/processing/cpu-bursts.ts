import { cpuTime } from '../../../../../scripts/testing/cpu-time.js';

/** Returns the longest CPU time between two turns of the event loop while `work` runs, in milliseconds. */
export async function longestBurst(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isDone = false;
  let last = cpuTime();
  const turn = () => {
    const now = cpuTime();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isDone = true;
  return longest;
}

const tries = 5;

/**
 * Returns the least of the longest bursts of several executions of `work`; one that is at most `enough` ends them. Work that blocks the
 * event loop does so each time. What disturbs a single execution does not, such as a garbage collection, or another program that
 * uses the caches of the processor.
 */
export async function leastBurst(
  work: (attempt: number) => Promise<unknown>,
  enough: number,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 1; attempt <= tries && least > enough; attempt += 1) {
    least = Math.min(least, await longestBurst(() => work(attempt)));
  }
  return least;
}
