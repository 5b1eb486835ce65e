import { foldPlural } from '../tokens/fold-plural.js';
import { editDistanceIsOne } from './edit-distance.js';
import type { Query } from './parse-query.js';

/** The words of the vocabulary that may be meant: those with the same first letter and a similar length. */
export interface TermRange {
  first: string;
  /** In UTF-16 units, inclusive. */
  from: number;
  to: number;
}

const maxSuggestions = 5;
const minLength = 4;

/** What `suggestionsFor` needs of the vocabulary: a range for each word, in their order, undefined for words without suggestions. */
export function termRangesOf({ words }: Query): (TermRange | undefined)[] {
  return words.map(({ term }) =>
    /^\p{L}+$/u.test(term) && term.length >= minLength
      ? { first: String.fromCodePoint(term.codePointAt(0) ?? 0), from: term.length - 1, to: term.length + 1 }
      : undefined,
  );
}

/**
 * Returns queries that may be meant, with one different word each or, if several are misspelled, several. Whether they find anything is left to
 * the caller. `terms` has the vocabulary of each range of `termRangesOf`.
 */
export function suggestionsFor(query: Query, terms: readonly (Iterable<string> | undefined)[]): string[] {
  const choices = query.words.map(({ term }, index) => {
    const vocabulary = [...(terms[index] ?? [])];
    const isKnown = vocabulary.some((known) => foldPlural(known) === foldPlural(term));
    const similar = isKnown ? [] : vocabulary.filter((known) => editDistanceIsOne(known, term));
    return similar.length === 0 ? [term] : closestFirst(term, similar);
  });
  const original = query.words.map(({ term }) => term).join(' ');
  return combine(choices)
    .map((words) => words.join(' '))
    .filter((suggestion) => suggestion !== original);
}

function closestFirst(term: string, similar: readonly string[]): string[] {
  const difference = (word: string) => Math.abs(word.length - term.length);
  return [...new Set(similar)]
    .sort((a, b) => difference(a) - difference(b) || (a < b ? -1 : 1))
    .slice(0, maxSuggestions);
}

function combine(choices: readonly string[][]): string[][] {
  let combinations: string[][] = [[]];
  for (const words of choices) {
    combinations = combinations
      .flatMap((start) => words.map((word) => [...start, word]))
      .slice(0, maxSuggestions);
  }
  return combinations;
}
