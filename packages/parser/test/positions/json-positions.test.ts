import type { JSONValue } from '@specshelf/base/json';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterAt, lastCharacter } from '../../../../scripts/testing/character-at.js';
import { randomSeed } from '../../../../scripts/testing/random-seed.js';
import { parse } from '../../src/index.js';

const problemsOf = (text: string) => {
  const result = parse({ entry: 'x.json', files: new Map([['x.json', text]]) });
  return result.kind === 'needs' ? [] : result.problems;
};

const lineOf = (text: string, words: string) => text.slice(0, text.indexOf(words)).split('\n').length;

const wrong = {
  openapi: '3.1.0',
  info: { title: 't', version: '1', '"\n\\': 'a', x: [[], {}, [{ 'x-y': 1.5 }, 'b']] },
  tags: [{ name: 'a' }, { name: 'b', 'not a field': [{}] }, { name: 5 }],
  paths: { '/é/"quoted"': { get: { responses: { 200: { description: 'd' } }, mistake: true } } },
};
const mistakes = ['"not a field"', '"name": 5', '"mistake"', '"\\"\\n\\\\"', '"x"'];

describe('the position of a problem in JSON', () => {
  it.each([1, 2, 4, 8, '\t'])('is found by the lines of a text indented by %j', (indent) => {
    const text = JSON.stringify(wrong, null, indent);
    const lines = problemsOf(text).map(({ line }) => line);
    expect(new Set(lines)).toEqual(new Set(mistakes.map((words) => lineOf(text, words))));
  });

  it('does not depend on the layout of the text', () => {
    const pretty = JSON.stringify(wrong, null, 2);
    // An object on one line is unlike the output of JSON.stringify.
    const odd = pretty.replace(/\{\s*"name": "a"\s*\}/, '{"name": "a"}');
    const shift = pretty.split('\n').length - odd.split('\n').length;
    expect(shift).toBe(2);
    const moved = problemsOf(pretty).map((problem) => ({ ...problem, line: (problem.line ?? 0) - shift }));
    const after = (line: number) => line > lineOf(odd, '"name": "a"');
    expect(problemsOf(odd).filter(({ line }) => after(line ?? 0))).toEqual(
      moved.filter(({ line }) => after(line)),
    );
  });

  it('is that of a number with too many digits, in any place', () => {
    const numbers = fc.array(fc.constantFrom<JSONValue[]>('a', 1, [1], {}, { a: 1 }), { maxLength: 6 });
    fc.assert(
      fc.property(numbers, numbers, fc.constantFrom(0, 1, 2, 4), (before, after, indent) => {
        const value = { openapi: '3.1.0', 'x-a': [...before, 'HERE', ...after], 'x-b': before };
        const text = JSON.stringify(value, null, indent).replace('"HERE"', '12345678901234567891');
        const [problem] = problemsOf(text).filter(({ code }) => code === 'number-precision');
        expect(problem).toMatchObject({
          pointer: `/x-a/${before.length}`,
          line: lineOf(text, '12345678901234567891'),
        });
      }),
      { numRuns: 200, seed: randomSeed(1) },
    );
  });
});

describe('a repeated name', () => {
  const text = JSON.stringify(
    { openapi: '3.1.0', info: { title: 't\n"', version: '1' }, paths: {} },
    null,
    2,
  );

  it.each([
    ['on separate lines', text.replace('"title"', '"version": "1",\n    "title"')],
    ['on one line', JSON.stringify(JSON.parse(text)).replace('"title"', '"version":"1","title"')],
  ])('is reported %s', (_, twice) => {
    expect(problemsOf(twice).map(({ code }) => code)).toContain('duplicate-name');
  });

  it('is never reported in texts of JSON.stringify', () => {
    const character = fc.nat(lastCharacter).map(characterAt);
    fc.assert(
      fc.property(fc.json({ stringUnit: character }), fc.constantFrom(0, 2), (json, indent) => {
        const printed = JSON.stringify({ openapi: '3.1.0', 'x-a': JSON.parse(json) }, null, indent);
        expect(problemsOf(printed).map(({ code }) => code)).not.toContain('duplicate-name');
      }),
      { numRuns: 40, seed: randomSeed(1) },
    );
  });
});
