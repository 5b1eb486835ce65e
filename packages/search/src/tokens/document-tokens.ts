import { foldPlural } from './fold-plural.js';
import { joinWords } from './join-words.js';
import { isStopWord } from './stop-words.js';
import { identifierLetter, memberLetter } from './token-letters.js';
import { type Chunk, chunksOf, truncate, wordsOf } from './words-of.js';

/** The texts of a document. */
export interface SearchFields {
  /** Found by all of their words together: the operationId, the path, titles. */
  identifiers: readonly string[];
  /** Names and titles. */
  names: readonly string[];
  /** The path, the method, and tags of operations. */
  paths: readonly string[];
  /** The specification that the document belongs to. Finds the document only together with other words. */
  contexts?: readonly string[];
  /** Names of parameters and properties. */
  inputs?: readonly string[];
  /** The description. */
  bodies: readonly string[];
  /** Found by members of the organization only. */
  memberTexts?: readonly string[];
}

export interface DocumentTokens {
  tokens: string[];
  nameLength: number;
}

/** In UTF-16 units; the rest of a text is not indexed. */
export const maxTextLength = 2000;
const maxTokens = 400;

/** Returns the tokens of a document, see `token-letters.ts`, and the length of its first identifier. */
export function documentTokens(fields: SearchFields): DocumentTokens {
  const identifiers = identifiersOf(fields.identifiers);
  const tokens = new Set(identifiers.map((name) => identifierLetter + name));
  const known = new Set<string>();
  const add = (letter: string, word: string) => {
    const folded = foldPlural(word);
    if (known.has(folded) || tokens.size >= maxTokens) return;
    known.add(folded);
    tokens.add(letter + folded);
  };
  for (const { letter, texts, wordsOfChunk } of lettersOf(fields)) {
    for (const text of texts) {
      for (const chunk of chunksOf(text.slice(0, maxTextLength))) {
        for (const word of wordsOfChunk(chunk)) add(letter, word);
      }
    }
  }
  return { tokens: [...tokens], nameLength: identifiers[0]?.length ?? 0 };
}

function identifiersOf(texts: readonly string[]): string[] {
  return texts
    .map((text) => joinWords(wordsOf(text.slice(0, maxTextLength))))
    .filter((identifier) => identifier !== '');
}

/** The words of a text as in tokens, also all words of an identifier together. */
export function pathWordsOf(text: string): Set<string> {
  const chunks = chunksOf(text.slice(0, maxTextLength));
  return new Set(chunks.flatMap(wordsOfPath).map(foldPlural));
}

/** In the order in which the first field with a word is its field. */
function lettersOf({ names, paths, contexts = [], inputs = [], bodies, memberTexts = [] }: SearchFields) {
  return [
    { letter: 'n', texts: names, wordsOfChunk: wordsOfName },
    { letter: 'p', texts: paths, wordsOfChunk: wordsOfPath },
    { letter: 'c', texts: contexts, wordsOfChunk: partsOf },
    { letter: 'b', texts: [...inputs, ...bodies], wordsOfChunk: wordsOfBody },
    // The last, so that what others find does not depend on it.
    { letter: memberLetter, texts: memberTexts, wordsOfChunk: wordsOfPath },
  ];
}

/** `list`, `pets`, and `listpets` of `listPets`. */
function wordsOfName(chunk: Chunk): string[] {
  return [...chunk.flat(), ...partsOf(chunk)];
}

/** Also all words of `retry_count` together: nothing else finds a segment or a property by its whole name. */
function wordsOfPath(chunk: Chunk): string[] {
  return [...wordsOfName(chunk), joined(chunk.flat())];
}

function wordsOfBody(chunk: Chunk): string[] {
  return wordsOfPath(chunk).filter((word) => !isStopWord(word));
}

/** Not the words of `GitHub`: all documents of a specification would have them. */
function partsOf(chunk: Chunk): string[] {
  return chunk.map(joined);
}

function joined(words: readonly string[]): string {
  return truncate(words.join(''));
}
