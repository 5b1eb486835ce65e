import { requestSuggestions } from './request-suggestions.js';
import { SearchElement } from './search-element.js';
import type { Suggestions } from './suggestion.js';

/** The search of an organization: the server finds the suggestions. */
export class OrganizationSearchElement extends SearchElement {
  protected async *suggest(text: string, signal: AbortSignal): AsyncGenerator<Suggestions | undefined, void> {
    yield await requestSuggestions<Suggestions>(this.dataset['suggestions'], text, signal);
  }
}
