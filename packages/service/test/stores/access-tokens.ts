import { describe, expect, it } from 'vitest';
import type { AccessTokenRecord } from '../../src/index.js';
import { entry, time, token } from '../records.js';
import type { StoreSuite } from './store-suite.js';

export function describeAccessTokens({ stores }: StoreSuite): void {
  describe('access tokens', () => {
    it('are found by their unique hash (AU11)', async () => {
      const narrow = token({ expiresAt: time(20), organizations: ['acme'] });
      const wide = token({ id: 'token2', hash: 'hash2', organizations: '*', revokedAt: time(3) });
      expect(await stores.accessTokens.insert(narrow)).toBe(true);
      expect(await stores.accessTokens.insert(wide)).toBe(true);
      expect(await stores.accessTokens.insert(token({ id: 'token3' }))).toBe(false);
      expect(await stores.accessTokens.findByHash('hash1')).toEqual(narrow);
      expect(await stores.accessTokens.findByHash('hash2')).toEqual(wide);
      expect(await stores.accessTokens.findByHash('hash3')).toBeUndefined();
      expect(await stores.accessTokens.list()).toEqual([narrow, wide]);
    });

    it('are revoked once, and record when they were used', async () => {
      await stores.accessTokens.insert(token());
      await stores.accessTokens.recordUse('token1', time(4));
      expect(await stores.accessTokens.revoke('token1', time(5))).toBe(true);
      expect(await stores.accessTokens.revoke('token1', time(6))).toBe(false);
      expect(await stores.accessTokens.revoke('none', time(6))).toBe(false);
      const kept = { ...token(), lastUsedAt: time(4), revokedAt: time(5) };
      expect(await stores.accessTokens.findByHash('hash1')).toEqual(kept);
    });

    it('are revoked with those that were created with them', async () => {
      const [root, child, grandchild] = [family('a'), family('b', 'a'), family('c', 'b')];
      for (const each of [root, child, grandchild, family('d')]) await stores.accessTokens.insert(each);
      expect(await stores.accessTokens.revoke('a', time(5), [entry()])).toBe(true);
      expect(await stores.accessTokens.revoke('a', time(6), [entry()])).toBe(false);
      const states = (await stores.accessTokens.list()).map(({ id, revokedAt }) => [id, revokedAt]);
      expect(states).toEqual([
        ['a', time(5)],
        ['b', time(5)],
        ['c', time(5)],
        ['d', undefined],
      ]);
      const audit = { organizationId: 'acme', filter: {}, limit: 10, countLimit: 10 };
      expect(await stores.auditLog.list(audit)).toMatchObject({ total: 1 });
    });

    it('are not created with a revoked or missing token', async () => {
      await stores.accessTokens.insert(family('a'));
      await stores.accessTokens.revoke('a', time(5));
      expect(await stores.accessTokens.insert(family('b', 'a'), [entry()])).toBe(false);
      expect(await stores.accessTokens.insert(family('c', 'missing'), [entry()])).toBe(false);
      expect(await stores.accessTokens.list()).toHaveLength(1);
    });

    it('are found in the only organization that they can access', async () => {
      const only = family('a');
      const others = [
        token({ id: 'b', hash: 'b', organizations: ['acme', 'globex'] }),
        token({ id: 'c', hash: 'c', organizations: '*' }),
        token({ id: 'd', hash: 'd', organizations: ['globex'] }),
        token({ id: 'e', hash: 'e', subject: { id: 'an', displayName: 'An' }, createdAt: time(2) }),
      ];
      for (const each of [only, ...others]) await stores.accessTokens.insert(each);
      const list = async (query: object) => {
        const selection = { organizationId: 'acme', limit: 10, ...query };
        const { records, ...rest } = await stores.accessTokens.listOfOrganization(selection);
        return { ids: records.map(({ id }) => id), ...rest };
      };
      expect(await list({})).toEqual({ ids: ['e', 'a'], more: false, total: 2 });
      expect(await list({ subjectId: 'ann' })).toEqual({ ids: ['a'], more: false, total: 1 });
      expect(await list({ limit: 1 })).toEqual({ ids: ['e'], more: true, total: 2 });
      expect(await list({ after: { createdAt: time(2), id: 'e' } })).toEqual({
        ids: ['a'],
        more: false,
        total: 2,
      });
      expect(await stores.accessTokens.findInOrganization('acme', 'a')).toEqual(only);
      expect(await stores.accessTokens.findInOrganization('acme', 'd')).toBeUndefined();
      expect(await stores.accessTokens.findInOrganization('acme', '\0')).toBeUndefined();
    });

    it('are counted while they are active, if the API created them', async () => {
      await stores.accessTokens.insert(token());
      for (const id of ['a', 'b']) await stores.accessTokens.insert(family(id));
      expect(await stores.accessTokens.countActive('acme', 'ann', time(5))).toBe(2);
      await stores.accessTokens.revoke('a', time(6));
      expect(await stores.accessTokens.countActive('acme', 'ann', time(7))).toBe(1);
      expect(await stores.accessTokens.countActive('acme', 'ann', time(20))).toBe(0);
    });

    it('are removed a while after they expire, if the API created them', async () => {
      await stores.accessTokens.insert(token({ expiresAt: time(20) }));
      for (const id of ['a', 'b', 'c']) await stores.accessTokens.insert(family(id));
      const remove = (seconds: number) =>
        stores.accessTokens.removeInactive({ inactiveBefore: time(seconds), limit: 2 });
      expect([await remove(20), await remove(21), await remove(21), await remove(21)]).toEqual([0, 2, 1, 0]);
      expect((await stores.accessTokens.list()).map(({ id }) => id)).toEqual(['token1']);
    });
  });
}

/** Returns a token that the API created. */
function family(id: string, parentId?: string): AccessTokenRecord {
  const created = { name: id, ...(parentId === undefined ? {} : { parentId }) };
  return token({ id, hash: id, expiresAt: time(20), created });
}
