import { describe, expect, it } from 'vitest';
import { time, token } from '../records.js';
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
  });
}
