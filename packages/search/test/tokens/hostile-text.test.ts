import { expect, test } from 'vitest';
import { documentTokens, parseQuery, tokenize } from '../../src/index.js';

const length = 2 ** 18;
const repeat = (text: string) => text.repeat(length / text.length);

/** CPU time in milliseconds: other processes share the machine. */
function timeOf(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

test.each([
  ['a word of 1 MB', 'a'.repeat(2 ** 20)],
  ['capital letters', repeat('A')],
  ['changes of case', repeat('aB')],
  ['digits and letters', repeat('a1')],
  ['words in quotes', repeat("a'")],
  ['underscores', `a${repeat('_')}`],
  ['names with underscores', repeat('a_')],
  ['spaces', repeat(' ')],
  ['marks', `a${repeat('\u0315\u0300')}`],
  ['marks of other scripts', `\u0915${repeat('\u093c\u094d')}`],
  ['Chinese', repeat('支払')],
  ['long compatibility forms', '\ufdfa'.repeat(length / 18)],
  ['emoji', repeat('👩‍👩‍👧‍👦')],
  ['unpaired surrogates', repeat('\ud83d')],
])('splits a long text of %s in linear time', (_, text) => {
  // Quadratic time would be minutes.
  expect(timeOf(() => tokenize(text))).toBeLessThan(10_000);
  expect(timeOf(() => parseQuery(text))).toBeLessThan(1000);
  const fields = { identifiers: [text], names: [text], paths: [text], contexts: [text], bodies: [text] };
  expect(timeOf(() => documentTokens(fields))).toBeLessThan(1000);
  const { tokens } = documentTokens(fields);
  expect(tokens.length).toBeLessThanOrEqual(402);
  expect(tokens.join('').length).toBeLessThan(50_000);
});
