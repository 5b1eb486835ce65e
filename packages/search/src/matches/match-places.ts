import type { Query, QueryWord } from '../query/parse-query.js';
import { pathWordsOf } from '../tokens/document-tokens.js';
import { joinWords } from '../tokens/join-words.js';
import { wordsOf } from '../tokens/words-of.js';

/** Where a word of a query was found, the best place first. */
export type MatchPlace =
  | 'name'
  | 'path'
  | 'title'
  | 'summary'
  | 'tag'
  | 'parameter'
  | 'property'
  | 'description'
  | 'specification'
  | 'label';

/** A text of a result. */
export interface MatchField {
  place: MatchPlace;
  text: string;
}

/**
 * Returns the places with the words of a query that found a result: for each word the first of the fields that has it, in the order of the
 * fields. `rest` is that of words which no field has.
 */
export function matchPlaces(query: Query, fields: readonly MatchField[], rest: MatchPlace): MatchPlace[] {
  const words = fields.map(({ text }) => createWordFinder(text));
  const placeOf = (word: QueryWord) => fields.find((_, index) => words[index]?.(word))?.place;
  const found = new Set<MatchPlace>();
  let isComplete = true;
  for (const word of query.words) {
    const place = placeOf(word);
    if (place === undefined) isComplete = false;
    else found.add(place);
  }
  if (!isComplete) {
    // Such as `git hub` in `GitHub`.
    const whole = { term: query.joined, forms: [[query.joined]], isPrefix: false };
    const place =
      placeOf(whole) ?? fields.find(({ text }) => joinWords(wordsOf(text)) === query.joined)?.place;
    found.add(place ?? rest);
  }
  const order = [...fields.map(({ place }) => place), rest];
  return [...found].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** Returns a function that finds a word in a text. The words of the text are computed with the first call. */
function createWordFinder(text: string): (word: QueryWord) => boolean {
  let letters: string | undefined;
  let words: ReadonlySet<string> | undefined;
  return ({ forms, isPrefix }) => {
    if (text === '') return false;
    letters ??= isASCII.test(text) ? text.toLowerCase().replace(separators, '') : '';
    const inLetters = letters;
    // Computing all words takes much longer, and most texts have none of a query.
    const possible =
      inLetters === '' ? forms : forms.filter(([first = '']) => inLetters.includes(first.slice(0, 3)));
    if (possible.length === 0) return false;
    words ??= pathWordsOf(text);
    const all = words;
    const begins = (beginning: string) => [...all].some((word) => word.startsWith(beginning));
    return possible.some((form) =>
      form.every((word, index) => all.has(word) || (isPrefix && index === form.length - 1 && begins(word))),
    );
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII
const isASCII = /^[\u0000-\u007f]*$/;

/** Parts of words: see `words-of.ts`. */
const separators = /[_'-]+/g;
