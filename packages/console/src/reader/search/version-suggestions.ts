import type { FoundSuggestions } from '../../islands/search/suggestion.js';
import type { Reading } from '../reading/reading.js';
import { contextsOf } from './contexts-of.js';
import { findInVersion } from './find-in-version.js';
import { mostSuggestions, toSuggestion } from './to-suggestion.js';

/** Returns the first results of the search page, for the search box. */
export async function versionSuggestions(
  reading: Reading,
  text: string,
  pause: () => Promise<void>,
): Promise<FoundSuggestions> {
  const found = await findInVersion(reading, text, pause);
  if (!found) return { items: [] };
  const { query, entries, isTolerant } = found;
  const contexts = contextsOf(reading);
  const items = entries.slice(0, mostSuggestions).map((entry) => toSuggestion(query, entry, contexts));
  return { items, ...(isTolerant && { isTolerant }) };
}
