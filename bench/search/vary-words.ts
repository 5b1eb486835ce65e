import { type SearchDocument, wordOfToken } from '@specshelf/search';
import type { Sample } from './sample-documents.js';

/** Numbers from 0 to 1, the same for each run. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The mean of a directory of public specifications: 32 operations, and their schemas. */
const documentsOfASpec = 62;
const operationsOfASpec = 31;

/** A specification with the documents of a part of a real one, and with other words: real ones differ in their domains. */
export function copyOf(sample: Sample, random: () => number): SearchDocument[] {
  const operations = partOf(sample.operations, operationsOfASpec, random);
  const schemas = partOf(sample.schemas, documentsOfASpec - 1 - operations.length, random);
  const others = Array.from({ length: documentsOfASpec - 1 - operations.length - schemas.length }, () =>
    anyOf(sample.operations, random),
  );
  const domain = Math.floor(domains * random() ** 2);
  const words = new Map<string, string>();
  const other = (word: string) => {
    const known = words.get(word);
    if (known !== undefined) return known;
    const isKept = word.length < 3 || /[^a-z]/.test(word) || random() < keptWords;
    const made = isKept ? word : otherWord(word, domain);
    words.set(word, made);
    return made;
  };
  return [sample.spec, ...operations, ...schemas, ...others].flatMap((document) =>
    document ? [withWords(document, other)] : [],
  );
}

/** Specifications of a domain share words. Some domains are more frequent than others. */
const domains = 1_500;
const keptWords = 0.65;

function withWords(document: SearchDocument, other: (word: string) => string): SearchDocument {
  const tokens = document.tokens.map((token) => {
    const word = wordOfToken(token) ?? token.slice(1);
    return token.slice(0, token.length - word.length) + other(word);
  });
  return { ...document, tokens: [...new Set(tokens)] };
}

const syllables = 'ba ko ri ten mul sa vo pra li ne dor ga fi tur ze mi hal cor ny wex jo ple qu stra'.split(
  ' ',
);

/** A word of the same first letter. */
function otherWord(word: string, domain: number): string {
  let hash = 2_166_136_261 ^ domain;
  for (let place = 0; place < word.length; place++)
    hash = Math.imul(hash ^ word.charCodeAt(place), 16_777_619);
  let made = word.slice(0, 1);
  const length = 2 + ((hash >>> 8) % 3);
  for (let place = 0; place < length; place++) {
    made += syllables[(hash >>> 4) % syllables.length];
    hash = Math.imul(hash ^ (hash >>> 15), 2_654_435_761);
  }
  return made;
}

function partOf<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const start = Math.floor(random() * Math.max(1, items.length - count));
  return items.slice(start, start + count);
}

function anyOf<Item>(items: readonly Item[], random: () => number): Item | undefined {
  return items[Math.floor(random() * items.length)];
}
