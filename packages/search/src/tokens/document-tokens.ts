import { foldPlural } from './fold-plural.js';
import { joinWords } from './join-words.js';
import { isStopWord } from './stop-words.js';
import { chunksOf, truncate, wordsOf } from './words-of.js';

/** The texts of a document. The most relevant come first. */
export interface SearchFields {
  /** Found by all of their words together: the operationId, method and path, titles. */
  identifiers: readonly string[];
  /** Names that the author gave: the operationId, the name of a schema. */
  names: readonly string[];
  /** The path and the method. */
  paths: readonly string[];
  /** The title and tags. */
  titles: readonly string[];
  /** The description, and names of parameters and properties. */
  bodies: readonly string[];
}

/** In UTF-16 units; the rest of a text is not indexed. */
const maxTextLength = 2000;
const maxTokens = 400;
const maxTerms = 100;

/** Only these words are suggested. */
const term = /^\p{L}{4,32}$/u;

/**
 * Returns the tokens of a document. The first letter says where the word is: `e` for all words of an identifier, otherwise `n`, `p`, `t`,
 * or `b`, the first field that has the word.
 */
export function documentTokens(fields: SearchFields): {
  tokens: string[];
  terms: string[];
  nameLength: number;
} {
  const identifiers = fields.identifiers.map(identifierOf).filter((identifier) => identifier !== '');
  const tokens = new Set(identifiers.map((identifier) => `e${identifier}`));
  const known = new Set<string>();
  const terms = new Set<string>();
  const add = (letter: string, word: string) => {
    const folded = foldPlural(word);
    if (known.has(folded) || tokens.size >= maxTokens) return;
    known.add(folded);
    tokens.add(letter + folded);
    if (terms.size < maxTerms && term.test(word)) terms.add(word);
  };
  for (const [letter, texts] of lettersOf(fields)) {
    for (const text of texts) {
      for (const { words } of chunksOf(text.slice(0, maxTextLength))) {
        for (const word of words) if (letter !== 'b' || !isStopWord(word)) add(letter, word);
        if (words.length > 1) add(letter, truncate(words.join('')));
      }
    }
  }
  const [name = ''] = identifiers;
  return { tokens: [...tokens], terms: [...terms], nameLength: name.length };
}

function identifierOf(text: string): string {
  return joinWords(wordsOf(text.slice(0, maxTextLength)));
}

function lettersOf({ names, paths, titles, bodies }: SearchFields): [string, readonly string[]][] {
  return [
    ['n', names],
    ['p', paths],
    ['t', titles],
    ['b', bodies],
  ];
}
