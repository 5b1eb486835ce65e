import { foldPlural } from './fold-plural.js';

/** Fields whose tokens are a letter and a word. */
const wordLetters = 'nptbc';

/** The fields of identifiers, which have all words of a text together, and the scopes. */
const otherLetters = 'emous';

/** Returns the word of a token; undefined for identifiers and scopes. */
export function wordOfToken(token: string): string | undefined {
  return otherLetters.includes(token.slice(0, 1)) ? undefined : token.slice(1);
}

/** Returns all tokens that a word may have, as written or folded. */
export function tokensOfTerm(term: string): string[] {
  const words = new Set([term, foldPlural(term)]);
  return [...words].flatMap((word) => Array.from(wordLetters, (letter) => letter + word));
}
