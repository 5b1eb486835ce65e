import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { failed, head, parsed } from '../support/parsed.js';

const responses = (description: string) => `${head}paths:
  /a:
    get:
      responses:
        '200':
          description: ${description}
          content:
            application/json: {schema: {$ref: '#/components/schemas/A'}}
components: {schemas: {A: {type: string}}}
`;

function problemOf(text: string) {
  const { problems } = failed(text);
  expect(problems).toMatchObject([{ code: 'yaml-syntax', severity: 'error' }]);
  return problems[0];
}

describe('quoted scalars in YAML', () => {
  it('are rejected if they continue at the indentation of their key, with the line of the opening quote', () => {
    const problem = problemOf(responses("'OK"));
    expect(problem).toMatchObject({ line: 9, column: 11 });
    expect(problem?.message).toBe(
      'This line is not indented enough for the single-quoted text that begins on line 8, which is still open: close the quote, or indent the line',
    );
  });

  it.each([
    ['the line of a closing quote', 'a: "b\n  c\n"', 3, 1, 'double-quoted text that begins on line 1'],
    ['an item of a list', '- "b\n\n c"\n- "d\ne"', 5, 1, 'begins on line 4'],
    ['an entry in an item', '-   b: "c\n   d"', 2, 4, 'begins on line 1'],
    ['a value with a tag and an anchor', 'a: !!str &b "c\nd"', 2, 1, 'begins on line 1'],
    ['a value below its key', 'a:\n  b:\n    "c\n  d"', 4, 3, 'begins on line 3'],
    ['a value in brackets', 'a:\n  b: [1, "c\n  d"]', 3, 3, 'begins on line 2'],
    ['Windows line ends', 'a: "b\r\nc"', 2, 1, 'begins on line 1'],
  ])('are rejected in %s', (_, text, line, column, words) => {
    const problem = problemOf(text);
    expect(problem).toMatchObject({ line, column });
    expect(problem?.message).toContain(words);
  });

  it.each([
    'a: "b\n c"',
    "a: 'b\n  c\n\n  d' # comment\nb: 1",
    '- - "a\n   b"\n',
    '"a\nb"',
    'a: {"b": "c", d: ["e\n f"]}',
    'a: [\n"b",\n"c"\n]',
    'a: &b {\n}\nc: *b',
  ])('are accepted with enough indentation: %j', (text) => {
    expect(failed(text).problems).toMatchObject([{ code: 'not-openapi' }]);
  });

  it('are rejected before a # without a space, with the line of an opening quote above', () => {
    const below = problemOf(
      responses("'OK\n            #").replace('          content', '            content'),
    );
    expect(below).toMatchObject({ line: 11 });
    expect(below?.message).toContain(
      'A `#` follows the closing quote of the single-quoted text that begins on line 8',
    );
    const direct = problemOf(`${head}x-a: 'text'#rest\n`);
    expect(direct).toMatchObject({ line: 3, column: 12 });
    expect(direct?.message).toBe(
      "A `#` directly follows ': put a space before a comment, or the whole text in quotes",
    );
  });

  it.each(['"a"#b: 1', 'a: ["b"#c\n]', "a: {'b': 'c'}#d", 'a: [b]#c', '- "a"#'])(
    'and brackets are rejected before a # without a space: %j',
    (text) => {
      expect(problemOf(text)?.message).toContain('directly');
    },
  );

  it.each([
    ['a: "b', 1, 'The text ends, and the double-quoted text that begins on line 1 is still open'],
    ['a:\n  "b\n   c', 3, 'The text ends, and the double-quoted text that begins on line 2 is still open'],
    ["'a\n---\nb", 2, 'The document ends here, and the single-quoted text that begins on line 1'],
    [
      'a: "b\n  \\c"',
      2,
      'not begin a valid escape: write it twice, or use single quotes (in the double-quoted',
    ],
    ["a: 'b\n  c: 'd'", 2, 'follows the closing quote of the single-quoted text that begins on line 1'],
    ["a: 'it's'", 1, "inside single quotes, write a quote twice ('')"],
    ['a: "b" "c"', 1, 'inside double quotes, write a quote as \\"'],
  ])('have errors that name the line of the quote: %j', (text, line, words) => {
    const problem = problemOf(text);
    expect(problem?.line).toBe(line);
    expect(problem?.message).toContain(words);
  });

  it('keep numbers as js-yaml parses them', () => {
    const numbers = '[1., .5, -.5, +1.5, 1e3, 1.e-2, -.inf, .NaN, 1e400, 1.2.3, +, ., .e1, 0x1F, 0o7, -0.0]';
    const read = parsed(`${head}paths: {}\nx-a: ${numbers}`).specification['x-a'];
    expect(read).toEqual(JSON.parse(JSON.stringify(load(numbers))));
  });
});

describe('text that must be in quotes', () => {
  it.each([
    ['a: @b', 'reserved character @'],
    ['a:\n  - `b`', 'reserved character `'],
    ['a: %b', 'reserved character %'],
    ['a: [@b]', 'reserved character @'],
    ['@a: b', 'reserved character @'],
    ['a: {List', 'closing } is missing for the { on line 1. Text that begins with { must be in quotes'],
    ['a: [List\nb: 1', 'closing ] is missing for the [ on line 1. Text that begins with [ must be in quotes'],
    ['/a:\n  {id}/b: 1', 'Text follows the closing }: text that begins with { must be in quotes'],
    ['a: *', 'text that begins with * in quotes'],
    ['a: &', 'text that begins with & in quotes'],
    ['a: !b', 'text that begins with ! in quotes'],
    ['a: |b', 'text that begins with one of them in quotes'],
  ])('has errors that name its first character: %j', (text, words) => {
    expect(problemOf(text)?.message).toContain(words);
  });
});
