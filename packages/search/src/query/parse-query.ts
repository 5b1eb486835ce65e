import { foldPlural, otherForms } from '../tokens/fold-plural.js';
import { joinWords } from '../tokens/join-words.js';
import { normalize } from '../tokens/normalize.js';
import { isStopWord } from '../tokens/stop-words.js';
import { type Chunk, chunksOf, truncate } from '../tokens/words-of.js';

/** In UTF-16 units. */
export const maxQueryLength = 200;
export const maxQueryWords = 8;

/** A query of words that a document must all have. */
export interface Query {
  words: QueryWord[];
  /** All words as a single one, as of identifiers. */
  joined: string;
}

export interface QueryWord {
  /** As written, in lower case. */
  term: string;
  /** A document must have all words of one of these. */
  forms: string[][];
  /** Whether documents may have a longer word, because the user may still be typing. */
  isPrefix: boolean;
}

/** Returns undefined if there is nothing to search for. The rest of a longer query is ignored. */
export function parseQuery(text: string): Query | undefined {
  const read = text.slice(0, maxQueryLength);
  const chunks = chunksOf(read);
  const isOpen = endsWithinWord.test(normalize(read));
  const relevant = chunks.filter((chunk) => !isStopWord(chunk.flat().join(' ')));
  const all = relevant.length > 0 ? relevant : chunks;
  if (all.length === 0) return undefined;
  const words: QueryWord[] = [];
  let count = 0;
  for (const chunk of all) {
    count += chunk.flat().length;
    if (count > maxQueryWords && words.length > 0) break;
    // A space, a bracket, or another word after it shows that the word is complete, also a word that is ignored.
    words.push(wordOf(chunk, chunk === chunks.at(-1) && isOpen));
  }
  return { words, joined: joinWords(chunks.flat(2)) };
}

const endsWithinWord = /[\p{L}\p{N}]\p{M}*$/u;

/** Finds `retry_maxCount` in one word, in two, or in three. */
function wordOf(chunk: Chunk, isPrefix: boolean): QueryWord {
  const words = chunk.flat().slice(0, maxQueryWords);
  const term = truncate(chunk.flat().join(''));
  const folded = foldPlural(term);
  const forms = [[folded], ...otherForms(folded).map((form) => [form])];
  const parts = chunk.map((part) => foldPlural(truncate(part.join('')))).slice(0, maxQueryWords);
  if (parts.length > 1 && parts.length < words.length) forms.push(parts);
  if (words.length > 1) forms.push(words.map(foldPlural));
  return { term, forms, isPrefix };
}
