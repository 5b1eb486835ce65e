import { expect, onTestFinished, vi } from 'vitest';
import { eventually } from '../../../../../scripts/testing/eventually.js';
import type { TestApp } from '../server/start-app.js';

/** In milliseconds. They pass only when a test says so: a busy machine may not read anything in a real one. */
export const window = 1_000;

/** Intervals pass only by `pass` and `eventually` until the test ends. Everything else runs by the real clock. */
function controlWindows(): { pass(): void } {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  return { pass: () => void vi.advanceTimersByTime(window) };
}

/**
 * Expects that a client that stops reading a response of at least 30 MB is disconnected, and that one is not that reads 12 MB in each window:
 * more than the buffers of the kernel hold, so that the server has sent something in it.
 */
export async function expectOnlySlowDisconnected(app: TestApp, request: string, size: number): Promise<void> {
  const windows = controlWindows();
  const stopped = app.openRawConnection();
  stopped.pause();
  stopped.send(request);
  await eventually(() => {
    windows.pass();
    expect(app.log).toMatchObject([{ msg: 'request', aborted: true }]);
  });
  stopped.hangUp();
  const reading = app.openRawConnection();
  reading.send(request);
  for (const received of [5_000_000, 17_000_000, 29_000_000]) {
    await reading.received(received);
    windows.pass();
  }
  await reading.received(size);
  expect(reading.failure()).toBeUndefined();
  reading.hangUp();
}
