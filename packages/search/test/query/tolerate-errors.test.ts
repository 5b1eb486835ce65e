import { expect, test } from 'vitest';
import {
  createTierFinder,
  createVocabulary,
  documentTokens,
  parseQuery,
  tolerateErrors,
  wordOfToken,
} from '../../src/index.js';

const titles = ['Create a payment intent', 'List charges', 'Change the address', 'Refund a charge'];
const documents = titles.map((title) => {
  const { tokens } = documentTokens({ identifiers: [title], names: [title], paths: [], bodies: [] });
  return { title, tokens };
});
const words = new Set(documents.flatMap(({ tokens }) => tokens.flatMap((token) => wordOfToken(token) ?? [])));

const vocabulary = vocabularyOf(words);

/** Computes all steps at once. */
function vocabularyOf(words: ReadonlySet<string>) {
  const steps = createVocabulary(words);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The results of the first query that has any. */
function find(text: string): string[] {
  const query = parseQuery(text);
  for (const tolerant of query ? tolerateErrors(query, vocabulary) : []) {
    const findTier = createTierFinder(tolerant);
    const found = documents.filter(({ tokens }) => findTier(` ${tokens.join(' ')} `) >= 0);
    if (found.length > 0) return found.map(({ title }) => title);
  }
  return [];
}

test.each([
  ['paymnt intent', ['Create a payment intent']],
  // In each word, also in the first letter.
  ['cretae apyment intnet', ['Create a payment intent']],
  ['paymentIntnet', ['Create a payment intent']],
  // A beginning of a word with an error.
  ['create paymne', ['Create a payment intent']],
  ['refnud', ['Refund a charge']],
  // Words that exist elsewhere: only if they find nothing.
  ['refund change', ['Refund a charge']],
  // Two errors in a word, short words, and numbers.
  ['paymtne', []],
  ['lsi', []],
  ['2024', []],
])('finds %j', (text, found) => {
  expect(find(text)).toEqual(found);
});

test('has no query without similar words', () => {
  const query = parseQuery('zzzzzz');
  expect(query && tolerateErrors(query, vocabulary)).toEqual([]);
});

test('a vocabulary finds words and their beginnings', () => {
  const found = vocabularyOf(new Set(['über', 'charges', 'intent', 'charge', 'chair']));
  expect(['charge', 'char', 'über'].map((word) => found.has(word))).toEqual([true, false, true]);
  const beginnings = ['chai', 'charges', 'chargesx', 'i', 'ü', 'z'];
  expect(beginnings.map((word) => found.hasBeginning(word))).toEqual([true, true, false, true, true, false]);
});
