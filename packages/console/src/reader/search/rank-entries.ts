import { createTierFinder, documentId, parseQuery } from '@specshelf/search';
import type { SearchEntry } from './search-entry.js';

/** An entry with its rank: entries of a lower tier are first, and in a tier those with a lower ID. */
export interface Match {
  entry: SearchEntry;
  tier: number;
  id: number;
}

/** Returns the matches among entries, of which the first one has a position in the specification. */
export type FindMatches = (entries: readonly SearchEntry[], start: number) => Match[];

/** Returns a function that finds the entries of a query, by the rules of the search in an organization. Undefined without words. */
export function createFinder(text: string): FindMatches | undefined {
  const query = parseQuery(text);
  if (!query) return undefined;
  const findTier = createTierFinder(query);
  return (entries, start) =>
    entries.flatMap((entry, index) => {
      const tier = findTier(entry.tokens);
      return tier < 0 ? [] : [{ entry, tier, id: idOf(entry, start + index) }];
    });
}

/** Returns the entries of matches, the best one first. */
export function sortMatches(found: readonly Match[]): SearchEntry[] {
  return [...found].sort((a, b) => a.tier - b.tier || a.id - b.id).map(({ entry }) => entry);
}

function idOf({ kind, tokens }: SearchEntry, position: number): number {
  const [, name = ''] = /^ e(\S*)/.exec(tokens) ?? [];
  return documentId({
    kind: kind === 'webhook' ? 'operation' : kind,
    nameLength: name.length,
    generation: 0,
    position,
  });
}
