import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBoundedLimiter } from '../../../src/http/limits/create-bounded-limiter.js';

const upTo = (points: number) => new RateLimiterMemory({ points, duration: 60 });

describe('a bounded limiter', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  async function count(
    keys: readonly string[],
    limiter = createBoundedLimiter(upTo(10), 2),
  ): Promise<number[]> {
    const counts: number[] = [];
    for (const key of keys) counts.push((await limiter(key)).consumedPoints);
    return counts;
  }

  it('counts each key, also beyond the limit', async () => {
    expect(await count(['a', 'a', 'b', 'a'], createBoundedLimiter(upTo(2)))).toEqual([1, 2, 1, 3]);
  });

  it('shares one count among new keys when it is full', async () => {
    expect(await count(['a', 'b', 'c', 'd', 'a', 'b', 'e'])).toEqual([1, 1, 1, 2, 2, 2, 3]);
  });

  it('accepts new keys after a minute', async () => {
    const limiter = createBoundedLimiter(upTo(10), 2);
    await count(['a', 'b', 'c'], limiter);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await count(['c', 'c', 'd', 'c', 'd'], limiter)).toEqual([1, 2, 1, 3, 2]);
    expect(vi.getTimerCount()).toBe(4);
  });
});
