import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSimpleMarkdown } from '../../src/fast-path/simple-markdown.js';
import { convertMarkdown } from '../../src/index.js';
import { plainText, simpleText } from '../support/markdown-arbitraries.js';
import { parsedMarkdown } from '../support/parsed-markdown.js';
import { propertyRuns, seed } from '../support/property-runs.js';

// These tests compare the fast path with the Markdown parser, so they also fail when a new version of the parser
// behaves differently.

test.each([
  ['plain text', plainText],
  ['simple Markdown', simpleText],
])('the fast path parses %s like the parser', (_kind, texts) => {
  let simple = 0;
  fc.assert(
    fc.property(texts, (text) => {
      fc.pre(parseSimpleMarkdown(text) !== undefined);
      simple += 1;
      expect(convertMarkdown(text)).toEqual(parsedMarkdown(text));
    }),
    { seed, numRuns: propertyRuns(3000), maxSkipsPerRun: 100 },
  );
  expect(simple).toBe(propertyRuns(3000));
});

test.each([
  'The id of the pet.',
  'Returns 404 (not found) when:\nnothing is there; see /pets/{id}',
  'Set `page_size` & page_token <= 5, or [x] > y | z',
  'a\n\nb',
  'See "[Pets](https://example.com/pets?a=b&c=d#e)" and [all *of* them](/all), or https://example.com/x.',
  '**Required** with *care*, _always_ and **as *much* as `one` can**: 2 * 3',
  'Either:\n- one\n  of them\n  - **deep**\n- `two`\n\nor not',
  '> Note:\n> Take care.\n>\n> - a',
  '## A title\nand a text\n```json\n{ "a": [1] }\n```',
  '<p>With <a href="/docs">these</a>, <code>a_b</code> is\ngone.</p>\n\n<p>x</p>',
  'one<br/>two <code>three</code>, \\*four\\*',
])('the fast path parses %j', (text) => {
  expect(parseSimpleMarkdown(text)).toBeDefined();
  expect(convertMarkdown(text)).toEqual(parsedMarkdown(text));
});

describe('the fast path leaves to the parser', () => {
  test.each([
    ['deep emphasis', `${'*a **b '.repeat(20)}${'c** d* '.repeat(20)}`],
    ['deep lists', Array.from({ length: 30 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
    ['deep quotations', `${'> '.repeat(10)}a`],
    ['tables', '| a |\n|---|\n| b |'],
    ['numbered lists', '1. a'],
    ['tasks', '- [x] a'],
    ['loose lists', '- a\n\n- b'],
    ['lazy continuation lines', '> a\nb'],
    ['alerts', '> [!NOTE]\n> a'],
    ['template blocks', '{% hint %}\na\n{% endhint %}'],
    ['footnotes and definitions', 'a[^1] [b]\n\n[^1]: c\n\n[b]: d'],
    ['underlined headings', 'a\n==='],
    ['indented code', '    a'],
    ['images', '![a](b.png)'],
    ['hard line breaks', 'a  \nb'],
    ['strikethrough and formulas', '~~a~~ $$b$$'],
    ['character references', '&copy;'],
    ['email addresses', 'a@b.example'],
    ['HTML with attributes', '<b class="c">a</b>'],
    ['text that is not ASCII beside emphasis', '予*a*'],
  ])('%s', (_construct, text) => {
    expect(parseSimpleMarkdown(text)).toBeUndefined();
  });

  test('with the same result as without the fast path', () => {
    for (const depth of [1, 5, 20]) {
      for (const text of [`${'> '.repeat(depth)}a`, `${'*a **b '.repeat(depth)}${'c** d* '.repeat(depth)}`]) {
        expect(convertMarkdown(text)).toEqual(parsedMarkdown(text));
      }
    }
  });
});
