import { expect, it } from 'vitest';
import { type Expression, expandPrefixes, prefixesIn } from '../../src/index.js';

const expression: Expression = {
  all: [{ token: 'oacme' }, { any: [{ prefix: 'npo' }, { prefix: 'bpo' }] }],
  not: { all: [{ prefix: 'cfer' }, { token: 'nport' }] },
};

it('finds the beginnings of words, also in what is excluded', () => {
  expect([...prefixesIn(expression)]).toEqual(['po', 'fer']);
  expect([...prefixesIn({ prefix: 'oac' })]).toEqual([]);
});

it('replaces prefixes by the tokens with their words, and keeps those of which no words are known', () => {
  expect(expandPrefixes(expression, new Map([['po', ['port', 'pot']]]))).toEqual({
    all: [
      { token: 'oacme' },
      {
        any: [
          { any: [{ token: 'nport' }, { token: 'npot' }] },
          { any: [{ token: 'bport' }, { token: 'bpot' }] },
        ],
      },
    ],
    not: { all: [{ prefix: 'cfer' }, { token: 'nport' }] },
  });
  expect(expandPrefixes({ prefix: 'npo' }, new Map([['po', []]]))).toEqual({ any: [] });
  expect(expandPrefixes({ prefix: 'oac' }, new Map([['ac', ['acme']]]))).toEqual({ prefix: 'oac' });
});
