import { setTimeout } from 'node:timers/promises';

// In milliseconds. Meanwhile, requests continue, and other processes can write.
const pause = 10;

/** Returns a function that pauses if `milliseconds` have passed since the last pause, so that small steps share a pause. */
export function pauseAfterWork(milliseconds: number): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < milliseconds) return;
    await setTimeout(pause);
    since = performance.now();
  };
}
