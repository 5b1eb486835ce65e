import { describe, expect, it } from 'vitest';
import { failed, head, parsed } from '../support/parsed.js';

describe('a YAML text', () => {
  it.each([
    ['a:\n\tb: 1', 2, 1, 'tab'],
    ['a: 1\nb: 2\na: 3', 3, 1, 'already used on line 1'],
    ['x:\n  - {k: 1,\n     k: 2}', 3, 6, 'already used on line 2'],
    ['a: 1\n---\nb: 2', 2, 1, 'more than one YAML document'],
    ['a: !!js/function "x"', 1, 21, '!!js/function'],
    ['a: !thing 1', 1, 12, '!thing'],
    ['a: *b', 1, 6, 'No anchor "b"'],
    ['a:\n  b: 1\n   c: 2', 3, 5, 'indented'],
    ['a: "x', 1, expect.any(Number), 'double-quoted text that begins on line 1'],
    ['a: \u0000', 1, 4, 'null character'],
  ])('has syntax errors with line and column: %j (PA5, PA6, PA7, PA8, PA16)', (text, line, column, words) => {
    const { problems, format } = failed(text);
    expect(format).toBe('yaml');
    expect(problems).toMatchObject([{ code: 'yaml-syntax', line, column }]);
    expect(problems[0]?.message).toContain(words);
  });

  it('keeps strings that only YAML 1.1 converts: dates, yes, no, on, off (PA12, PA13)', () => {
    const { specification } = parsed(`${head}paths: {}\nx-a: [2024-01-01, yes, no, on, off, 12:30, ~, 0x10]`);
    expect(specification['x-a']).toEqual(['2024-01-01', 'yes', 'no', 'on', 'off', '12:30', null, 16]);
  });

  const oddNames = [
    '01',
    '0o7',
    '0x10',
    '1_000',
    '1e3',
    '1.10',
    '~',
    'Null',
    'True',
    'true',
    '200',
    '-5',
    '.inf',
  ];

  it.each(oddNames)('keeps a member name as written: %s (PA13)', (name) => {
    const { specification } = parsed(`${head}paths: {}\nx-a:\n  ${name}: v`);
    expect(specification['x-a']).toEqual({ [name]: 'v' });
    expect(parsed(`${head}paths: {}\nx-a: {b: c, ${name} : v}`).specification['x-a']).toEqual({
      b: 'c',
      [name]: 'v',
    });
  });

  it('keeps the values next to such names (PA11, PA13)', () => {
    const text = `${head}paths: {}\nx-a: &a {01: 012, b: 1.50, c: ~, d: TRUE, e: .5, f: 0x1F, g: 1e2, h: [~, -1]}\nx-b: {<<: *a, 1: x}`;
    const values = { '01': 12, b: 1.5, c: null, d: true, e: 0.5, f: 31, g: 100, h: [null, -1] };
    expect(parsed(text).specification).toMatchObject({ 'x-a': values, 'x-b': { ...values, 1: 'x' } });
  });

  it('has positions for such names', () => {
    const paths = 'paths:\n  /a: {get: {responses: {"200": {description: d}}}}\n  01: {}';
    expect(parsed(`${head}${paths}`).problems).toMatchObject([{ pointer: '/paths/01', line: 5, column: 3 }]);
  });

  it('keeps the written value of tags for plain data (PA5)', () => {
    const { specification } = parsed(
      `${head}paths: {}\nx-a: [!!binary aGk=, !!set {x, y}, !!omap [k: 1], !!timestamp 2024-01-01, !!str 1, !!int "3"]`,
    );
    expect(specification['x-a']).toEqual(['aGk=', { x: null, y: null }, [{ k: 1 }], '2024-01-01', '1', 3]);
  });

  it('supports anchors, aliases, and merge keys, without shared objects in the result', () => {
    const { specification } = parsed(
      `${head}paths: {}\nx-a: &a {k: [1]}\nx-b: {<<: *a, l: 2}\nx-c: [*a, *a]`,
    );
    expect(specification).toMatchObject({ 'x-b': { k: [1], l: 2 }, 'x-c': [{ k: [1] }, { k: [1] }] });
    const [first, second] = Array.isArray(specification['x-c']) ? specification['x-c'] : [];
    expect(first).not.toBe(second);
  });

  it('can have any line endings (PA8)', () => {
    const text = `${head}paths: {}\nx-a: |\n  one\n  two\n`;
    for (const end of ['\r\n', '\r']) {
      expect(parsed(text.replaceAll('\n', end)).specification).toEqual(parsed(text).specification);
    }
  });
});
