import { beforeEach, describe, expect, it } from 'vitest';
import { expiredVersions, type KeptVersions, type OpenAPISpecVersionRecord } from '../../src/index.js';
import { hook, spec, time } from '../records.js';
import { publishVersion } from './publish-version.js';
import type { StoreSuite } from './store-suite.js';

export function describePruning({ stores, work }: StoreSuite): void {
  describe('pruning', () => {
    const prune = async (kept: KeptVersions, limit = 10) => {
      const batch = { limit, now: time(20) };
      const removed = await stores.versions.prune({
        organizationId: 'acme',
        specIds: ['spec1', 'none'],
        kept,
        ...batch,
      });
      return removed.get('spec1') ?? 0;
    };
    const idsOf = async (specId: string) =>
      (await stores.versions.list(specId, { limit: 100 })).records.map(({ id }) => id);
    const publish = (made: Partial<OpenAPISpecVersionRecord>) => publishVersion(work, made);

    beforeEach(async () => {
      await stores.specs.insert(spec());
      for (const [id, seconds] of [['a', 1] as const, ['b', 2] as const, ['c', 2] as const])
        await publish({ id, createdAt: time(seconds) });
      await publish({ id: 'd', createdAt: time(3) });
    });

    it('removes all but the newest versions, and updates the count', async () => {
      expect(await prune({ newest: 2 })).toBe(2);
      expect(await idsOf('spec1')).toEqual(['d', 'c']);
      expect((await stores.versions.list('spec1', { limit: 1 })).total).toBe(2);
      expect(await prune({ newest: 2 })).toBe(0);
      expect((await stores.specs.find('acme', 'pets'))?.lastVersion).toBe('d');
    });

    it('removes versions from before a time', async () => {
      expect(await prune({ since: time(2) })).toBe(1);
      expect(await idsOf('spec1')).toEqual(['d', 'c', 'b']);
    });

    it('removes versions that neither of two rules keeps', async () => {
      expect(await prune({ newest: 1, since: time(2) })).toBe(1);
      expect(await prune({ newest: 3, since: time(3) })).toBe(0);
      expect(await idsOf('spec1')).toEqual(['d', 'c', 'b']);
    });

    it('removes the oldest versions first, up to a limit', async () => {
      expect(await prune({ newest: 1 }, 2)).toBe(2);
      expect(await idsOf('spec1')).toEqual(['d', 'c']);
    });

    it('never removes the latest version, even when the clock was set back', async () => {
      await publish({ id: 'e', createdAt: time(0) });
      expect(await prune({ since: time(9) })).toBe(4);
      expect(await idsOf('spec1')).toEqual(['e']);
      expect((await stores.specs.find('acme', 'pets'))?.lastVersion).toBe('e');
    });

    it('lists and removes the versions that the rule selects, with every rule', async () => {
      await publish({ id: 'e', createdAt: time(0) });
      const latest = 'e';
      const sorted = async () => (await stores.versions.list('spec1', { limit: 100 })).records.toReversed();
      const rules: KeptVersions[] = [
        { newest: 9 },
        { since: time(0) },
        { newest: 4, since: time(1) },
        { newest: 3, since: time(2) },
        { newest: 4 },
        { since: time(2) },
        { newest: 2, since: time(9) },
        { newest: 2 },
        { newest: 1 },
        { since: time(9) },
      ];
      for (const rule of rules) {
        const versions = await sorted();
        const expired = expiredVersions(versions, { latest, pinned: new Set() }, rule);
        const { specs } = await stores.versions.findPrunable('acme', rule, { limit: 9 });
        expect(specs).toMatchObject(
          expired.length === 0
            ? []
            : [{ versions: expired.length, of: versions.length, to: expired.at(-1)?.createdAt }],
        );
        expect(await prune(rule)).toBe(expired.length);
        expect(await sorted()).toEqual(versions.filter((each) => !expired.includes(each)));
      }
      expect(await idsOf('spec1')).toEqual(['e']);
    });

    it('removes no versions of other specifications', async () => {
      await stores.specs.insert(spec({ id: 'spec2', slug: 'more' }));
      for (const id of ['x', 'y']) await publish({ id, specId: 'spec2' });
      await prune({ newest: 1 });
      expect(await idsOf('spec2')).toEqual(['y', 'x']);
    });

    it('removes versions of several specifications of one organization, up to a limit', async () => {
      await stores.specs.insert(spec({ id: 'spec2', slug: 'more' }));
      for (const [id, seconds] of [['x', 1] as const, ['y', 2] as const, ['z', 3] as const])
        await publish({ id, specId: 'spec2', createdAt: time(seconds) });
      await stores.hooks.insert(hook());
      await stores.hooks.insert(hook({ id: 'hook2' }));
      const remove = (organizationId: string, limit: number) =>
        stores.versions.prune({
          organizationId,
          specIds: ['spec2', 'none', 'spec1'],
          kept: { newest: 1 },
          limit,
          now: time(20),
        });
      const total = async (id: string) => (await stores.versions.list(id, { limit: 1 })).total;
      const waiting = async () => (await stores.hooks.list()).map((each) => each.waiting);
      expect(await remove('other', 9)).toEqual(new Map());
      expect(await waiting()).toEqual([0, 0]);
      expect(await remove('acme', 4)).toEqual(
        new Map([
          ['spec1', 3],
          ['spec2', 1],
        ]),
      );
      expect([await idsOf('spec1'), await idsOf('spec2')]).toEqual([['d'], ['z', 'y']]);
      expect([await total('spec1'), await total('spec2')]).toEqual([1, 2]);
      expect(await waiting()).toEqual([2, 2]);
      expect(await remove('acme', 4)).toEqual(new Map([['spec2', 1]]));
      expect(await remove('acme', 4)).toEqual(new Map());
      expect(await waiting()).toEqual([2, 2]);
    });

    it('enqueues a delivery after one in progress, and none beside a pending one', async () => {
      await stores.hooks.insert(hook());
      expect(await prune({ newest: 3 })).toBe(1);
      const inProgress = await work.claimDelivery({ now: time(20), leaseExpiresAt: time(60) });
      expect(inProgress).toMatchObject({ specSlug: 'pets', attempt: 1 });
      expect(await prune({ newest: 2 })).toBe(1);
      expect(await prune({ newest: 1 })).toBe(1);
      expect((await stores.hooks.list())[0]?.waiting).toBe(1);
      const next = await work.claimDelivery({ now: time(20), leaseExpiresAt: time(60) });
      expect(next).toMatchObject({ specSlug: 'pets', attempt: 2 });
    });

    it('enqueues a delivery only if it removes versions', async () => {
      await stores.hooks.insert(hook());
      await prune({ newest: 4 });
      expect((await stores.hooks.list())[0]?.waiting).toBe(0);
      await prune({ newest: 3 });
      expect((await stores.hooks.list())[0]?.waiting).toBe(1);
    });
  });
}
