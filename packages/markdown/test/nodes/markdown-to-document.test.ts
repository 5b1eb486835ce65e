import { describe, expect, test } from 'vitest';
import { convertMarkdown, markdownToDocument, markdownToHTML, plainText } from '../../src/index.js';
import { outline } from '../support/outline.js';

type Case = [title: string, markdown: string, expected: string];

function testOutlines(cases: Case[]) {
  test.each(cases)('%s', (_title, markdown, expected) => {
    expect(outline(markdownToDocument(markdown))).toBe(expected);
  });
}

describe('text', () => {
  testOutlines([
    ['is empty for an empty string', '', ''],
    ['is empty for white space', ' \n\t\n', ''],
    ['converts a line to a paragraph', 'A ferry', 'p A ferry'],
    ['is split into paragraphs by blank lines', 'A\n\n\nB', 'p A\np B'],
    ['has a space for a soft line break', 'A\nB', 'p A B'],
    ['collapses spaces except in code', 'A   B **C ** D `E  F`', 'p A B **C ** D {code E  F}'],
    ['has a hard line break for two spaces at the end of a line', 'A  \nB', 'p A\nB'],
    ['has a hard line break for a backslash at the end of a line', 'A\\\nB', 'p A\nB'],
    ['has a hard line break for <br>', 'A<br>B<br/> C', 'p A\nB\nC'],
    ['is split into paragraphs by two hard line breaks', 'A<br><br/>B<br>\n<br>\n\n<br>', 'p A\np B'],
    ['keeps text that is similar to markup', '2 * 3 < 7 & a_b', 'p 2 * 3 < 7 & a_b'],
    ['decodes character references', '&copy; &#65; &amp;lt;', 'p © A &lt;'],
    ['keeps escaped characters', '\\*a\\* \\# \\[x]', 'p *a* # [x]'],
    ['has no carriage returns', 'A\r\nB\r\n\r\nC\rD', 'p A B\np C D'],
    ['keeps non-ASCII characters', '予約と**車**。 \u{1F6A2}', 'p 予約と{bold 車}。 \u{1F6A2}'],
    ['keeps a lone surrogate', 'a\uD83Db *c*', 'p a\uD83Db {italic c}'],
    ['has a replacement character for NUL', 'a\0b', 'p a\uFFFDb'],
    ['drops a byte order mark', '\uFEFFa', 'p a'],
  ]);
});

describe('marks', () => {
  testOutlines([
    [
      'are bold, italic, code and strikethrough',
      '**a** _b_ `c` ~~d~~',
      'p {bold a} {italic b} {code c} {strikethrough d}',
    ],
    [
      'nest as several marks of one leaf',
      '**a *b `c`***',
      'p {bold a }{bold {italic b }}{bold {italic {code c}}}',
    ],
    [
      'can be HTML tags',
      '<kbd>K</kbd><sup>a</sup><sub>b</sub>',
      'p {keyboard K}{superscript a}{subscript b}',
    ],
    [
      'can be obsolete HTML tags',
      '<b>a</b><i>b</i><s>c</s><tt>d</tt>',
      'p {bold a}{italic b}{strikethrough c}{code d}',
    ],
    ['keep spaces in code', 'a`, `b', 'p a{code , }b'],
    ['move the spaces around tags in code outside', 'a<code> <a>b</a> </code>c', 'p a {code b} c'],
    ['are not repeated', '<b>**a**</b>', 'p {bold a}'],
    ['require two tildes for strikethrough', '~5 to ~9', 'p ~5 to ~9'],
    ['ignore underscores in words', 'a snake_case_name', 'p a snake_case_name'],
    ['ignore single dollar signs', 'from $5 to $9', 'p from $5 to $9'],
  ]);
});

describe('headings', () => {
  testOutlines([
    ['have three levels', '# A\n## B\n### C\n#### D', 'h1 #a A\nh2 #b B\nh3 #c C\nh3 #d D'],
    ['can be underlined', 'A\n===\n\nB\n---', 'h1 #a A\nh2 #b B'],
    [
      'have an anchor made of their text',
      '# Getting *started*: v1.2!',
      'h1 #getting-started-v1.2 Getting {italic started}: v1.2!',
    ],
    ['have unique anchors', '# A\n# A\n# A-1\n# A', 'h1 #a A\nh1 #a-1 A\nh1 #a-1-1 A-1\nh1 #a-2 A'],
    ['have an anchor without accents', '# Übersicht', 'h1 #ubersicht Übersicht'],
    ['have a transliterated anchor', '# 予約\n# Тарифы', 'h1 #yu-yue 予約\nh1 #tarify Тарифы'],
    ['have a default anchor without letters and digits', '# …\n# !', 'h1 #section …\nh1 #section-1 !'],
    ['are omitted without text', '#\n\nA', 'p A'],
  ]);
});

describe('links', () => {
  testOutlines([
    [
      'refer to a URL',
      '[a **b**](https://example.com/x?y=1#z)',
      'p {link https://example.com/x?y=1#z a {bold b}}',
    ],
    ['refer to an anchor', '[a](#booking)', 'p {link anchor:booking a}'],
    ['refer to a page', '[a](/pages/p1)', 'p {link page:p1 a}'],
    ['refer to an anchor of a page', '[a](/pages/p1#x)', 'p {link anchor:x@p1 a}'],
    ['can be relative', '[a](../b.md)', 'p {link ../b.md a}'],
    [
      'can be telephone numbers and email addresses',
      '[a](tel:+4912) [b](mailto:a@example.com)',
      'p {link tel:+4912 a} {link mailto:a@example.com b}',
    ],
    [
      'can be bare URLs',
      'See https://example.com/a, www.example.com.',
      'p See {link https://example.com/a https://example.com/a}, {link http://www.example.com www.example.com}.',
    ],
    ['can be in angle brackets', '<https://example.com>', 'p {link https://example.com https://example.com}'],
    ['can be reference links', '[a][x]\n\n[x]: https://example.com', 'p {link https://example.com a}'],
    ['are text without a definition', '[a][x]', 'p [a][x]'],
    [
      'can contain an image',
      '[![a](b.png)](https://example.com)',
      'p {link https://example.com {image b.png a}}',
    ],
    ['contain a formula as text', '[$$a$$](b)', 'p {link b a}'],
    [
      'become text when their scheme is unsafe',
      '[a](javascript:alert(1)) <a href="data:text/html,x">b</a>',
      'p a b',
    ],
    ['move their leading and trailing spaces outside', 'a<a href="b"> c </a>d', 'p a {link b c} d'],
  ]);
});

describe('images', () => {
  testOutlines([
    [
      'are blocks when nothing else is in the paragraph',
      '![A boat](boat.png "Ours")',
      'image boat.png A boat Ours',
    ],
    ['share a block when they are adjacent', '![a](a.png) ![b](b.png)', 'image a.png a\nimage b.png b'],
    ['are inlines within text', 'a ![b](b.png) c', 'p a {image b.png b} c'],
    ['keep their size', '<img src="a.png" width="10" height="20">', 'image a.png 10x20'],
    ['become their alternative text when they are data URLs', 'a ![b](data:image/png;base64,AA==)', 'p a b'],
    ['are inlines in list items', '- ![b](b.png)', 'ul\n  li\n    p {image b.png b}'],
  ]);
});

describe('lists', () => {
  testOutlines([
    ['have items', '- a\n- b', 'ul\n  li\n    p a\n  li\n    p b'],
    ['can be numbered', '1. a\n2. b', 'ol 1\n  li\n    p a\n  li\n    p b'],
    ['can start at any number', '7) a', 'ol 7\n  li\n    p a'],
    [
      'nest',
      '- a\n  1. b\n     - c',
      'ul\n  li\n    p a\n    ol 1\n      li\n        p b\n        ul\n          li\n            p c',
    ],
    ['can be loose', '- a\n\n  b\n\n- c', 'ul\n  li\n    p a\n    p b\n  li\n    p c'],
    ['can be tasks', '- [x] a\n- [ ] b', 'tasks\n  li task-1 true\n    p a\n  li task-2 false\n    p b'],
    [
      'number tasks across the document',
      '- [x] a\n\n  - [ ] b',
      'tasks\n  li task-1 true\n    p a\n    tasks\n      li task-2 false\n        p b',
    ],
    [
      'contain check boxes as text when only some items have one',
      '- [x] a\n- b',
      'ul\n  li\n    p [x] a\n  li\n    p b',
    ],
    ['contain check boxes as text when items are numbered', '1. [ ] a', 'ol 1\n  li\n    p [ ] a'],
    ['can have empty items', '- a\n-', 'ul\n  li\n    p a\n  li\n    p '],
    ['can be HTML', '<ul><li>a<li><p>b</p></ul>', 'ul\n  li\n    p a\n  li\n    p b'],
    [
      'can contain code, quotations, headings and tables',
      '- # a\n\n  ```\n  b\n  ```\n\n  > c\n\n  | d |\n  |---|\n  | e |',
      'ul\n  li\n    h1 #a a\n    code ?\n      |b\n    quote\n      p c\n    table d/left\n      0001 p e',
    ],
  ]);
});

describe('code', () => {
  testOutlines([
    ['has one node per line', '```\na\n\n  b\n```', 'code ?\n  |a\n  |\n  |  b'],
    ['has a syntax', '```json title="x"\n{}\n```', 'code json\n  |{}'],
    ['can be indented', '    a\n    b', 'code ?\n  |a\n  |b'],
    ['can be HTML', '<pre>a\n<b>b</b></pre>', 'code ?\n  |a\n  |b'],
    [
      'keeps text that is similar to HTML',
      '```html\n<script>a</script>\n```',
      'code html\n  |<script>a</script>',
    ],
    ['can be empty', '```\n```', 'code ?\n  |'],
  ]);
});

describe('quotations', () => {
  testOutlines([
    [
      'can contain paragraphs, lists and quotations',
      '> a\n>\n> - b\n>\n> > c',
      'quote\n  p a\n  ul\n    li\n      p b\n  quote\n    p c',
    ],
    ['contain code as a paragraph', '> ```\n> a\n> b\n> ```', 'quote\n  p {code a\nb}'],
    [
      'contain a table as paragraphs',
      '> | a | b |\n> |---|---|\n> | **c** | d |',
      'quote\n  p a | b\n  p {bold c} | d',
    ],
    ['contain an image as an inline', '> ![a](b.png)', 'quote\n  p {image b.png a}'],
    ['contain a formula as an inline', '> $$\n> a\n> $$', 'quote\n  p {math a}'],
    [
      'contain the content of collapsible blocks',
      '> <details><summary>a</summary>\n>\n> b\n>\n> </details>',
      'quote\n  p a\n  p b',
    ],
  ]);
});

describe('alerts', () => {
  testOutlines([
    [
      'are hints',
      '> [!NOTE]\n> Take *care*.\n>\n> - a',
      'hint info\n  p Take {italic care}.\n  ul\n    li\n      p a',
    ],
    [
      'have a style for each kind',
      '> [!tip]\n> a\n\n> [!IMPORTANT]\\\n> b\n\n> [!Warning]  \n> c\n\n> [!CAUTION]\n>\n> d',
      'hint success\n  p a\nhint info\n  p b\nhint warning\n  p c\nhint danger\n  p d',
    ],
    ['can begin with bold text', '> [!WARNING]\n> **Soon** gone', 'hint warning\n  p {bold Soon} gone'],
    ['are quotations when other text follows the marker', '> [!NOTE] a', 'quote\n  p [!NOTE] a'],
    ['are quotations for an unknown marker', '> [!FOO]\n> a', 'quote\n  p [!FOO] a'],
  ]);
});

describe('tables', () => {
  testOutlines([
    [
      'have columns and rows',
      '| Zone | Fee |\n|------|----:|\n| North | 4.20 |',
      'table Zone/left | Fee/right\n  0001 p North | p 4.20',
    ],
    ['keep marks in cells', '| a |\n|:-:|\n| **b** [c](d) |', 'table a/center\n  0001 p {bold b} {link d c}'],
    ['remove marks from titles', '| **a** `b` |\n|---|\n| c |', 'table a b/left\n  0001 p c'],
    ['can have short rows', '| a | b |\n|---|---|\n| c |', 'table a/left | b/left\n  0001 p c | '],
    ['can have no rows', '| a |\n|---|', 'table a/left'],
    [
      'can be HTML without a header',
      '<table><tr><td>a<td>b<tr><td>c</table>',
      'table without header /left | /left\n  0001 p a | p b\n  0002 p c | ',
    ],
    [
      'can contain lists in HTML cells',
      '<table><tr><td><ul><li>a</ul><td><pre>b</pre></table>',
      'table without header /left | /left\n  0001 ul;   li;     p a | p {code b}',
    ],
  ]);

  test('have rows whose order indexes sort as text', () => {
    const rows = Array.from({ length: 12 }, (_, index) => `| ${index} |`).join('\n');
    const [node] = markdownToDocument(`| a |\n|---|\n${rows}`).nodes;
    const order =
      node?.type === 'table' ? Object.values(node.data.records).map((record) => record.orderIndex) : [];
    expect(order).toHaveLength(12);
    expect(order.toSorted()).toEqual(order);
  });
});

describe('other blocks', () => {
  testOutlines([
    ['are dividers', 'a\n\n---\n\nb', 'p a\n---\np b'],
    ['are formulas', '$$\na^2\n$$\n\nb $$c$$', 'math a^2\np b {math c}'],
    [
      'are collapsible blocks',
      '<details>\n<summary>A <b>b</b></summary>\n\n**c**\n\n- d\n\n</details>',
      'expandable\n  expandable-title\n    p A {bold b}\n  expandable-body\n    p {bold c}\n    ul\n      li\n        p d',
    ],
    [
      'are collapsible blocks that are open',
      '<details open>a</details>',
      'expandable open\n  expandable-title\n    p Details\n  expandable-body\n    p a',
    ],
    ['are footnotes, which remain in place', 'a[^1] b\n\n[^1]: c **d**', 'p a[1] b\np [1] c {bold d}'],
  ]);
});

describe('raw HTML', () => {
  testOutlines([
    ['is removed from nodes', '<section class="x"><p onclick="a()">a</p></section>', 'p a'],
    ['keeps the text of unknown tags', 'a <blink>b</blink> <x-y z>c', 'p a b c'],
    ['loses comments, declarations and processing instructions', 'a <!-- b --> <?c d?> <!E f> g', 'p a g'],
    [
      'loses scripts and styles with their content',
      '<style>\na {}\n</style>\n\nb <script>c()</script> d',
      'p b d',
    ],
    ['loses a script without an end tag', '<script>\na()\n\nb', ''],
    ['keeps the text after an inline script tag without an end tag', 'a <script>b', 'p a b'],
    ['can contain Markdown', '<div align="center">\n\n# A\n\n</div>', 'h1 #a A'],
    ['can have unclosed tags', '<b>a\n\n# B\n\n- c', 'p {bold a}\nh1 #b B\nul\n  li\n    p c'],
    ['can be improperly nested', '<ul><b>a</ul></b> c', 'ul\n  li\n    p {bold a}\np c'],
  ]);
});

test('converts simple Markdown to document nodes', () => {
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

test('converts to the same document and HTML as the separate functions', () => {
  for (const markdown of ['plain', '# A\n\n- **b** <i>c</i>']) {
    expect(convertMarkdown(markdown)).toEqual({
      document: markdownToDocument(markdown),
      html: markdownToHTML(markdown),
    });
  }
});

test('extracts the plain text of inlines', () => {
  const [node] = markdownToDocument('a **b** [c `d`](e) ![f](g.png) $$h$$').nodes;
  expect(node?.type === 'paragraph' && plainText(node.nodes)).toBe('a b c d f h');
});

describe('the limit on nodes', () => {
  test('truncates a very long text to few nodes (PA27)', () => {
    const { document, isPlainText } = convertMarkdown('word\n\n'.repeat(1_600_000));
    expect(isPlainText).toBe(true);
    expect(document.nodes).toHaveLength(1);
    expect(JSON.stringify(document).length).toBeLessThan(2 * 1024 * 1024);
  });

  test('converts a table with many cells to its source text (PA27)', () => {
    const table = `| a | b | c |\n| - | - | - |\n${'| 1 | 2 | 3 |\n'.repeat(2_600)}`;
    const { document, html, isPlainText } = convertMarkdown(table);
    expect(isPlainText).toBe(true);
    expect(document.nodes.map(({ type }) => type)).toEqual(['paragraph']);
    expect(html).toContain('<td>1</td>');
  });
});
