import { setTimeout } from 'node:timers/promises';

// In milliseconds. A server beside a command looks every 200 ms whether it can write.
const pause = 10;

/** Returns a function that pauses when so much time has passed since the last pause, so that small steps need none of their own. */
export function pauseAfterWork(milliseconds: number): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < milliseconds) return;
    await setTimeout(pause);
    since = performance.now();
  };
}
