import { expect, it } from 'vitest';
import { matchesWildcard } from '../../src/access/matches-wildcard.js';

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

it('takes little time for a pattern with many wildcards', () => {
  const start = performance.now();
  expect(matchesWildcard('*a'.repeat(100), `${'a'.repeat(2_000)}b`)).toBe(false);
  expect(performance.now() - start).toBeLessThan(100);
});
