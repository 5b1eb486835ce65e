import { countTiersBeforeBodies, parseQuery, type Query } from '@specshelf/search';
import { requestSuggestions } from '../../islands/search/request-suggestions.js';
import { SearchElement } from '../../islands/search/search-element.js';
import type { FoundSuggestions, FurtherLink, Suggestions } from '../../islands/search/suggestion.js';
import { createFinder, sortMatches } from '../search/rank-entries.js';
import { type ReadIndex, readIndex } from '../search/read-index.js';
import { mostSuggestions, toSuggestion } from '../search/to-suggestion.js';

/**
 * The search in a specification. The browser loads an index of names and paths once, and finds the first results itself. If they do not fill the
 * list, it shows those of the results page instead, which begin with the same ones.
 */
export class ReaderSearchElement extends SearchElement {
  #index: Promise<ReadIndex | undefined> | undefined;

  protected override prepare(): void {
    void this.#load();
  }

  protected async *suggest(text: string, signal: AbortSignal): AsyncGenerator<Suggestions | undefined, void> {
    const query = parseQuery(text);
    const further = this.#further(text.trimStart());
    const index = query && (await this.#load());
    const first = query && index ? findFirst(query, index) : { items: [] };
    if (first.items.length > 0) yield { ...first, further };
    if (first.items.length === mostSuggestions) return;
    const found = query ? await this.#request(text, signal) : { items: [] };
    if (found) yield { ...found, further };
    else if (first.items.length === 0) yield undefined;
  }

  /** Undefined after an error: the suggestions that were found remain. */
  #request(text: string, signal: AbortSignal): Promise<FoundSuggestions | undefined> {
    return requestSuggestions(this.dataset['suggestions'], text, signal).catch(() => undefined);
  }

  #further(q: string): FurtherLink[] {
    const { everywhere } = this.dataset;
    const here = this.querySelector('form')?.action ?? '';
    const query = new URLSearchParams({ q });
    return [
      { text: 'All results in this specification', href: `${here}?${query}` },
      ...(everywhere === undefined
        ? []
        : [{ text: 'Search in all specifications', href: `${everywhere}?${query}` }]),
    ];
  }

  /** Undefined if it cannot be loaded. The next text tries again. */
  #load(): Promise<ReadIndex | undefined> {
    this.#index ??= fetch(this.dataset['index'] ?? '')
      .then(async (response) => (response.ok ? readIndex(await response.json()) : undefined))
      .catch(() => undefined)
      .then((index) => {
        if (!index) this.#index = undefined;
        return index;
      });
    return this.#index;
  }
}

/** The first results of the results page, as far as they do not depend on descriptions, parameters, and properties. */
function findFirst(query: Query, { entries, contexts }: ReadIndex): FoundSuggestions {
  const matches = createFinder(query)(entries).filter(({ tier }) => tier < countTiersBeforeBodies(query));
  const found = sortMatches(matches).slice(0, mostSuggestions);
  return { items: found.map((entry) => toSuggestion(query, entry, contexts)) };
}
