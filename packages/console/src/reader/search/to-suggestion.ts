import type { Query } from '@specshelf/search';
import type { Suggestion } from '../../islands/search/suggestion.js';
import { placesOf } from './rank-entries.js';
import type { SearchEntry } from './search-entry.js';

/** More suggestions do not fit on a screen. */
export const mostSuggestions = 12;

/** Returns the suggestion of a result. `contexts` has the names of the specification. */
export function toSuggestion(query: Query, entry: SearchEntry, contexts: readonly string[]): Suggestion {
  const { kind, title, href, method, address, deprecated } = entry;
  return {
    kind: kind === 'webhook' ? 'operation' : kind,
    ...{ title, href, matches: placesOf(query, entry, contexts) },
    ...(method !== undefined && { method }),
    ...(address !== undefined && { address }),
    ...(kind === 'webhook' && { webhook: true as const }),
    ...(deprecated && { deprecated }),
  };
}
