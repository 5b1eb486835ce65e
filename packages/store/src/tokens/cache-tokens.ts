import type { AccessTokenRecord, AccessTokenStore } from '@specshelf/service';
import { LRUCache } from 'lru-cache';

// Cache TTL in milliseconds; with one round trip it stays below the second in which a revocation must take effect.
const ttl = 500;
const maximumEntries = 1_000;

export interface CachedTokens extends AccessTokenStore {
  /** Clears the cache after another store has changed tokens. */
  clear(): void;
}

/**
 * Caches token lookups on PostgreSQL: every request needs one, and a round trip takes longer than many requests. Changes by this
 * process and new tokens take effect immediately.
 * See docs/decisions/0032-cache-token-lookups-on-postgresql.md.
 */
export function cacheTokens(
  tokens: AccessTokenStore,
  clock: Pick<Performance, 'now'> = performance,
): CachedTokens {
  let cache = createCache(clock);
  const changing = async <T>(change: Promise<T>): Promise<T> => {
    try {
      return await change;
    } finally {
      cache = createCache(clock);
    }
  };
  return {
    ...tokens,
    findByHash: async (hash) => {
      // The result of a lookup that began before a change must not enter the cache after it.
      const current = cache;
      const cached = current.get(hash);
      if (cached) return cached;
      const found = await tokens.findByHash(hash);
      if (found) current.set(hash, found);
      return found;
    },
    revoke: (...change) => changing(tokens.revoke(...change)),
    recordUse: (id, now) => changing(tokens.recordUse(id, now)),
    clear: () => {
      cache = createCache(clock);
    },
  };
}

function createCache(perf: Pick<Performance, 'now'>) {
  return new LRUCache<string, AccessTokenRecord>({ max: maximumEntries, ttl, ttlResolution: 0, perf });
}
