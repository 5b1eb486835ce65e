import { foldPlural } from './fold-plural.js';
import { wordLetters } from './token-letters.js';

/** Returns the word of a token; undefined for identifiers and scopes. */
export function wordOfToken(token: string): string | undefined {
  return wordLetters.includes(token.slice(0, 1)) ? token.slice(1) : undefined;
}

/** Returns all tokens that a word may have, as written or folded. */
export function tokensOfTerm(term: string): string[] {
  const words = new Set([term, foldPlural(term)]);
  return [...words].flatMap((word) => Array.from(wordLetters, (letter) => letter + word));
}
