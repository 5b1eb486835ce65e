import { expect, it } from 'vitest';
import { expectGrowth } from '../../../../../scripts/testing/expect-growth.js';
import { IndexedText } from '../../../src/features/sources/view/indexed-text.js';
import { findLine } from '../../../src/work/heavy-work/read-lines.js';

const source = { digest: 'a', bytes: new Uint8Array() };

const lineOf = (text: string, pointer: string) =>
  findLine({ source, pointer }, { readText: async () => new IndexedText(text) });

/** A JSON text with objects of one member `a` in each other, one per line. */
const nested = (depth: number) => `${'{"a":\n'.repeat(depth)}1${'}'.repeat(depth)}`;

it.each([
  ['JSON', '{\n  "a": [1,\n    {"b": 2}]}', '/a/1/b', { line: 3, column: 6 }],
  ['JSON without the value', '{\n  "a": [1,\n    {"b": 2}]}', '/a/1/c/d', { line: 3, column: 5 }],
  ['YAML', 'a:\n  b: 1\n', '/a/b', { line: 2, column: 3 }],
  ['YAML without the value', 'a:\n  b: 1\n', '/c/b', { line: 1, column: 1 }],
])('finds the line of a value, or of its nearest parent, in %s', async (_title, text, pointer, place) => {
  expect(await lineOf(text, pointer)).toEqual(place);
});

it('finds a value at the greatest depth of a description', async () => {
  expect(await lineOf(nested(300), '/a'.repeat(300))).toMatchObject({ line: 300 });
});

it.each([
  ['JSON', nested(2), '/a', 2],
  ['YAML', 'a:\n  a: 1\n', '/a', 2],
  ['a text without the value', '{"b": 1}', '/a', 1],
])(
  'finds the nearest parent for a pointer of 15 kB in %s, in linear time',
  async (_title, text, token, line) => {
    expect(await lineOf(text, token.repeat(7500))).toMatchObject({ line });
    await expectGrowth((depth) => {
      const pointer = token.repeat(depth);
      return () => lineOf(text, pointer);
    }, 1000);
  },
);
