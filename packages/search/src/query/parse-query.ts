import { foldPlural, otherForms } from '../tokens/fold-plural.js';
import { joinWords } from '../tokens/join-words.js';
import { isStopWord } from '../tokens/stop-words.js';
import { chunksOf, truncate } from '../tokens/words-of.js';

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
  const chunks = chunksOf(text.slice(0, maxQueryLength));
  const relevant = chunks.filter(
    ({ words: [first, ...others] }) => others.length > 0 || !isStopWord(first ?? ''),
  );
  const all = relevant.length > 0 ? relevant : chunks;
  if (all.length === 0) return undefined;
  const words: QueryWord[] = [];
  let count = 0;
  for (const chunk of all) {
    if (count + chunk.words.length > maxQueryWords && count > 0) break;
    count += chunk.words.length;
    words.push(wordOf(chunk.words.slice(0, maxQueryWords), chunk === all.at(-1)));
  }
  return { words, joined: joinWords(chunks.flatMap((chunk) => chunk.words)) };
}

function wordOf(words: readonly string[], isPrefix: boolean): QueryWord {
  const joined = truncate(words.join(''));
  const folded = foldPlural(joined);
  const forms = [[folded], ...otherForms(folded).map((form) => [form])];
  if (words.length > 1) forms.push(words.map(foldPlural));
  return { term: joined, forms, isPrefix };
}
