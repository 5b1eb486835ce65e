import type { Query, QueryWord } from '../query/parse-query.js';
import { joinWords } from '../tokens/join-words.js';
import { wordsOf } from '../tokens/words-of.js';
import { WordFinder } from './word-finder.js';

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
  const finders = fields.map(({ text }) => new WordFinder(text));
  const placeOf = (word: QueryWord) => fields.find((_, index) => finders[index]?.has(word))?.place;
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
