import type { AccessTokenRecord, AccessTokenStore } from '@specshelf/service';
import { frozen } from './frozen.js';
import { comparePlaces } from './keyset-page.js';
import type { Tables } from './tables.js';

export function createAccessTokenStore({ accessTokens }: Tables): AccessTokenStore {
  const findById = (id: string) => [...accessTokens.values()].find((token) => token.id === id);
  const change = (token: AccessTokenRecord) => void accessTokens.set(token.hash, frozen(token));
  return {
    async insert(token) {
      if (accessTokens.has(token.hash)) return false;
      accessTokens.set(token.hash, frozen(token));
      return true;
    },
    async findByHash(hash) {
      return accessTokens.get(hash);
    },
    async list() {
      return [...accessTokens.values()].sort(comparePlaces);
    },
    async revoke(id, revokedAt) {
      const token = findById(id);
      if (!token || token.revokedAt !== undefined) return false;
      change({ ...token, revokedAt });
      return true;
    },
    async recordUse(id, lastUsedAt) {
      const token = findById(id);
      if (token) change({ ...token, lastUsedAt });
    },
  };
}
