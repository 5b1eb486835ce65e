import { afterEach, expect, it, vi } from 'vitest';
import { pauseAfterWork } from '../../src/runtime/pause-after-work.js';

afterEach(() => vi.restoreAllMocks());

it('pauses when enough time has passed since the last pause, however many steps that took', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const pause = pauseAfterWork(10);
  // Whether it took a turn of the event loop.
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
