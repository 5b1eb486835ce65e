import { describe, expect, it } from 'vitest';
import { codes, failed, head, parsed } from '../test/support/parsed.js';

const million = 1_000_000;
const json = (value: string) =>
  `{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{},"x-a":${value}}`;
const yaml = (value: string) => `${head}paths: {}\nx-a: ${value}`;

describe('a large document', () => {
  it.each([
    ['JSON', json],
    ['YAML', yaml],
  ])('preserves a string of 10 MiB on one line, in %s (PA10)', (_, write) => {
    const text = 'x'.repeat(10 * 1024 * 1024);
    const { specification, problemCount } = parsed(write(`"${text}"`));
    // Compared first: a failed assertion would print the whole text.
    expect(specification['x-a'] === text).toBe(true);
    expect(problemCount).toBe(0);
  });

  it.each([
    ['JSON', json(`[${'"",'.repeat(5 * million - 1)}""]`), ''],
    ['YAML', yaml(`\n${'-\n'.repeat(5 * million)}`), null],
  ])('preserves five million empty scalars, in %s (PA10)', (_, text, scalar) => {
    const items = parsed(text).specification['x-a'];
    const list = Array.isArray(items) ? items : [];
    expect([list.length, list[0], list.at(-1)]).toEqual([5 * million, scalar, scalar]);
  });

  it.each([
    ['JSON', json(`{${Array.from({ length: million }, (_, key) => `"k${key}":1`).join(',')}}`)],
    ['YAML', yaml(`\n${Array.from({ length: million }, (_, key) => `  k${key}: 1`).join('\n')}`)],
  ])('preserves the order of a million keys in one map, in %s (PA10)', (_, text) => {
    const { specification, problemCount } = parsed(text);
    const keys = Object.keys(Object(specification['x-a']));
    expect([keys.length, keys[0], keys.at(-1), problemCount]).toEqual([million, 'k0', 'k999999', 0]);
  });

  it.each([
    ['JSON', json(`[${'{},'.repeat(5 * million - 1)}{}]`)],
    ['YAML', yaml(`[${'{},'.repeat(5 * million - 1)}{}]`)],
  ])('with five million empty objects exceeds the limit of objects and arrays, in %s (PA10)', (_, text) => {
    expect(codes(failed(text))).toEqual(['limit-nodes']);
  });
});

describe('long text', () => {
  const length = 16 * 1024 * 1024;

  it.each([
    ['double quotes', `"${'a'.repeat(length)}"`],
    ['double quotes with escapes', `"${'\\\\'.repeat(length / 4)}"`],
    ['single quotes', `'${"''".repeat(length / 4)}'`],
    ['brackets', `["${'a'.repeat(length / 8)}"]`],
    ['no quotes', 'a'.repeat(length / 8)],
    ['a list, with many spaces', `\n  - a${' '.repeat(1_000_000)}b`],
  ])('of up to 16 MB in %s is parsed, and problems around it have their lines', (_, value) => {
    const { problems } = parsed(`${head}x-a: ${value}\npaths: 1\n`);
    expect(problems).toMatchObject([{ code: 'wrong-type', pointer: '/paths' }]);
    expect(problems[0]?.line).toBe(value.startsWith('\n') ? 5 : 4);
  });

  it('in comments before the first name in braces is skipped in one pass', () => {
    expect(failed(`{${' # '.repeat(40)}\n"`).problems).toMatchObject([{ code: 'json-syntax' }]);
    expect(failed(`{${' '.repeat(length)}"`).problems).toMatchObject([{ code: 'json-syntax' }]);
  });
});
