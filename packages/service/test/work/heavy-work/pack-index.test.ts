import { expect, it } from 'vitest';
import { packIndex, unpackIndex } from '../../../src/work/heavy-work/search/pack-index.js';

const bytes = (...values: readonly number[]) => Uint8Array.from(values);

it.each([
  ['no chunks', []],
  ['chunks', [1, 2, 3]],
])('packs the index of a version into one block, and unpacks it: %s', (_, numbers) => {
  const chunks = numbers.map((n) => ({ entries: bytes(n, n), tokens: bytes(), words: bytes(n, n, n) }));
  const indexed = { ranks: bytes(7, 8), chunks };
  const packed = packIndex(indexed);
  expect(packed.body.length).toBe(numbers.length * 5);
  expect(unpackIndex(packed)).toEqual(indexed);
});
