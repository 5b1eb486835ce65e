import type { AccessTokenStore } from '@specshelf/service';
import { copy } from './copy.js';
import type { Tables } from './tables.js';

export function createAccessTokenStore({ accessTokens }: Tables): AccessTokenStore {
  return {
    async insert(token) {
      if (accessTokens.has(token.hash))
        throw new Error(`The access token ${token.id} has a secret that is in use`);
      accessTokens.set(token.hash, copy(token));
    },
    async findByHash(hash) {
      const token = accessTokens.get(hash);
      return token && copy(token);
    },
  };
}
