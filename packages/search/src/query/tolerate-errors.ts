import { joinWords } from '../tokens/join-words.js';
import type { Vocabulary } from './create-vocabulary.js';
import type { Query, QueryWord } from './parse-query.js';
import { isCorrectable, similarWords } from './suggestions-for.js';

/** Of a word. The others would make the query long, and are seldom meant. */
const mostSimilar = 8;

/**
 * Returns queries whose words also find those of a text with one typing error, the more exact one first: only words that the text does not have, then
 * all words.
 */
export function tolerateErrors(query: Query, vocabulary: Vocabulary): Query[] {
  const isPresent = (word: string, isPrefix: boolean) =>
    vocabulary.has(word) || (isPrefix && vocabulary.hasBeginning(word));
  const hasWord = ({ forms, isPrefix }: QueryWord) =>
    forms.some((form) => form.every((word, index) => isPresent(word, isPrefix && index === form.length - 1)));
  const corrected = query.words.map((word) => withSimilar(word, isPresent));
  const ofUnknown = query.words.map((word, index) => (hasWord(word) ? word : (corrected[index] ?? word)));
  const queries = [ofUnknown, corrected].filter((words) =>
    words.some((word, index) => word !== query.words[index]),
  );
  return queries.map((words) => ({ words, joined: joinWords(words.map(({ term }) => term)) }));
}

/** Adds forms with similar words. Returns the word itself if there are none. */
function withSimilar(word: QueryWord, isPresent: (word: string, isPrefix: boolean) => boolean): QueryWord {
  const added: string[][] = [];
  for (const form of word.forms) {
    const choices = form.map((part, index) => {
      const isPrefix = word.isPrefix && index === form.length - 1;
      const similar = isCorrectable(part) ? [...similarWords(part, { keepsFirst: false }).keys()] : [];
      return similar.filter((each) => isPresent(each, isPrefix)).slice(0, mostSimilar);
    });
    if (choices.every((similar) => similar.length === 0)) continue;
    // A name of several words has at most one error, as any other word.
    for (const [index, similar] of choices.entries())
      added.push(...similar.map((each) => form.map((part, place) => (place === index ? each : part))));
  }
  const [best] = added;
  if (!best) return word;
  return { ...word, term: best.join(''), forms: [...word.forms, ...added] };
}
