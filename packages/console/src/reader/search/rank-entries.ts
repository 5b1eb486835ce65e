import { createTierFinder, parseQuery } from '@specshelf/search';
import type { SearchEntry } from './search-entry.js';

/** An entry with the tier of a query in which it is. */
export interface Match {
  entry: SearchEntry;
  tier: number;
}

/** Returns the matches among entries, in their order. */
export type FindMatches = (entries: readonly SearchEntry[]) => Match[];

/** Returns a function that finds the entries of a query, by the rules of the search in an organization. Undefined without words. */
export function createFinder(text: string): FindMatches | undefined {
  const query = parseQuery(text);
  if (!query) return undefined;
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
