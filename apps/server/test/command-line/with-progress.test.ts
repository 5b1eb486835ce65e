import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withProgress } from '../../src/command-line/with-progress.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Returns the output during a task that takes this many seconds. */
async function written(seconds: number, isTTY: boolean): Promise<string> {
  let text = '';
  const output = { write: (more: string) => (text += more), isTTY };
  const process = {
    env: {},
    stdin: Readable.from([]),
    stdout: output,
    stderr: output,
    on: () => undefined,
    exit: () => undefined,
  };
  const work = withProgress(process, 'Copying', async (report) => {
    report('40 %');
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return 'done';
  });
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  expect(await work).toBe('done');
  return text;
}

it('prints nothing for tasks shorter than a second', async () => {
  expect(await written(0.9, true)).toBe('');
  expect(await written(0.9, false)).toBe('');
});

it('prints the progress every second on a terminal, and clears it at the end', async () => {
  expect(await written(2.5, true)).toBe('\r\x1b[KCopying … 40 %, 1 s\r\x1b[KCopying … 40 %, 2 s\r\x1b[K');
});

it('prints the progress once when the output is not a terminal', async () => {
  expect(await written(3.5, false)).toBe('Copying … 40 %, 1 s\n');
});
