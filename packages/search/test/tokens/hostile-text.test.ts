import { expect, test } from 'vitest';
import { expectGrowth } from '../../../../scripts/testing/expect-growth.js';
import { documentTokens, parseQuery, tokenize } from '../../src/index.js';

const longest = 2 ** 18;

/** Repeats a text up to a length. */
const repeat = (text: string) => (length: number) => text.repeat(length / text.length);

test.each<[string, (length: number) => string]>([
  ['one word', (length) => 'a'.repeat(4 * length)],
  ['capital letters', repeat('A')],
  ['changes of case', repeat('aB')],
  ['digits and letters', repeat('a1')],
  ['words in quotes', repeat("a'")],
  ['underscores', (length) => `a${'_'.repeat(length)}`],
  ['names with underscores', repeat('a_')],
  ['spaces', repeat(' ')],
  ['marks', (length) => `a${'\u0315\u0300'.repeat(length / 2)}`],
  ['marks of other scripts', (length) => `\u0915${'\u093c\u094d'.repeat(length / 2)}`],
  ['Chinese', repeat('支払')],
  ['long compatibility forms', (length) => '\ufdfa'.repeat(length / 18)],
  ['emoji', repeat('👩‍👩‍👧‍👦')],
  ['unpaired surrogates', repeat('\ud83d')],
])('splits a long text of %s in linear time', async (_, textOf) => {
  const fieldsOf = (text: string) => {
    const texts = [text];
    return { identifiers: texts, names: texts, paths: texts, contexts: texts, bodies: texts };
  };
  const works = [tokenize, parseQuery, (text: string) => documentTokens(fieldsOf(text))];
  for (const work of works) {
    await expectGrowth((length) => {
      const text = textOf(length);
      return () => work(text);
    }, longest / 8);
  }
  const { tokens } = documentTokens(fieldsOf(textOf(longest)));
  expect(tokens.length).toBeLessThanOrEqual(402);
  expect(tokens.join('').length).toBeLessThan(50_000);
});
