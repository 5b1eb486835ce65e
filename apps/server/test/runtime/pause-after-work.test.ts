import { afterEach, expect, it, vi } from 'vitest';
import { pauseAfterWork } from '../../src/runtime/pause-after-work.js';

afterEach(() => vi.restoreAllMocks());

it('pauses when enough time has passed since the last pause, regardless of the number of steps', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const pause = pauseAfterWork(10);
  // Returns whether the event loop had a turn.
  const hasPaused = async () => {
    let turned = false;
    setImmediate(() => {
      turned = true;
    });
    await pause();
    return turned;
  };
  const paused: boolean[] = [];
  for (let step = 0; step < 6; step++) {
    now += 4;
    paused.push(await hasPaused());
  }
  expect(paused).toEqual([false, false, true, false, false, true]);
});
