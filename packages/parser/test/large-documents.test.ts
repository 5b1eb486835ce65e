import { describe, expect, it } from 'vitest';
import { expectGrowth } from '../../../scripts/testing/expect-growth.js';
import { parse } from '../src/index.js';
import { codes, failed, head, parsed } from './support/parsed.js';

const million = 1_000_000;
const json = (value: string) =>
  `{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{},"x-a":${value}}`;
const yaml = (value: string) => `${head}paths: {}\nx-a: ${value}`;

describe('a large document', () => {
  it('treats an example of 5 MB as data, and requests no external value (PA28)', () => {
    const value = { $ref: 'other.yaml', text: 'x'.repeat(5 * million) };
    const examples = { large: { value }, outside: { externalValue: 'https://files.example/photo.png' } };
    const description = {
      openapi: '3.1.0',
      info: { title: 't', version: '1' },
      components: { examples },
    };
    const text = JSON.stringify(description);
    const result = parse({ entry: 'openapi.json', files: new Map([['openapi.json', text]]) });
    expect(result.kind).toBe('parsed');
    expect(result.kind === 'parsed' && JSON.stringify(result.specification) === text).toBe(true);
  });
});

describe('merge keys', () => {
  it('in a chain of 5,000 maps exceed the limit of objects and arrays (PA4)', () => {
    const maps = Array.from(
      { length: 5000 },
      (_, index) => `m${index + 1}: &m${index + 1} {<<: *m${index}, k${index}: 1}`,
    );
    expect(codes(failed(`m0: &m0 {k: 1}\n${maps.join('\n')}`))).toEqual(['limit-nodes']);
  });

  it('with very many aliases of one anchor are rejected in linear time, with their line (PA4)', async () => {
    const textOf = (aliases: number) =>
      `${head}paths: {}\nx-a: &a {k: 1}\nx-b: {<<: [${Array(aliases).fill('*a').join(', ')}], l: 2}`;
    const result = failed(textOf(20_000));
    await expectGrowth((aliases) => {
      const text = textOf(aliases);
      return () => failed(text);
    }, 5000);
    expect(result.problems).toMatchObject([{ code: 'yaml-syntax', severity: 'error', line: 5 }]);
  });
});

describe('unusual characters in strings', () => {
  const characters = [
    ['half of a surrogate pair', '\ud800'],
    ['the null character', '\0'],
    ['U+FFFE', '\ufffe'],
    ['controls of the direction of text', '\u202e\u2066\u2069'],
  ] as const;

  it.each(characters)('are data when escaped: %s (PA16)', (_, character) => {
    const text = `a${character}b`;
    const escaped = `"${Array.from({ length: text.length }, (_unit, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')}"`;
    for (const write of [json, yaml]) {
      const { specification, problems } = parsed(write(escaped));
      expect(specification['x-a']).toBe(text);
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      const again = parsed(JSON.stringify(specification));
      expect(again.specification['x-a']).toBe(text);
    }
  });

  it.each(characters.slice(2))('are data without escapes: %s (PA16)', (_, character) => {
    for (const write of [json, yaml]) {
      expect(parsed(write(`"a${character}b"`)).specification['x-a']).toBe(`a${character}b`);
    }
  });

  it('are rejected with their position if they are an unescaped null character (PA16)', () => {
    expect(failed(json('"a\0b"')).problems).toMatchObject([{ code: 'json-syntax', line: 1, column: 74 }]);
    expect(failed(yaml('"a\0b"')).problems).toMatchObject([{ code: 'yaml-syntax', line: 4, column: 8 }]);
  });
});
