import { foldPlural } from './fold-plural.js';
import { readerLetters, wordLetters } from './token-letters.js';

/** Returns the word of a token; undefined for identifiers and scopes. */
export function wordOfToken(token: string): string | undefined {
  return wordLetters.includes(token.slice(0, 1)) ? token.slice(1) : undefined;
}

/** Returns all tokens that a word may have, as written or folded; without those for members only if `isMember` is false. */
export function tokensOfTerm(term: string, { isMember = true } = {}): string[] {
  const words = new Set([term, foldPlural(term)]);
  const letters = isMember ? wordLetters : readerLetters;
  return [...words].flatMap((word) => Array.from(letters, (letter) => letter + word));
}
