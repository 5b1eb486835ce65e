import { SearchElement } from './search-element.js';
import type { Suggestions } from './suggestion.js';

/** Time without another key before a request, in milliseconds. */
const delay = 120;

/** The search of an organization: the server finds the suggestions. */
export class OrganizationSearchElement extends SearchElement {
  protected async suggest(text: string, signal: AbortSignal): Promise<Suggestions | undefined> {
    await pause(delay, signal);
    // A space at the end shows that the last word is complete.
    const query = new URLSearchParams({ q: text.trimStart() });
    const response = await fetch(`${this.dataset['suggestions']}?${query}`, { signal });
    // The form works without suggestions.
    return response.ok ? response.json() : undefined;
  }
}

/** Rejects when it is aborted. */
function pause(duration: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, duration);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
