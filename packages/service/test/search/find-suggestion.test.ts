import { type Expression, parseQuery, similarWords } from '@specshelf/search';
import { expect, it } from 'vitest';
import { possibleQueries } from '../../src/search/find-suggestion.js';

/** Returns the suggestions for a caller who finds some tokens, in an index of some terms, and the number of searches. */
async function suggest(q: string, tokens: readonly string[], terms: readonly string[], isMember = false) {
  let searches = 0;
  const has = (expression: Expression): boolean =>
    'any' in expression
      ? expression.any.some(has)
      : 'token' in expression && tokens.includes(expression.token);
  const suggestions = await possibleQueries(parseQuery(q) ?? expect.fail('The query must have words'), {
    isMember,
    isFound: async (expression) => {
      searches += 1;
      return has(expression);
    },
    findTerms: async (words) => terms.filter((term) => words.includes(term)),
  });
  return { suggestions, searches };
}

it('depends only on what the caller finds, also if others have all similar words', async () => {
  const all = [...similarWords('krakan').keys(), 'krakan'];
  const alone = await suggest('krakan', ['nkraken', 'bkrakow'], ['kraken', 'krakow']);
  expect(alone.suggestions).toEqual(['kraken']);
  const among = await suggest('krakan', ['nkraken', 'bkrakow'], all);
  expect(among.suggestions).toEqual(['kraken']);
  expect(among.searches).toBeLessThan(30);
  expect((await suggest('krakan', ['mkraken'], all)).suggestions).toEqual([]);
  expect((await suggest('krakan', ['mkraken'], all, true)).suggestions).toEqual(['kraken']);
});

it('corrects at most two words, with a bounded number of searches', async () => {
  const tokens = ['nlist', 'npet', 'nowner'];
  const terms = ['list', 'pet', 'owner'];
  expect((await suggest('lits petz', tokens, terms)).suggestions).toEqual(['list pets']);
  expect(await suggest('lits petz ownr', tokens, terms)).toEqual({ suggestions: [], searches: 3 });
  expect(await suggest('list pets', tokens, terms)).toEqual({ suggestions: [], searches: 2 });
  const long = ['a', 'b'].map((letter) => letter.repeat(32));
  const similar = long.flatMap((word) => [...similarWords(word).keys()]);
  const found = similar.map((word) => `n${word}`);
  const { suggestions, searches } = await suggest(long.join(' '), found, similar);
  expect(suggestions).toHaveLength(5);
  expect(searches).toBeLessThan(60);
});
