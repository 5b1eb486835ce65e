import { describe, expect, it } from 'vitest';
import { organization, spec } from '../../records.js';
import type { StoreSuite } from '../store-suite.js';

export function describeCatalogValues({ stores }: StoreSuite): void {
  const insert = async (id: string, about: { owner?: string; tags?: string[]; organizationId?: string }) =>
    stores.specs.insert(spec({ id, slug: id, ...about }));

  describe('owners and tags of a catalog', () => {
    it('are counted, most frequent first, regardless of case', async () => {
      await stores.organizations.insert(organization({ id: 'other' }));
      await insert('a', { owner: 'Team Tide', tags: ['sea', 'Séa', 'ferry'] });
      await insert('b', { owner: 'Logistics', tags: ['SEA'] });
      await insert('c', { owner: 'TEAM TIDE' });
      await insert('d', { tags: ['booking'] });
      await insert('e', { owner: 'Logistics', tags: ['sea'], organizationId: 'other' });
      expect(await stores.specs.countValues('acme')).toEqual({
        owners: {
          values: [
            { value: 'Team Tide', count: 2 },
            { value: 'Logistics', count: 1 },
          ],
          isComplete: true,
        },
        tags: {
          values: [
            { value: expect.stringMatching(/^s[eé]a$/i), count: 2 },
            { value: 'booking', count: 1 },
            { value: 'ferry', count: 1 },
          ],
          isComplete: true,
        },
      });
    });

    it('are at most 50', async () => {
      for (let number = 10; number < 61; number += 1)
        await insert(`s${number}`, { owner: `Owner ${number}`, tags: number < 60 ? [`t${number}`] : [] });
      const { owners, tags } = await stores.specs.countValues('acme');
      expect([owners.values.length, owners.isComplete]).toEqual([50, false]);
      expect([tags.values.length, tags.isComplete]).toEqual([50, true]);
      expect(owners.values[0]).toEqual({ value: 'Owner 10', count: 1 });
    });

    it('are none in an organization without specifications', async () => {
      const none = { values: [], isComplete: true };
      expect(await stores.specs.countValues('acme')).toEqual({ owners: none, tags: none });
    });
  });
}
