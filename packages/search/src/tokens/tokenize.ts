import { foldPlural } from './fold-plural.js';
import { wordsOf } from './words-of.js';

/** The words of a text in order, in the form in which they are indexed. */
export function tokenize(text: string): string[] {
  return wordsOf(text).map(foldPlural);
}
