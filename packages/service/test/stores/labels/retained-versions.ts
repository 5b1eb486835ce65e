import { beforeEach, describe, expect, it } from 'vitest';
import type { KeptVersions } from '../../../src/index.js';
import { spec, time } from '../../records.js';
import { publishVersion } from '../publish-version.js';
import type { StoreSuite } from '../store-suite.js';

export function describeRetainedVersions({ stores, work }: StoreSuite): void {
  describe('versions with labels', () => {
    const idsOf = async () =>
      (await stores.versions.list('spec1', { limit: 100 })).records.map(({ id }) => id);
    const countOf = async (kept: KeptVersions) =>
      (await stores.versions.findPrunable('acme', kept, { limit: 9 })).specs[0]?.versions ?? 0;
    const prune = async (kept: KeptVersions) => {
      const batch = { organizationId: 'acme', specIds: ['spec1'], limit: 9, now: time(20) };
      return (await stores.versions.prune({ ...batch, kept })).get('spec1') ?? 0;
    };
    const retained = (
      slug: string,
      versionId: string,
      seconds: number,
      labels: string[],
      before: string[],
    ) => {
      return { slug, versionId, createdAt: time(seconds), labels, previousLabels: before };
    };

    beforeEach(async () => {
      await stores.specs.insert(spec());
      for (const [place, id] of ['a', 'b', 'c', 'd', 'e', 'f'].entries())
        await publishVersion(work, { id, createdAt: time(place + 1) });
      // Keeps `c`, and the version before, `b`, but no earlier one.
      for (const id of ['a', 'b', 'c']) await work.moveLabel('spec1', 'prod', id, time(10));
      await work.moveLabel('spec1', 'beta', 'c', time(10));
    });

    it.each([
      ['the newest', { newest: 1 }, 3, ['f', 'c', 'b']],
      ['those since a time', { since: time(5) }, 2, ['f', 'e', 'c', 'b']],
      ['the newest and those since a time', { newest: 4, since: time(9) }, 1, ['f', 'e', 'd', 'c', 'b']],
      ['the newest or those since a time', { newest: 1, since: time(2) }, 1, ['f', 'e', 'd', 'c', 'b']],
    ] as const)('remain beside %s, with the version before', async (_title, kept, count, ids) => {
      expect(await countOf(kept)).toBe(count);
      expect(await prune(kept)).toBe(count);
      expect(await idsOf()).toEqual(ids);
      expect(await prune(kept)).toBe(0);
    });

    it('are not measured', async () => {
      const content = { digest: 'raw1', bytes: new Uint8Array(5), refersTo: [] };
      await stores.contents.put([content]);
      await publishVersion(work, { id: 'g', createdAt: time(7), raw: 'other' });
      const measure = async () =>
        (await stores.versions.measurePrunable(['spec1'], { newest: 1 })).get('spec1');
      expect(await measure()).toBeUndefined();
      for (const label of ['prod', 'beta']) await work.moveLabel('spec1', label, undefined, time(11));
      expect(await measure()).toBe(5);
    });

    it('are listed with the labels that keep them, unless a rule keeps them', async () => {
      const list = (kept: KeptVersions) => stores.versions.listRetained('acme', kept);
      const b = retained('pets', 'b', 2, [], ['prod']);
      const c = retained('pets', 'c', 3, ['beta', 'prod'], []);
      expect(await list({ newest: 1 })).toEqual([b, c]);
      expect(await list({ newest: 4 })).toEqual([b]);
      expect(await list({ since: time(3) })).toEqual([b]);
      expect(await list({ newest: 6, since: time(9) })).toEqual([]);
      await stores.specs.insert(spec({ id: 'spec2', slug: 'cats' }));
      for (const [id, seconds] of [['x', 1] as const, ['y', 2] as const])
        await publishVersion(work, { id, specId: 'spec2', createdAt: time(seconds) });
      await work.moveLabel('spec2', 'prod', 'x', time(10));
      expect(await list({ newest: 1 })).toEqual([retained('cats', 'x', 1, ['prod'], []), b, c]);
      expect(await stores.versions.listRetained('none', { newest: 1 })).toEqual([]);
    });

    it('change the specification when they are removed, so that no label moves to them meanwhile', async () => {
      const before = await stores.specs.find('acme', 'pets');
      await prune({ newest: 1 });
      const after = await stores.specs.find('acme', 'pets');
      expect(after?.revision).toBe((before?.revision ?? 0) + 1);
      expect(after?.updatedAt).toBe(before?.updatedAt);
    });
  });
}
