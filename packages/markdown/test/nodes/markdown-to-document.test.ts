import { describe, expect, test } from 'vitest';
import { convertMarkdown, markdownToDocument, markdownToHTML, plainText } from '../../src/index.js';
import { outline } from '../support/outline.js';

type Case = [fact: string, markdown: string, expected: string];

function table(cases: Case[]) {
  test.each(cases)('%s', (_fact, markdown, expected) => {
    expect(outline(markdownToDocument(markdown))).toBe(expected);
  });
}

describe('text', () => {
  table([
    ['is empty for nothing', '', ''],
    ['is empty for blanks', ' \n\t\n', ''],
    ['makes a paragraph of a line', 'A ferry', 'p A ferry'],
    ['makes paragraphs of what stands between blank lines', 'A\n\n\nB', 'p A\np B'],
    ['reads a soft break as a blank', 'A\nB', 'p A B'],
    ['reads several blanks as one, but in code', 'A   B **C ** D `E  F`', 'p A B **C ** D {code E  F}'],
    ['reads two blanks at the end of a line as a line break', 'A  \nB', 'p A\nB'],
    ['reads a backslash at the end of a line as a line break', 'A\\\nB', 'p A\nB'],
    ['reads <br> as a line break', 'A<br>B<br/> C', 'p A\nB\nC'],
    ['reads two line breaks as the end of a paragraph', 'A<br><br/>B<br>\n<br>\n\n<br>', 'p A\np B'],
    ['keeps text that only looks like markup', '2 * 3 < 7 & a_b', 'p 2 * 3 < 7 & a_b'],
    ['decodes character references', '&copy; &#65; &amp;lt;', 'p © A &lt;'],
    ['keeps escaped characters', '\\*a\\* \\# \\[x]', 'p *a* # [x]'],
    ['keeps carriage returns out', 'A\r\nB\r\n\r\nC\rD', 'p A B\np C D'],
    ['keeps text that is not ASCII', '予約と**車**。 \u{1F6A2}', 'p 予約と{bold 車}。 \u{1F6A2}'],
    ['keeps a lone surrogate', 'a\uD83Db *c*', 'p a\uD83Db {italic c}'],
    ['shows a NUL as a replacement character', 'a\0b', 'p a\uFFFDb'],
    ['drops a byte order mark', '\uFEFFa', 'p a'],
  ]);
});

describe('marks', () => {
  table([
    [
      'are bold, italic, code and strikethrough',
      '**a** _b_ `c` ~~d~~',
      'p {bold a} {italic b} {code c} {strikethrough d}',
    ],
    [
      'nest as several marks on one leaf',
      '**a *b `c`***',
      'p {bold a }{bold {italic b }}{bold {italic {code c}}}',
    ],
    [
      'come from HTML tags',
      '<kbd>K</kbd><sup>a</sup><sub>b</sub>',
      'p {keyboard K}{superscript a}{subscript b}',
    ],
    [
      'come from older HTML tags too',
      '<b>a</b><i>b</i><s>c</s><tt>d</tt>',
      'p {bold a}{italic b}{strikethrough c}{code d}',
    ],
    ['keep blanks in code', 'a`, `b', 'p a{code , }b'],
    ['keep blanks around what is in code outside', 'a<code> <a>b</a> </code>c', 'p a {code b} c'],
    ['do not repeat', '<b>**a**</b>', 'p {bold a}'],
    ['need two tildes', '~5 to ~9', 'p ~5 to ~9'],
    ['leave underscores in words alone', 'a snake_case_name', 'p a snake_case_name'],
    ['leave prices alone', 'from $5 to $9', 'p from $5 to $9'],
  ]);
});

describe('headings', () => {
  table([
    ['have three levels', '# A\n## B\n### C\n#### D', 'h1 #a A\nh2 #b B\nh3 #c C\nh3 #d D'],
    ['may be underlined', 'A\n===\n\nB\n---', 'h1 #a A\nh2 #b B'],
    [
      'have an anchor made of their words',
      '# Getting *started*: v1.2!',
      'h1 #getting-started-v1.2 Getting {italic started}: v1.2!',
    ],
    ['have anchors of their own', '# A\n# A\n# A-1\n# A', 'h1 #a A\nh1 #a-1 A\nh1 #a-1-1 A-1\nh1 #a-2 A'],
    ['lose accents in their anchor', '# Übersicht', 'h1 #ubersicht Übersicht'],
    ['have an anchor that spells them', '# 予約\n# Тарифы', 'h1 #yu-yue 予約\nh1 #tarify Тарифы'],
    ['have an anchor where there is nothing to spell', '# …\n# !', 'h1 #section …\nh1 #section-1 !'],
    ['are left out without text', '#\n\nA', 'p A'],
  ]);
});

describe('links', () => {
  table([
    [
      'refer to a URL',
      '[a **b**](https://example.com/x?y=1#z)',
      'p {link https://example.com/x?y=1#z a {bold b}}',
    ],
    ['refer to an anchor', '[a](#booking)', 'p {link anchor:booking a}'],
    ['refer to a page', '[a](/pages/p1)', 'p {link page:p1 a}'],
    ['refer to an anchor of a page', '[a](/pages/p1#x)', 'p {link anchor:x@p1 a}'],
    ['may be relative', '[a](../b.md)', 'p {link ../b.md a}'],
    [
      'may be telephone numbers and addresses',
      '[a](tel:+4912) [b](mailto:a@example.com)',
      'p {link tel:+4912 a} {link mailto:a@example.com b}',
    ],
    [
      'may be bare addresses',
      'See https://example.com/a, www.example.com.',
      'p See {link https://example.com/a https://example.com/a}, {link http://www.example.com www.example.com}.',
    ],
    ['may be in angle brackets', '<https://example.com>', 'p {link https://example.com https://example.com}'],
    ['may be defined elsewhere', '[a][x]\n\n[x]: https://example.com', 'p {link https://example.com a}'],
    ['stay text without a definition', '[a][x]', 'p [a][x]'],
    [
      'may show an image',
      '[![a](b.png)](https://example.com)',
      'p {link https://example.com {image b.png a}}',
    ],
    ['show a formula as text', '[$$a$$](b)', 'p {link b a}'],
    [
      'become text when they could run code',
      '[a](javascript:alert(1)) <a href="data:text/html,x">b</a>',
      'p a b',
    ],
    ['from HTML keep their blanks outside', 'a<a href="b"> c </a>d', 'p a {link b c} d'],
  ]);
});

describe('images', () => {
  table([
    ['stand alone as blocks', '![A boat](boat.png "Ours")', 'image boat.png A boat Ours'],
    ['stand side by side', '![a](a.png) ![b](b.png)', 'image a.png a\nimage b.png b'],
    ['stand in a line', 'a ![b](b.png) c', 'p a {image b.png b} c'],
    ['keep their size', '<img src="a.png" width="10" height="20">', 'image a.png 10x20'],
    ['become their text when they are data', 'a ![b](data:image/png;base64,AA==)', 'p a b'],
    ['become a line inside a list', '- ![b](b.png)', 'ul\n  li\n    p {image b.png b}'],
  ]);
});

describe('lists', () => {
  table([
    ['have items', '- a\n- b', 'ul\n  li\n    p a\n  li\n    p b'],
    ['may be numbered', '1. a\n2. b', 'ol 1\n  li\n    p a\n  li\n    p b'],
    ['may start anywhere', '7) a', 'ol 7\n  li\n    p a'],
    [
      'nest',
      '- a\n  1. b\n     - c',
      'ul\n  li\n    p a\n    ol 1\n      li\n        p b\n        ul\n          li\n            p c',
    ],
    ['may be loose', '- a\n\n  b\n\n- c', 'ul\n  li\n    p a\n    p b\n  li\n    p c'],
    ['may be tasks', '- [x] a\n- [ ] b', 'tasks\n  li task-1 true\n    p a\n  li task-2 false\n    p b'],
    [
      'number their tasks through the document',
      '- [x] a\n\n  - [ ] b',
      'tasks\n  li task-1 true\n    p a\n    tasks\n      li task-2 false\n        p b',
    ],
    [
      'show boxes as text where only some items have one',
      '- [x] a\n- b',
      'ul\n  li\n    p [x] a\n  li\n    p b',
    ],
    ['show boxes as text where items are numbered', '1. [ ] a', 'ol 1\n  li\n    p [ ] a'],
    ['may have empty items', '- a\n-', 'ul\n  li\n    p a\n  li\n    p '],
    ['may be HTML', '<ul><li>a<li><p>b</p></ul>', 'ul\n  li\n    p a\n  li\n    p b'],
    [
      'hold code, quotations, headings and tables',
      '- # a\n\n  ```\n  b\n  ```\n\n  > c\n\n  | d |\n  |---|\n  | e |',
      'ul\n  li\n    h1 #a a\n    code ?\n      |b\n    quote\n      p c\n    table d/left\n      0001 p e',
    ],
  ]);
});

describe('code', () => {
  table([
    ['has one node per line', '```\na\n\n  b\n```', 'code ?\n  |a\n  |\n  |  b'],
    ['has a syntax', '```json title="x"\n{}\n```', 'code json\n  |{}'],
    ['may be indented', '    a\n    b', 'code ?\n  |a\n  |b'],
    ['may be HTML', '<pre>a\n<b>b</b></pre>', 'code ?\n  |a\n  |b'],
    ['keeps what looks like HTML', '```html\n<script>a</script>\n```', 'code html\n  |<script>a</script>'],
    ['may be empty', '```\n```', 'code ?\n  |'],
  ]);
});

describe('quotations', () => {
  table([
    [
      'hold paragraphs, lists and quotations',
      '> a\n>\n> - b\n>\n> > c',
      'quote\n  p a\n  ul\n    li\n      p b\n  quote\n    p c',
    ],
    ['show code as a paragraph', '> ```\n> a\n> b\n> ```', 'quote\n  p {code a\nb}'],
    [
      'show a table as paragraphs',
      '> | a | b |\n> |---|---|\n> | **c** | d |',
      'quote\n  p a | b\n  p {bold c} | d',
    ],
    ['show an image in a line', '> ![a](b.png)', 'quote\n  p {image b.png a}'],
    ['show a formula in a line', '> $$\n> a\n> $$', 'quote\n  p {math a}'],
    [
      'open what could be opened',
      '> <details><summary>a</summary>\n>\n> b\n>\n> </details>',
      'quote\n  p a\n  p b',
    ],
  ]);
});

describe('quotations that are alerts', () => {
  table([
    [
      'are hints',
      '> [!NOTE]\n> Take *care*.\n>\n> - a',
      'hint info\n  p Take {italic care}.\n  ul\n    li\n      p a',
    ],
    [
      'have a style for each of their kinds',
      '> [!tip]\n> a\n\n> [!IMPORTANT]\\\n> b\n\n> [!Warning]  \n> c\n\n> [!CAUTION]\n>\n> d',
      'hint success\n  p a\nhint info\n  p b\nhint warning\n  p c\nhint danger\n  p d',
    ],
    ['begin with bold text as well', '> [!WARNING]\n> **Soon** gone', 'hint warning\n  p {bold Soon} gone'],
    ['stay quotations when the mark is not alone in its line', '> [!NOTE] a', 'quote\n  p [!NOTE] a'],
    ['stay quotations for any other mark', '> [!FOO]\n> a', 'quote\n  p [!FOO] a'],
  ]);
});

describe('tables', () => {
  table([
    [
      'have columns and rows',
      '| Zone | Fee |\n|------|----:|\n| North | 4.20 |',
      'table Zone/left | Fee/right\n  0001 p North | p 4.20',
    ],
    [
      'keep the marks in their cells',
      '| a |\n|:-:|\n| **b** [c](d) |',
      'table a/center\n  0001 p {bold b} {link d c}',
    ],
    ['lose the marks in their titles', '| **a** `b` |\n|---|\n| c |', 'table a b/left\n  0001 p c'],
    ['may have short rows', '| a | b |\n|---|---|\n| c |', 'table a/left | b/left\n  0001 p c | '],
    ['may have no rows', '| a |\n|---|', 'table a/left'],
    [
      'may be HTML without a header',
      '<table><tr><td>a<td>b<tr><td>c</table>',
      'table without header /left | /left\n  0001 p a | p b\n  0002 p c | ',
    ],
    [
      'hold lists in HTML cells',
      '<table><tr><td><ul><li>a</ul><td><pre>b</pre></table>',
      'table without header /left | /left\n  0001 ul;   li;     p a | p {code b}',
    ],
  ]);

  test('sort their rows by text', () => {
    const rows = Array.from({ length: 12 }, (_, index) => `| ${index} |`).join('\n');
    const [node] = markdownToDocument(`| a |\n|---|\n${rows}`).nodes;
    const order =
      node?.type === 'table' ? Object.values(node.data.records).map((record) => record.orderIndex) : [];
    expect(order).toHaveLength(12);
    expect(order.toSorted()).toEqual(order);
  });
});

describe('other blocks', () => {
  table([
    ['are dividers', 'a\n\n---\n\nb', 'p a\n---\np b'],
    ['are formulas', '$$\na^2\n$$\n\nb $$c$$', 'math a^2\np b {math c}'],
    [
      'are things to open',
      '<details>\n<summary>A <b>b</b></summary>\n\n**c**\n\n- d\n\n</details>',
      'expandable\n  expandable-title\n    p A {bold b}\n  expandable-body\n    p {bold c}\n    ul\n      li\n        p d',
    ],
    [
      'are things to open that are open',
      '<details open>a</details>',
      'expandable open\n  expandable-title\n    p Details\n  expandable-body\n    p a',
    ],
    ['are footnotes, which stay where they are', 'a[^1] b\n\n[^1]: c **d**', 'p a[1] b\np [1] c {bold d}'],
  ]);
});

describe('raw HTML', () => {
  table([
    ['never reaches the nodes', '<section class="x"><p onclick="a()">a</p></section>', 'p a'],
    ['leaves the text of unknown tags', 'a <blink>b</blink> <x-y z>c', 'p a b c'],
    ['loses comments, declarations and instructions', 'a <!-- b --> <?c d?> <!E f> g', 'p a g'],
    [
      'loses scripts and styles with their content',
      '<style>\na {}\n</style>\n\nb <script>c()</script> d',
      'p b d',
    ],
    ['loses a script that never ends', '<script>\na()\n\nb', ''],
    ['keeps the text after a script tag in a line that never ends', 'a <script>b', 'p a b'],
    ['may wrap Markdown', '<div align="center">\n\n# A\n\n</div>', 'h1 #a A'],
    ['may leave tags open', '<b>a\n\n# B\n\n- c', 'p {bold a}\nh1 #b B\nul\n  li\n    p c'],
    ['may be badly nested', '<ul><b>a</ul></b> c', 'ul\n  li\n    p {bold a}\np c'],
  ]);
});

test('makes the same paragraph with and without a parser', () => {
  const expected = {
    object: 'document',
    data: { schemaVersion: 1 },
    nodes: [
      {
        object: 'block',
        type: 'paragraph',
        data: {},
        nodes: [
          {
            object: 'text',
            leaves: [
              { object: 'leaf', text: 'Seats and ', marks: [] },
              { object: 'leaf', text: 'cars', marks: [{ object: 'mark', type: 'bold' }] },
              { object: 'leaf', text: '.', marks: [] },
            ],
          },
        ],
      },
    ],
  };
  expect(markdownToDocument('Seats and **cars**.')).toEqual(expected);
});

test('answers both forms as the single functions do', () => {
  for (const markdown of ['plain', '# A\n\n- **b** <i>c</i>']) {
    expect(convertMarkdown(markdown)).toEqual({
      document: markdownToDocument(markdown),
      html: markdownToHTML(markdown),
    });
  }
});

test('reads the text of inlines for titles', () => {
  const [node] = markdownToDocument('a **b** [c `d`](e) ![f](g.png) $$h$$').nodes;
  expect(node?.type === 'paragraph' && plainText(node.nodes)).toBe('a b c d f h');
});

describe('the nodes of one text are limited', () => {
  test('and a very long text becomes a cut one with few nodes (PA27)', () => {
    const { document, isPlainText } = convertMarkdown('word\n\n'.repeat(1_600_000));
    expect(isPlainText).toBe(true);
    expect(document.nodes).toHaveLength(1);
    expect(JSON.stringify(document).length).toBeLessThan(2 * 1024 * 1024);
  });

  test('and a table of many cells is shown as it is written (PA27)', () => {
    const table = `| a | b | c |\n| - | - | - |\n${'| 1 | 2 | 3 |\n'.repeat(2_600)}`;
    const { document, html, isPlainText } = convertMarkdown(table);
    expect(isPlainText).toBe(true);
    expect(document.nodes.map(({ type }) => type)).toEqual(['paragraph']);
    expect(html).toContain('<td>1</td>');
  }, 60_000);
});
