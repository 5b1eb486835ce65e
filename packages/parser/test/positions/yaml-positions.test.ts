import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { yamlLineSpans } from '../../src/positions/yaml-line-spans.js';
import { yamlNodeSpans } from '../../src/positions/yaml-node-spans.js';
import { parseYaml } from '../../src/yaml/parse-yaml.js';

function pointersOf(value: unknown, above: string[] = []): string[][] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, item]) => [
        [...above, name],
        ...pointersOf(item, [...above, name]),
      ])
    : [];
}

/** Returns the pointers with different positions by indentation and by a full parse, and the number of unknown ones. */
function compare(text: string): { wrong: string[]; unknown: number; all: number } {
  const parsed = parseYaml(text, 100);
  const pointers = [[], ...pointersOf('value' in parsed ? parsed.value : undefined)];
  const [fast, slow] = [yamlLineSpans(text, pointers), yamlNodeSpans(text, pointers, 100)];
  const wrong = pointers.filter(
    (_, index) => fast[index] !== undefined && fast[index]?.at !== slow[index]?.at,
  );
  return {
    wrong: wrong.map((pointer) => pointer.join('/')),
    unknown: fast.filter((span) => span === undefined).length,
    all: pointers.length,
  };
}

const block = `# a comment
---
a: 1 # one
"b c":
  - x
  -   y: |
        - no: item
        "not: a key
      z: {deep: [flow]}
  - - nested
    - list
  -
    below: 1
c:
- same
- level: "two
    lines: of text"
- 'it''s': >-
    folded: [
d: plain text
  that goes on
/e/{id}: {}
$ref: '#/x#y'
f:

  # between
  g: [1,
  2, "}"]
h: https://a.example:80/#b
last:
`;

describe('positions by indentation', () => {
  it('are equal to those of a full parse', () => {
    expect(compare(block)).toMatchObject({ wrong: [], unknown: 5 });
    expect(compare(block.replaceAll('\n', '\r\n'))).toMatchObject({ wrong: [], unknown: 5 });
  });

  it.each([block, block.replaceAll('\n', '\r\n')])(
    'are the same for a single pointer as for all: %#',
    (text) => {
      const parsed = parseYaml(text, 100);
      const pointers = pointersOf('value' in parsed ? parsed.value : undefined);
      const alone = pointers.map((pointer) => yamlLineSpans(text, [pointer])[0]);
      expect(alone).toEqual(yamlLineSpans(text, pointers));
    },
  );

  it.each([
    'a: &x {b: 1}\nc: *x\nd: {<<: *x}',
    '? a\n: b',
    '%YAML 1.2\n---\na: 1',
    '- a\n- b: 1',
    '!!map\na: 1',
    'a: !!str\n  b',
    '"a"',
    'a:\n\n',
  ])('are unknown rather than wrong: %j', (text) => {
    expect(compare(text).wrong).toEqual([]);
  });

  it('exclude the comment after a scalar', () => {
    const [span] = yamlLineSpans('info:\n  version: 1.10 # ten\n', [['info', 'version']]);
    expect(span && 'info:\n  version: 1.10 # ten\n'.slice(span.start, span.end)).toBe('1.10');
  });
});

const corpus = process.env['SPECSHELF_CORPUS'] ?? '';
const index: { file: string; format: string; expect: string }[] =
  corpus === '' ? [] : JSON.parse(readFileSync(join(corpus, 'index.json'), 'utf8'));
const documents = index.filter(
  ({ file, expect: verdict }) => /\.ya?ml$/.test(file) && ['ok', 'warn'].includes(verdict),
);

describe.skipIf(corpus === '')(
  `positions by indentation in ${corpus || 'a corpus (SPECSHELF_CORPUS names none)'}`,
  () => {
    it.each(documents)('in $file are equal to those of a full parse', ({ file }) => {
      expect(compare(readFileSync(join(corpus, file), 'utf8').replace(/^\ufeff/, '')).wrong).toEqual([]);
    });
  },
);
