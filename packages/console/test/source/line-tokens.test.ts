import { describe, expect, it } from 'vitest';
import { expectGrowth } from '../../../../scripts/testing/expect-growth.js';
import { lineTokens } from '../../src/source/line-tokens.js';

const marked = (text: string, format: 'json' | 'yaml', inString = false) =>
  lineTokens({ text, inString }, format)
    .map(({ text, kind }) => (kind === undefined ? text : `<${kind[0]} ${text}>`))
    .join('');

describe('tokens of a line', () => {
  it.each([
    [
      '  "a": [1, -2.5e3, true, null, "x\\"y"],',
      '  <k "a">: [<n 1>, <n -2.5e3>, <k true>, <k null>, <s "x\\"y">],',
    ],
    ['"open', '<s "open>'],
  ])('of JSON: %s', (text, tokens) => {
    expect(marked(text, 'json')).toBe(tokens);
  });

  it('of JSON that begins inside a string', () => {
    expect(marked('end\\" of it", "a": 1', 'json', true)).toBe('<s end\\" of it">, <k "a">: <n 1>');
  });

  it.each([
    ['# note', '<c # note>'],
    ['  - name: Pets # note', '  - <k name>: <s Pets><c  # note>'],
    ['"200":', '<k "200">:'],
    ['/ships/{id}:', '<k /ships/{id}>:'],
    ['version: 1.0', '<k version>: <n 1.0>'],
    ['url: https://a.example/x', '<k url>: <s https://a.example/x>'],
    ['schema: { type: string, nullable: true }', '<k schema>: { <k type>: string, <k nullable>: <k true> }'],
    ['- plain', '- <s plain>'],
    ['text: |-', '<k text>: |-'],
  ])('of YAML: %s', (text, tokens) => {
    expect(marked(text, 'yaml')).toBe(tokens);
  });

  it('of YAML inside a block scalar are one string', () => {
    expect(marked('  key: no', 'yaml', true)).toBe('<s   key: no>');
  });

  it.each([
    '"',
    "'",
    '{"',
    'a: "',
    '- - - ',
    ': :',
    '\\"',
    '"\\',
    '{,',
    '#',
    ' ',
    'a ',
    'a: b ',
    "''",
    '\\',
    '1',
    '-',
    'a,',
  ])('lose no character of %s, and take linear time', async (piece) => {
    const tokensOf = (text: string) =>
      (['json', 'yaml'] as const).flatMap((format) =>
        [false, true].map((inString) => lineTokens({ text, inString }, format)),
      );
    const long = `a${piece.repeat(30_000)}`;
    for (const tokens of tokensOf(long)) expect(tokens.map(({ text }) => text).join('') === long).toBe(true);
    await expectGrowth((size) => {
      const text = `a${piece.repeat(size)}`;
      return () => tokensOf(text);
    }, 3_000);
  });
});
