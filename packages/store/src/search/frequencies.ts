import { LRUCache } from 'lru-cache';
import type { Connection } from '../database/database.js';
import { inText } from '../queries/in-text.js';
import type { Source } from './entries.js';

/** Numbers of entries, which select the plan of a search. They may be outdated, which does not affect its result. */
export interface Frequencies {
  /** Returns the number of entries, up to a limit above which sources count as equal. */
  count(connection: Connection, organizationId: string, source: Source): Promise<number>;
}

const mostCached = 2_000;
const maxAge = 60_000;
const mostCounted = 20_000;

export function createFrequencies(): Frequencies {
  const known = new LRUCache<string, number>({ max: mostCached, ttl: maxAge });
  return {
    count: async (connection, organizationId, source) => {
      const key = `${organizationId} ${source.name}`;
      const cached = known.get(key);
      if (cached !== undefined) return cached;
      const some = source.entries(connection).select({ id: source.id }).limit(mostCounted, inText);
      const [row] = await connection.from(some.as('some')).count({ count: '*' });
      const count = Number(row?.['count'] ?? 0);
      known.set(key, count);
      return count;
    },
  };
}
