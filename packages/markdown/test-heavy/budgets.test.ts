import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import type { convertMarkdown } from '../src/index.js';
import { problemsInDocument } from '../test/support/problems-in-document.js';

// A regression here takes minutes. The converter runs in a separate process, so that the test can time out. These tests do
// not measure times, because those depend on the load of the machine.
const converter = fork(fileURLToPath(new URL('convert-process.ts', import.meta.url)), {
  execArgv: ['--import', 'tsx'],
});

afterAll(() => converter.kill('SIGKILL'));

async function convert(markdown: string): Promise<ReturnType<typeof convertMarkdown>> {
  converter.send(markdown);
  const [converted] = await once(converter, 'message');
  return converted;
}

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
  ],
  ...['**a *b ', '<', '<>', '<a ', '<a b="', '<!--', '<i>', '<b>x\n\n', '<div>', '<li>', '<dd><li>', '<td>'],
  ...[
    '<table>',
    'a<br>',
    '</b>',
    '- ',
    '> ',
    '* - + ',
    '1. ',
    '- a\n',
    '> a\n\n',
    '- a\n\n',
    '# a\n',
    'a|b\n',
  ],
  ...['|-|\n', '| a ', '|a\n|-\n', '    a\n', '[^a]', '[^a]: b\n\n', '[a]: b\n', '[a]\n', '![a]', '[x] '],
  ...['[a](b)\n\n', '<a href=x>y</a> ', '{% hint %}', '{% hint %}\n', '{% endhint %}\n', '{% hint a=b '],
  ...['{% hint %}\n\n{% endhint %}\n\n', '- a\n{% hint %}\n', '> {% tabs %}\n', '{% tabs %}\n{% tab %}\n'],
  ...['{% embed url="a" %}\n', 'a="b" ', '> [!NOTE]\n', '> [!NOTE]\n\n', '&amp;', '\\', 'www.a.b ', 'a@b.c '],
  ...['http://((', 'a\n', 'x ', '\t', '\n', ' ', '_', '***', '\u{1F6A2} ', '\uD83D'],
];

test.each(repeated)('converts a long repetition of %j', async (piece) => {
  for (const length of [12_000, 250_000]) {
    const text = piece.repeat(Math.floor(length / piece.length));
    const { document, html } = await convert(text);
    expect(html.length).toBeLessThan(length * 20 + 1_000);
    expect(problemsInDocument(document).slice(0, 3)).toEqual([]);
  }
});

test.each([
  ['spaces in a heading', (many: string) => `#${many.replaceAll('a', ' ')}#`],
  ['spaces in a list item', (many: string) => `-${many.replaceAll('a', ' ')}-`],
  ['an unclosed bracket', (many: string) => `[${many}`],
  ['an unclosed link', (many: string) => `[a](/${many}`],
  ['a long address', (many: string) => `https://${many}.${many}/${many}_(`],
  ['an unclosed tag', (many: string) => `<p>${many}<b>${many.replaceAll('a', '<')}</p>`],
  ['unclosed code', (many: string) => `\`${many}`],
  ['a template tag with many attributes', (many: string) => `{% hint ${many.replaceAll('a', 'a ')}%}`],
  ['an unclosed template tag', (many: string) => `{% hint${many.replaceAll('a', ' a="')}`],
])('converts %s', async (_kind, textOf) => {
  const text = textOf('a'.repeat(80_000));
  expect((await convert(text)).html.length).toBeLessThan(text.length * 20);
});

test('keeps the text of Markdown that is too expensive to parse', async () => {
  const quotes = `${'> '.repeat(10_000)}**deep**`;
  expect(JSON.stringify(await convert(quotes))).toContain('**deep**');
  const line = `**${'x'.repeat(1_000_000)}**`;
  expect((await convert(line)).html).toBe(`<p>${line}</p>`);
});

test('escapes Markdown that is too expensive to parse', async () => {
  const { html } = await convert(`${'> '.repeat(200)}<script>a & b</script>`);
  expect(html).toContain('&#x3C;script>a &#x26; b&#x3C;/script>');
});

test('converts nested containers', async () => {
  const growing = Array.from({ length: 400 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n');
  const quotes = Array.from({ length: 500 }, () => `${'> '.repeat(90)}a`).join('\n');
  const emphasis = `${'*a **b '.repeat(800)}${'c** d* '.repeat(800)}`;
  const images = `${'!['.repeat(1_500)}a${'](b)'.repeat(1_500)}`;
  const shallow = growing.split('\n').slice(0, 40).join('\n');
  for (const text of [growing, shallow, quotes, emphasis, images]) {
    const { document, html } = await convert(text);
    expect(html.length).toBeLessThan(text.length * 20);
    expect(depthOf(document)).toBeLessThan(1_000);
  }
});

test('converts wide and long tables', async () => {
  const wide = `|${'a|'.repeat(2_000)}\n|${'-|'.repeat(2_000)}\n${'|b|\n'.repeat(1_000)}`;
  const long = `| a | b |\n|---|---|\n${'| c | d |\n'.repeat(2_000)}`;
  for (const text of [wide, long]) {
    expect((await convert(text)).html.length).toBeLessThan(text.length * 20);
  }
  expect((await convert(long)).document.nodes[0]?.type).toBe('table');
});

test('converts nested HTML with unclosed tags', async () => {
  const tags = 'div|b|i|a href=x|ul|li|dd|dt|table|tr|td|p|blockquote|details|font|code'.split('|');
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
    expect(depthOf((await convert(`a ${text}`)).document)).toBeLessThan(500);
  }
});

test('converts all blocks of a description of ordinary size', async () => {
  const section =
    '## Pets\n\nA **pet** has a `name`, see [here](#pets).\n\n- one\n- two\n\n```json\n{ "a": [1] }\n```\n\n';
  const { document } = await convert(section.repeat(300));
  expect(document.nodes).toHaveLength(1_200);
});

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}
