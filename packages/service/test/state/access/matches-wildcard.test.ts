import { expect, it } from 'vitest';
import { expectGrowth } from '../../../../../scripts/testing/expect-growth.js';
import { matchesWildcard } from '../../../src/base/ports/access/matches-wildcard.js';

it.each([
  ['main', 'main', true],
  ['main', 'main2', false],
  ['main', 'mai', false],
  ['main', '', false],
  ['*', '', true],
  ['*', 'feature/a', true],
  ['release/*', 'release/1.2', true],
  ['release/*', 'release/', true],
  ['release/*', 'release', false],
  ['*-api', 'orders-api', true],
  ['*-api', 'orders-api-2', false],
  ['v*.*', 'v1.2.3', true],
  ['v*.*', 'v1', false],
  ['a*b*c', 'abbbc', true],
  ['a*b*c', 'acb', false],
  ['**', 'x', true],
  // Characters of regular expressions have no meaning.
  ['v.', 'v1', false],
  ['(a|b)', 'a', false],
  ['', '', true],
  ['', 'a', false],
])('%s matches %s: %s', (pattern, text, expected) => {
  expect(matchesWildcard(pattern, text)).toBe(expected);
});

// A regular expression would take exponential time for the first, and cubic time for the second.
it.each([
  ['many wildcards', 2, (size: number) => ({ pattern: '*a'.repeat(size), length: 24 })],
  ['a long text', 100, (size: number) => ({ pattern: '*a*a*', length: size })],
])('takes time proportional to the product of the lengths for %s', async (_, least, inputOf) => {
  await expectGrowth((size) => {
    const { pattern, length } = inputOf(size);
    const text = `${'a'.repeat(length)}b`;
    return () => matchesWildcard(`${pattern}c`, text);
  }, least);
});

it('does not match a long text for a pattern with many wildcards', () => {
  expect(matchesWildcard('*a'.repeat(100), `${'a'.repeat(2_000)}b`)).toBe(false);
});
