import { readFileSync } from 'node:fs';

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

/** Returns the CPU time of this thread, which is independent of other load on the machine; wall-clock time outside of Linux. */
function cpuTime(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}
