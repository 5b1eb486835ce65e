import { foldPlural } from './fold-plural.js';

/** Returns all tokens of a term that `documentTokens` has returned; each of its documents has one of them. */
export function tokensOfTerm(term: string): string[] {
  return Array.from('nptb', (letter) => letter + foldPlural(term));
}
