import type { AccessTokenRecord, AccessTokenStore } from '@specshelf/service';
import { LRUCache } from 'lru-cache';

// With the way to the database and back it is less than the second in which a revocation is to be heard of.
const longest = 500;
const most = 1_000;

/**
 * Gives tokens again that were found half a second ago: every request names one, and its way to another process and back would
 * take longer than much of what is asked for. What this process changes is seen at once, and so is a token that is new.
 * See docs/decisions/0032-cache-token-lookups-on-postgresql.md.
 */
export function rememberTokens(
  tokens: AccessTokenStore,
  clock: Pick<Performance, 'now'> = performance,
): AccessTokenStore {
  let known = nothingKnown(clock);
  const changing = async <T>(change: Promise<T>): Promise<T> => {
    try {
      return await change;
    } finally {
      known = nothingKnown(clock);
    }
  };
  return {
    ...tokens,
    findByHash: async (hash) => {
      // What was looked for before a change is not remembered after it.
      const before = known;
      const remembered = before.get(hash);
      if (remembered) return remembered;
      const found = await tokens.findByHash(hash);
      if (found) before.set(hash, found);
      return found;
    },
    revoke: (...end) => changing(tokens.revoke(...end)),
    noteUse: (...use) => changing(tokens.noteUse(...use)),
  };
}

function nothingKnown(perf: Pick<Performance, 'now'>) {
  return new LRUCache<string, AccessTokenRecord>({ max: most, ttl: longest, ttlResolution: 0, perf });
}
