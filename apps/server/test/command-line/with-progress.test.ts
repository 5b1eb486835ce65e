import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withProgress } from '../../src/command-line/with-progress.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** What is written while something takes so many seconds. */
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
  const work = withProgress(process, 'Copying', async (tell) => {
    tell('40 %');
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return 'done';
  });
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  expect(await work).toBe('done');
  return text;
}

it('says nothing of what takes less than a second', async () => {
  expect(await written(0.9, true)).toBe('');
  expect(await written(0.9, false)).toBe('');
});

it('tells on a terminal every second how far it is, and leaves nothing behind', async () => {
  expect(await written(2.5, true)).toBe('\r\x1b[KCopying … 40 %, 1 s\r\x1b[KCopying … 40 %, 2 s\r\x1b[K');
});

it('tells elsewhere once that it goes on', async () => {
  expect(await written(3.5, false)).toBe('Copying … 40 %, 1 s\n');
});
