import { SearchElement } from '../../islands/search/search-element.js';
import type { Suggestion, Suggestions } from '../../islands/search/suggestion.js';
import { rankEntries } from '../search/rank-entries.js';
import type { SearchEntry } from '../search/search-entry.js';

const mostSuggestions = 12;

/** The search in a specification: the browser loads its index once, and finds the suggestions itself. */
export class ReaderSearchElement extends SearchElement {
  #entries: Promise<readonly SearchEntry[] | undefined> | undefined;

  protected override prepare(): void {
    void this.#load();
  }

  protected async suggest(text: string): Promise<Suggestions | undefined> {
    const entries = await this.#load();
    const everywhere = this.#everywhere(text);
    // The form works without an index.
    if (!entries) return everywhere && { items: [], further: everywhere };
    const items = rankEntries(entries, text).slice(0, mostSuggestions).map(toSuggestion);
    return { items, ...(everywhere && { further: everywhere }) };
  }

  #everywhere(text: string): Suggestions['further'] {
    const page = this.dataset['everywhere'];
    if (page === undefined) return undefined;
    return {
      text: 'Search in all specifications',
      href: `${page}?${new URLSearchParams({ q: text.trim() })}`,
    };
  }

  /** Undefined if it cannot be loaded. The next text tries again. */
  #load(): Promise<readonly SearchEntry[] | undefined> {
    this.#entries ??= fetch(this.dataset['index'] ?? '')
      .then((response) => (response.ok ? response.json() : undefined))
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
    kind: kind === 'schema' ? 'schema' : kind === 'operation' || kind === 'webhook' ? 'operation' : 'page',
    ...{ title, href },
    ...(method !== undefined && { method }),
    ...(address !== undefined && { address }),
    ...(kind === 'webhook' && { webhook: true as const }),
    ...(deprecated && { deprecated }),
  };
}
