import { describe, expect, it } from 'vitest';
import { time } from '../records.js';
import type { StoreSuite } from './store-suite.js';

export function describeTaskLeases({ stores }: StoreSuite): void {
  describe('task leases', () => {
    const lease = (seconds: number, expected?: number, task = 'retention') =>
      stores.taskLeases.replace(task, {
        expected: expected === undefined ? undefined : time(expected),
        expiresAt: time(seconds),
        isHeld: true,
      });

    it('are inserted once', async () => {
      expect(await stores.taskLeases.find('retention')).toBeUndefined();
      expect(await lease(10)).toBe(true);
      expect(await lease(20)).toBe(false);
      expect(await stores.taskLeases.find('retention')).toBe(time(10));
    });

    it('are replaced only if they are as expected', async () => {
      await lease(10);
      expect(await lease(20, 10)).toBe(true);
      expect(await lease(30, 10)).toBe(false);
      expect(await lease(30, 20, 'rebuild')).toBe(false);
      expect(await stores.taskLeases.find('retention')).toBe(time(20));
      expect(await stores.taskLeases.find('rebuild')).toBeUndefined();
    });

    it('are inserted and replaced by one of several concurrent callers', async () => {
      const results = await Promise.all([1, 2, 3].map((place) => lease(10 + place)));
      expect(results.toSorted()).toEqual([false, false, true]);
      const stored = (await stores.taskLeases.find('retention')) ?? '';
      const expected = [11, 12, 13].find((seconds) => time(seconds) === stored);
      const replaced = await Promise.all([1, 2, 3].map((place) => lease(20 + place, expected)));
      expect(replaced.toSorted()).toEqual([false, false, true]);
    });

    it('that have ended remain until their time', async () => {
      await lease(10);
      const rest = { expected: time(10), expiresAt: time(40), isHeld: false };
      expect(await stores.taskLeases.replace('retention', rest)).toBe(true);
      expect(await stores.taskLeases.find('retention')).toBe(time(40));
    });
  });
}
