import { SearchElement } from '../../islands/search/search-element.js';
import type { FurtherLink, Suggestion, Suggestions } from '../../islands/search/suggestion.js';
import { createFinder, sortMatches } from '../search/rank-entries.js';
import { readIndex } from '../search/read-index.js';
import type { SearchEntry } from '../search/search-entry.js';

const mostSuggestions = 12;

/** The search in a specification: the browser loads its index once, and finds the suggestions itself. */
export class ReaderSearchElement extends SearchElement {
  #entries: Promise<readonly SearchEntry[] | undefined> | undefined;

  protected override prepare(): void {
    void this.#load();
  }

  protected async suggest(text: string): Promise<Suggestions> {
    const find = createFinder(text);
    // The form works without an index.
    const entries = (find && (await this.#load())) ?? [];
    const found = sortMatches(find?.(entries) ?? []).slice(0, mostSuggestions);
    return { items: found.map(toSuggestion), further: this.#further(text.trimStart()) };
  }

  /** The page of results also searches the words that the index leaves out. */
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
  #load(): Promise<readonly SearchEntry[] | undefined> {
    this.#entries ??= fetch(this.dataset['index'] ?? '')
      .then(async (response) => (response.ok ? readIndex(await response.json()) : undefined))
      .catch(() => undefined)
      .then((entries) => {
        if (!entries) this.#entries = undefined;
        return entries;
      });
    return this.#entries;
  }
}

function toSuggestion({ kind, title, href, method, address, deprecated }: SearchEntry): Suggestion {
  return {
    kind: kind === 'webhook' ? 'operation' : kind,
    ...{ title, href },
    ...(method !== undefined && { method }),
    ...(address !== undefined && { address }),
    ...(kind === 'webhook' && { webhook: true as const }),
    ...(deprecated && { deprecated }),
  };
}
