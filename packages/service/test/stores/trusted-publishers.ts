import { describe, expect, it } from 'vitest';
import { entry, jobToken, organization, publisher, time, token } from '../records.js';
import type { StoreSuite } from './store-suite.js';

export function describeTrustedPublishers({ stores }: StoreSuite): void {
  describe('trusted publishers', () => {
    const audited = async () => {
      const query = { organizationId: 'acme', filter: {}, limit: 10, countLimit: 10 };
      return (await stores.auditLog.list(query)).total;
    };

    it('are listed in the organization, the oldest first', async () => {
      const [first, second] = [
        publisher(),
        publisher({ id: 'b', repositoryId: '7', environment: 'live', createdAt: time(2) }),
      ];
      await stores.organizations.insert(organization({ id: 'globex' }));
      await stores.trustedPublishers.insert(second, [entry()]);
      await stores.trustedPublishers.insert(first, []);
      await stores.trustedPublishers.insert(publisher({ id: 'c', organizationId: 'globex' }), []);
      expect(await stores.trustedPublishers.list('acme')).toEqual([first, second]);
      expect(await audited()).toBe(1);
    });

    it('store the ID of their repository once', async () => {
      await stores.trustedPublishers.insert(publisher(), []);
      const pin = (repositoryId: string, id = 'publisher1') =>
        stores.trustedPublishers.pinRepository({ id, repositoryId, entries: [entry()] });
      expect(await pin('7')).toBe(true);
      expect(await pin('8')).toBe(false);
      expect(await pin('7')).toBe(true);
      expect(await pin('7', 'missing')).toBe(false);
      expect(await stores.trustedPublishers.list('acme')).toEqual([publisher({ repositoryId: '7' })]);
      expect(await audited()).toBe(1);
    });

    it('revoke the tokens of their jobs when they are removed', async () => {
      await stores.trustedPublishers.insert(publisher(), []);
      await stores.trustedPublishers.insert(publisher({ id: 'other' }), []);
      for (const each of [jobToken('a'), jobToken('b'), jobToken('c', 'other')])
        expect(await stores.accessTokens.insert(each)).toBe(true);
      expect((await stores.accessTokens.findByHash('a'))?.exchanged).toEqual(jobToken('a').exchanged);
      const remove = (organizationId: string) =>
        stores.trustedPublishers.remove({
          organizationId,
          id: 'publisher1',
          now: time(5),
          entries: [entry()],
        });
      expect(await remove('globex')).toBe(false);
      expect(await remove('acme')).toBe(true);
      expect(await remove('acme')).toBe(false);
      const states = (await stores.accessTokens.list()).map(({ id, revokedAt }) => [id, revokedAt]);
      expect(states).toEqual([
        ['a', time(5)],
        ['b', time(5)],
        ['c', undefined],
      ]);
      expect(await audited()).toBe(1);
    });

    it('must exist when a token is issued', async () => {
      expect(await stores.accessTokens.insert(jobToken('a'), [entry()])).toBe(false);
      expect(await stores.accessTokens.list()).toEqual([]);
      expect(await audited()).toBe(0);
    });

    it('are removed with their organization', async () => {
      await stores.trustedPublishers.insert(publisher(), []);
      await stores.organizations.remove('acme', time(5));
      expect(await stores.trustedPublishers.list('acme')).toEqual([]);
    });

    it('leave expired tokens, which are removed in batches', async () => {
      await stores.trustedPublishers.insert(publisher(), []);
      for (const id of ['a', 'b', 'c']) await stores.accessTokens.insert(jobToken(id));
      const created = token({ id: 'd', hash: 'd', expiresAt: time(30), created: { name: 'laptop' } });
      await stores.accessTokens.insert(created);
      const remove = (expiredBefore: string) =>
        stores.accessTokens.removeExchanged({ expiredBefore, limit: 2 });
      expect(await remove(time(30))).toBe(0);
      expect(await remove(time(31))).toBe(2);
      expect(await remove(time(31))).toBe(1);
      expect((await stores.accessTokens.list()).map(({ id }) => id)).toEqual(['d']);
    });
  });
}
