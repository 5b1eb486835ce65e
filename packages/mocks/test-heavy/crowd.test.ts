import { expect, it } from 'vitest';
import { startMocks } from '../src/node.js';
import { playConcurrently } from '../test/support/play-concurrently.js';

it('a thousand concurrent tests are isolated through MSW', async () => {
  const mocks = startMocks();
  try {
    const ids = await playConcurrently(1000, mocks, (...args) => globalThis.fetch(...args));
    expect(new Set(ids).size).toBe(1000);
    expect(mocks.calls.all).toEqual([]);
  } finally {
    mocks.close();
  }
});
