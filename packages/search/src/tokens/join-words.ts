import { foldPlural } from './fold-plural.js';
import { withoutStopWords } from './stop-words.js';
import { truncate } from './words-of.js';

/** All words as a single one: `listPets` and "List the pets" are equal. Empty without words. */
export function joinWords(words: readonly string[]): string {
  return foldPlural(truncate(withoutStopWords(words).join('')));
}
