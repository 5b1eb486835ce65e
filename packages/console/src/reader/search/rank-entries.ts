import { createTierFinder, type MatchPlace, placesOfEntry, type Query } from '@specshelf/search';
import type { SearchEntry } from './search-entry.js';

/** An entry with the tier of a query in which it is. */
export interface Match {
  entry: SearchEntry;
  tier: number;
}

/** Returns the matches among entries, in their order. */
export type FindMatches = (entries: readonly SearchEntry[]) => Match[];

/** Returns a function that finds the entries of a query, by the rules of the search in an organization. */
export function createFinder(query: Query): FindMatches {
  const findTier = createTierFinder(query);
  return (entries) =>
    entries.flatMap((entry) => {
      const tier = findTier(entry.tokens);
      return tier < 0 ? [] : [{ entry, tier }];
    });
}

/** Returns the entries of matches, the best one first. */
export function sortMatches(found: readonly Match[]): SearchEntry[] {
  return [...found].sort((a, b) => a.tier - b.tier || a.entry.id - b.entry.id).map(({ entry }) => entry);
}

/** Returns where the words of a query were found in an entry. `contexts` has the names of the specification. */
export function placesOf(query: Query, entry: SearchEntry, contexts: readonly string[]): MatchPlace[] {
  const { kind, title, method = '', address = '', operationId = '', text = '', inputs, place } = entry;
  const isWebhook = kind === 'webhook';
  const texts = {
    ...{ kind: isWebhook ? ('operation' as const) : kind, title, method, snippet: text },
    ...(isWebhook ? { identifier: address } : { path: address, identifier: operationId }),
    ...(kind !== 'schema' && { page: place }),
    ...(inputs !== undefined && { inputs }),
  };
  return placesOfEntry(query, texts, { contexts });
}
