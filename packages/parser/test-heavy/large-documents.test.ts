import { describe, expect, it } from 'vitest';
import { codes, failed, head, parsed } from '../test/support/parsed.js';

const million = 1_000_000;
const json = (value: string) =>
  `{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{},"x-a":${value}}`;
const yaml = (value: string) => `${head}paths: {}\nx-a: ${value}`;

describe('a large document', () => {
  it.each([
    ['JSON', json(`{${Array.from({ length: million }, (_, key) => `"k${key}":1`).join(',')}}`)],
    ['YAML', yaml(`\n${Array.from({ length: million }, (_, key) => `  k${key}: 1`).join('\n')}`)],
  ])(
    'preserves the order of a million keys in one map, in %s (PA10)',
    (_, text) => {
      const { specification, problemCount } = parsed(text);
      const keys = Object.keys(Object(specification['x-a']));
      expect([keys.length, keys[0], keys.at(-1), problemCount]).toEqual([million, 'k0', 'k999999', 0]);
    },
    60_000,
  );

  it.each([
    ['JSON', json(`[${'{},'.repeat(5 * million - 1)}{}]`)],
    ['YAML', yaml(`[${'{},'.repeat(5 * million - 1)}{}]`)],
  ])(
    'with five million empty objects exceeds the limit of objects and arrays, in %s (PA10)',
    (_, text) => {
      expect(codes(failed(text))).toEqual(['limit-nodes']);
    },
    60_000,
  );
});
