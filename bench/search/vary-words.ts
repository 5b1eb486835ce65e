import { type SearchDocument, wordOfToken } from '@specshelf/search';
import type { Random } from '../../packages/store/test/support/create-random.js';
import type { Sample } from './sample-documents.js';

/** The mean of a directory of public specifications: 32 operations, and their schemas. */
const documentsOfASpec = 62;
const operationsOfASpec = 31;

/** A specification with the documents of a part of a real one, and with other words: real ones differ in their domains. */
export function copyOf(sample: Sample, random: Random): SearchDocument[] {
  const operations = partOf(sample.operations, operationsOfASpec, random);
  const schemas = partOf(sample.schemas, documentsOfASpec - 1 - operations.length, random);
  const others = Array.from({ length: documentsOfASpec - 1 - operations.length - schemas.length }, () =>
    anyOf(sample.operations, random),
  );
  const domain = Math.floor(random(domains) ** 2 / domains);
  const words = new Map<string, string>();
  const other = (word: string) => {
    const known = words.get(word);
    if (known !== undefined) return known;
    const isKept = word.length < 3 || /[^a-z]/.test(word) || random(100) < keptWords;
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
/** Of a hundred words. */
const keptWords = 65;

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

function partOf<Item>(items: readonly Item[], count: number, random: Random): Item[] {
  const start = random(Math.max(1, items.length - count));
  return items.slice(start, start + count);
}

function anyOf<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[random(items.length)];
}
