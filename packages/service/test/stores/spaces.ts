import { describe, expect, it } from 'vitest';
import { time } from '../records.js';
import type { StoreSuite } from './store-suite.js';

export function describeSpaces({ stores }: StoreSuite): void {
  describe('spaces', () => {
    const space = (id: string, seconds = 1) => ({ id, organizationId: 'acme', createdAt: time(seconds) });

    it('are returned as they were stored, and have unique IDs', async () => {
      expect(await stores.spaces.insert(space('docs'))).toBe(true);
      expect(await stores.spaces.insert(space('docs', 2))).toBe(false);
      expect(await stores.spaces.find('docs')).toEqual(space('docs'));
      expect(await stores.spaces.find('none')).toBeUndefined();
    });

    it('are listed, oldest first, and removed once', async () => {
      for (const [id, seconds] of [['b', 2] as const, ['a', 2] as const, ['c', 1] as const])
        await stores.spaces.insert(space(id, seconds));
      expect((await stores.spaces.list()).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
      const { spaces } = stores;
      expect((await spaces.listOfOrganization('acme', 2)).map(({ id }) => id)).toEqual(['c', 'a']);
      expect(await spaces.listOfOrganization('other', 2)).toEqual([]);
      expect(await stores.spaces.remove('a')).toBe(true);
      expect(await stores.spaces.remove('a')).toBe(false);
    });
  });
}
