import { beforeEach, describe, expect, it } from 'vitest';
import { entry, hook, spec, time, version } from '../../records.js';
import { publishVersion } from '../publish-version.js';
import type { StoreSuite } from '../store-suite.js';

const deprecation = { at: time(5), sunset: time(9), note: 'Use “pets 2”.' };

export function describeDeprecation({ stores, work }: StoreSuite): void {
  describe('deprecation', () => {
    const change = { specId: 'spec1', id: 'version1', now: time(20) };
    const actions = async () => {
      const query = { organizationId: 'acme', filter: {}, limit: 10, countLimit: 10 };
      return (await stores.auditLog.list(query)).records.map(({ action }) => action);
    };

    beforeEach(async () => {
      await stores.specs.insert(spec());
      await publishVersion(work, version());
    });

    it('of a version is stored and removed, with audit entries', async () => {
      const entries = [entry({ action: 'version.update' })];
      const before = await stores.versions.find('spec1', 'version1');
      const updated = await stores.versions.deprecate({ ...change, deprecation, entries });
      expect(updated).toMatchObject({ id: 'version1', deprecation });
      expect(await stores.versions.find('spec1', 'version1')).toEqual({ ...before, deprecation });
      const removed = await stores.versions.deprecate({ ...change, deprecation: undefined, entries: [] });
      expect(removed).not.toHaveProperty('deprecation');
      expect(await stores.versions.find('spec1', 'version1')).toEqual(before);
      expect(await actions()).toEqual(['version.update']);
    });

    it('of a version of another specification changes nothing', async () => {
      await stores.specs.insert(spec({ id: 'spec2', slug: 'toys' }));
      const entries = [entry({ action: 'version.update' })];
      const before = await stores.versions.find('spec1', 'version1');
      for (const place of [{ specId: 'spec2' }, { specId: 'none' }, { id: 'none' }]) {
        expect(
          await stores.versions.deprecate({ ...change, ...place, deprecation, entries }),
        ).toBeUndefined();
      }
      expect(await stores.versions.find('spec1', 'version1')).toEqual(before);
      expect(await actions()).toEqual([]);
    });

    it('of a version enqueues deliveries', async () => {
      await stores.hooks.insert(hook());
      await stores.versions.deprecate({ ...change, deprecation, entries: [] });
      const delivery = await work.claimDelivery({ now: time(21), leaseExpiresAt: time(90) });
      expect(delivery).toMatchObject({ hookId: 'hook1', specSlug: 'pets' });
    });

    it('of a specification is stored, listed, and removed', async () => {
      const commit = (value: typeof deprecation | undefined) =>
        stores.specs.commit({ id: 'spec1', expected: {}, changes: { deprecation: value } });
      expect(await commit(deprecation)).toMatchObject({ deprecation });
      expect(await stores.specs.find('acme', 'pets')).toMatchObject({ deprecation });
      expect((await stores.specs.list('acme', { limit: 5 })).records).toMatchObject([{ deprecation }]);
      expect(await commit(undefined)).not.toHaveProperty('deprecation');
      expect(await stores.specs.find('acme', 'pets')).not.toHaveProperty('deprecation');
    });
  });
}
