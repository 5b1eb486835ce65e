import { readFileSync } from 'node:fs';

/** The longest that this thread works without a turn of its event loop, while `work` runs: in milliseconds. */
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

/** The time of this thread on a processor, which does not depend on what else the machine does; elsewhere than on Linux, time. */
function cpuTime(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}
