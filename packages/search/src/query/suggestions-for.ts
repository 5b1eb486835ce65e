import { foldPlural } from '../tokens/fold-plural.js';
import type { Query } from './parse-query.js';

const maxSuggestions = 5;

/** Whether similar words may be suggested for a word: most short words, and all numbers, are similar to others by chance. */
export function isCorrectable(term: string): boolean {
  return /^\p{L}{4,32}$/u.test(term);
}

/**
 * Returns the words that one insertion, deletion, replacement, or exchange of neighbors makes of a word, the closest first, by the form in which
 * they are indexed. The first letter is kept by default. They are computed, so that they do not depend on the indexed words.
 */
export function similarWords(term: string, { keepsFirst = true } = {}): Map<string, string> {
  const letters = Array.from(term);
  const alphabet = alphabetOf(term);
  const sameLength = new Set<string>();
  const others = new Set<string>();
  const join = (end: number, middle: readonly string[], start: number) =>
    [...letters.slice(0, end), ...middle, ...letters.slice(start)].join('');
  for (let place = keepsFirst ? 1 : 0; place <= letters.length; place += 1) {
    for (const letter of alphabet) others.add(join(place, [letter], place));
    const present = letters[place];
    if (present === undefined) break;
    others.add(join(place, [], place + 1));
    for (const letter of alphabet) sameLength.add(join(place, [letter], place + 1));
    const next = letters[place + 1];
    if (next !== undefined) sameLength.add(join(place, [next, present], place + 2));
  }
  const words = new Map<string, string>();
  for (const word of [...[...sameLength].sort(), ...[...others].sort()]) {
    const folded = foldPlural(word);
    if (folded !== foldPlural(term) && !words.has(folded)) words.set(folded, word);
  }
  return words;
}

/**
 * Returns queries that may be meant. `choices` has the possible words for each word of the query: only the word itself if it is right.
 * Whether the queries find anything is left to the caller.
 */
export function suggestionsFor(query: Query, choices: readonly (readonly string[])[]): string[] {
  const original = query.words.map(({ term }) => term).join(' ');
  return combine(choices)
    .map((words) => words.join(' '))
    .filter((suggestion) => suggestion !== original);
}

// Words have no accents.
const alphabets = [
  'abcdefghijklmnopqrstuvwxyz',
  'αβγδεζηθικλμνξοπρστυφχψω',
  'абвгдежзиклмнопрстуфхцчшщъыьэюя',
];

/** The letters of the script of a word, and those of the word, for other scripts. */
function alphabetOf(term: string): Set<string> {
  const known = alphabets.filter((alphabet) => [...term].some((letter) => alphabet.includes(letter)));
  return new Set([...term, ...known.join('')]);
}

function combine(choices: readonly (readonly string[])[]): string[][] {
  let combinations: string[][] = [[]];
  for (const words of choices) {
    combinations = combinations
      .flatMap((start) => words.map((word) => [...start, word]))
      .slice(0, maxSuggestions);
  }
  return combinations;
}
