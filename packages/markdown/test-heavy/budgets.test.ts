import { expect, test } from 'vitest';
import { convertMarkdown, markdownToDocument } from '../src/index.js';
import { cpuSeconds } from '../test/support/cpu-seconds.js';
import { problemsInDocument } from '../test/support/problems-in-document.js';

// The goal is one second once the code is warm. A first run is slower, and what this must catch takes minutes.
const budget = 5;

const repeated = [
  ...[
    '[',
    '![',
    '[a](',
    '[a](<b',
    '[ (](',
    '](\n',
    '*a **a ',
    '*a_ ',
    'a**b',
    '~~a ',
    '`a``b',
    '\\`',
    '$$a$$$b',
    '**a *b ',
  ],
  ...[
    '<',
    '<>',
    '<a ',
    '<a b="',
    '<!--',
    '<i>',
    '<b>x\n\n',
    '<div>',
    '<li>',
    '<dd><li>',
    '<td>',
    '<table>',
    'a<br>',
    '</b>',
  ],
  ...[
    '- ',
    '> ',
    '* - + ',
    '1. ',
    '- a\n',
    '> a\n\n',
    '- a\n\n',
    '# a\n',
    'a|b\n',
    '|-|\n',
    '| a ',
    '|a\n|-\n',
    '    a\n',
  ],
  ...[
    '[^a]',
    '[^a]: b\n\n',
    '[a]: b\n',
    '[a]\n',
    '![a]',
    '[x] ',
    '[a](b)\n\n',
    '<a href=x>y</a> ',
    '{% hint %}',
  ],
  ...[
    '&amp;',
    '\\',
    'www.a.b ',
    'a@b.c ',
    'http://((',
    'a\n',
    'x ',
    '\t',
    '\n',
    ' ',
    '_',
    '***',
    '\u{1F6A2} ',
    '\uD83D',
  ],
];

test.each(repeated)('answers %j again and again in time', (piece) => {
  for (const length of [12_000, 250_000]) {
    const text = piece.repeat(Math.floor(length / piece.length));
    expect(cpuSeconds(() => convertMarkdown(text))).toBeLessThan(budget);
    const { document, html } = convertMarkdown(text);
    expect(html.length).toBeLessThan(length * 20 + 1_000);
    expect(problemsInDocument(document).slice(0, 3)).toEqual([]);
  }
});

test('keeps the text of what it does not take apart', () => {
  const quotes = `${'> '.repeat(10_000)}**deep**`;
  expect(JSON.stringify(markdownToDocument(quotes))).toContain('**deep**');
  const line = `**${'x'.repeat(1_000_000)}**`;
  expect(convertMarkdown(line).html).toBe(`<p>${line}</p>`);
});

test('escapes what it does not take apart', () => {
  const { html } = convertMarkdown(`${'> '.repeat(200)}<script>a & b</script>`);
  expect(html).toContain('&#x3C;script>a &#x26; b&#x3C;/script>');
});

test('answers nested containers in time', () => {
  const growing = Array.from({ length: 400 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n');
  const quotes = Array.from({ length: 500 }, () => `${'> '.repeat(90)}a`).join('\n');
  const emphasis = `${'*a **b '.repeat(800)}${'c** d* '.repeat(800)}`;
  const images = `${'!['.repeat(1_500)}a${'](b)'.repeat(1_500)}`;
  const shallow = growing.split('\n').slice(0, 40).join('\n');
  for (const text of [growing, shallow, quotes, emphasis, images]) {
    expect(cpuSeconds(() => convertMarkdown(text))).toBeLessThan(budget);
  }
});

test('answers wide and long tables in time', () => {
  const wide = `|${'a|'.repeat(2_000)}\n|${'-|'.repeat(2_000)}\n${'|b|\n'.repeat(1_000)}`;
  const long = `| a | b |\n|---|---|\n${'| c | d |\n'.repeat(4_000)}`;
  for (const text of [wide, long]) {
    expect(cpuSeconds(() => convertMarkdown(text))).toBeLessThan(budget);
  }
  expect(markdownToDocument(long).nodes[0]?.type).toBe('table');
});

test('answers nested HTML in time, whatever stays open', () => {
  const tags = [
    'div',
    'b',
    'i',
    'a href=x',
    'ul',
    'li',
    'dd',
    'dt',
    'table',
    'tr',
    'td',
    'p',
    'blockquote',
    'details',
    'font',
    'code',
  ];
  const closing = ['</div>', '</b>', '</table>', '</li>', '</p>', '\n\n', ' x '];
  for (let seed = 1; seed <= 10; seed += 1) {
    let state = seed;
    const next = (count: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor(state / 65_536) % count;
    };
    const text = Array.from({ length: 3_000 }, () =>
      next(3) === 0 ? closing[next(closing.length)] : `<${tags[next(tags.length)]}>`,
    ).join('');
    expect(cpuSeconds(() => convertMarkdown(`a ${text}`))).toBeLessThan(budget);
    expect(depthOf(markdownToDocument(`a ${text}`))).toBeLessThan(500);
  }
});

test('keeps a description of ordinary size whole', () => {
  const section =
    '## Pets\n\nA **pet** has a `name`, see [here](#pets).\n\n- one\n- two\n\n```json\n{ "a": [1] }\n```\n\n';
  const { nodes } = markdownToDocument(section.repeat(300));
  expect(nodes).toHaveLength(1_200);
});

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}
