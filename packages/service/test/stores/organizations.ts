import { describe, expect, it } from 'vitest';
import { hook, organization, spec, time, token } from '../records.js';
import type { StoreSuite } from './store-suite.js';

export function describeOrganizations({ stores }: StoreSuite): void {
  describe('organizations', () => {
    it('are returned as they were stored', async () => {
      const other = organization({
        id: 'other',
        retention: { keepVersions: 20 },
        emailDomains: ['b.example', 'a.example'],
        type: 'community',
      });
      await stores.organizations.insert(other);
      expect(await stores.organizations.find('other')).toEqual(other);
      expect(await stores.organizations.find('none')).toBeUndefined();
    });

    it('are found by their ID in any case, and have IDs that differ in more than case', async () => {
      const mixed = organization({ id: 'Beta-1' });
      expect(await stores.organizations.insert(mixed)).toBe(true);
      for (const id of ['Beta-1', 'beta-1', 'BETA-1']) {
        expect(await stores.organizations.find(id)).toEqual(mixed);
        expect(await stores.organizations.insert({ ...mixed, id })).toBe(false);
      }
      expect(await stores.organizations.insert(organization({ id: 'ACME' }))).toBe(false);
      expect((await stores.organizations.list()).map(({ id }) => id).toSorted()).toEqual(['Beta-1', 'acme']);
    });

    it('are found by email domain, oldest first, with all of their domains', async () => {
      const claims = { emailDomains: ['shared.example', 'own.example'] };
      await stores.organizations.insert(organization({ id: 'young', createdAt: time(2), ...claims }));
      await stores.organizations.insert(organization({ id: 'b', createdAt: time(1), ...claims }));
      await stores.organizations.insert(organization({ id: 'a', createdAt: time(1), ...claims }));
      const found = await stores.organizations.findByEmailDomain('shared.example');
      expect(found.map(({ id }) => id)).toEqual(['a', 'b', 'young']);
      expect(found[0]?.emailDomains).toEqual(claims.emailDomains);
      expect(await stores.organizations.findByEmailDomain('none.example')).toEqual([]);
    });

    it('returns the IDs of those that were created after a time', async () => {
      for (const [id, at] of [
        ['first', 1],
        ['second', 2],
        ['third', 3],
      ] as const)
        await stores.organizations.insert(organization({ id, createdAt: time(at) }));
      expect((await stores.organizations.idsCreatedAfter(time(1))).sort()).toEqual(['second', 'third']);
      expect(await stores.organizations.idsCreatedAfter(time(3))).toEqual([]);
    });
  });

  describe('changes of organizations', () => {
    const full = organization({
      id: 'full',
      hostname: 'full',
      defaultRole: null,
      sso: true,
      logo: 'https://full.example/logo.svg',
      trial: { status: 'active', count: 1, endDate: time(9) },
    });

    it('store all members, once for each ID', async () => {
      expect(await stores.organizations.insert(full)).toBe(true);
      expect(await stores.organizations.insert(full)).toBe(false);
      expect(await stores.organizations.find('full')).toEqual(full);
      expect((await stores.organizations.list()).map(({ id }) => id)).toEqual(['acme', 'full']);
    });

    it('replace all members', async () => {
      await stores.organizations.insert({ ...full, emailDomains: ['a.example', 'b.example'] });
      const retention = { keepVersions: 3, keepDays: 9 };
      const changed = organization({
        id: 'full',
        title: 'Changed',
        emailDomains: ['b.example'],
        retention,
      });
      expect(await stores.organizations.replace(changed)).toBe(true);
      expect(await stores.organizations.find('full')).toEqual(changed);
      expect(await stores.organizations.findByEmailDomain('a.example')).toEqual([]);
      expect(await stores.organizations.replace(organization({ id: 'none' }))).toBe(false);
    });

    it('remove everything that belongs to them, and take them out of tokens', async () => {
      await stores.spaces.insert({ id: 'docs', organizationId: 'acme', createdAt: time(1) });
      await stores.specs.insert(spec());
      await stores.hooks.insert(hook());
      await stores.accessTokens.insert(token({ id: 'a', hash: 'a', organizations: ['acme'] }));
      await stores.accessTokens.insert(token({ id: 'b', hash: 'b', organizations: ['acme', 'other'] }));
      await stores.accessTokens.insert(token({ id: 'c', hash: 'c', organizations: '*' }));
      const ended = token({ id: 'd', hash: 'd', organizations: ['acme'], revokedAt: time(5) });
      await stores.accessTokens.insert(ended);
      expect(await stores.organizations.remove('acme', time(9))).toBe(true);
      expect(await stores.organizations.remove('acme', time(9))).toBe(false);
      expect(await stores.organizations.find('acme')).toBeUndefined();
      expect(await stores.spaces.list()).toEqual([]);
      expect(await stores.hooks.list()).toEqual([]);
      expect(await stores.specs.find('acme', 'pets')).toBeUndefined();
      const left = await stores.accessTokens.list();
      expect(left.map(({ organizations, revokedAt }) => [organizations, revokedAt])).toEqual([
        [[], time(9)],
        [['other'], undefined],
        ['*', undefined],
        [[], time(5)],
      ]);
    });
  });
}
