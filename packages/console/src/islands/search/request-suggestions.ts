import type { FoundSuggestions } from './suggestion.js';

/** Time without another key before a request, in milliseconds. */
const delay = 120;

/** Requests the suggestions for a text, when the visitor stops typing. Undefined after an error: the form works without suggestions. */
export async function requestSuggestions<Found extends FoundSuggestions>(
  address: string | undefined,
  text: string,
  signal: AbortSignal,
): Promise<Found | undefined> {
  await pause(delay, signal);
  // A space at the end shows that the last word is complete.
  const query = new URLSearchParams({ q: text.trimStart() });
  const response = await fetch(`${address}?${query}`, { signal });
  return response.ok ? response.json() : undefined;
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
