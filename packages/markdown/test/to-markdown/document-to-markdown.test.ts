import { describe, expect, test } from 'vitest';
import { documentToMarkdown, markdownToDocument } from '../../src/index.js';
import type { Block, Document, Mark } from '../../src/nodes/node-types.js';

describe('a document converted from Markdown', () => {
  test.each([
    ['text', 'A ferry.\n\nAnother one.\n'],
    ['line breaks', 'A\\\nB\n'],
    ['headings', '# A\n\n## B *c*\n\n### D\n'],
    ['marks', '**a** *b* `c` ~~d~~ **e *f* g** <kbd>H</kbd> x<sup>2</sup> y<sub>i</sub>\n'],
    ['names with underscores', 'Set `a_b` or page_size and next_page_token.\n'],
    ['links', '[a **b**](https://example.com) [c](#d) [e](/pages/f) [g](/pages/f#h) <https://example.com>\n'],
    ['images', '![a](a.png "b")\n\nc ![d](d.png) e\n'],
    ['lists', '- a\n- b\n  - c\n\n1. d\n2. e\n'],
    ['lists that start at any number', '3. a\n4. b\n'],
    ['loose lists', '- a\n\n  b\n\n- c\n'],
    ['tasks', '- [x] a\n- [ ] b\n'],
    ['code', '```json\n{\n\n  "a": 1\n}\n```\n\n```\nb\n```\n'],
    ['code in items', '- a\n\n  ```sh\n  b\n  ```\n'],
    ['quotations', '> a\n>\n> > b\n>\n> - c\n'],
    ['tables', '| Zone | Fee |\n| - | -: |\n| North | **4.20** |\n| a<br>b | |\n'],
    ['dividers', 'a\n\n---\n\nb\n'],
    ['formulas', '$$\na^2\n$$\n\nb $$c_1$$ d\n'],
    ['collapsible blocks', '<details>\n<summary>a &amp; b</summary>\n\n**c**\n\n- d\n\n</details>\n\ne\n'],
    ['text that is similar to markup', '\\*a\\* 2 < 3 # b &lt;c>\n'],
  ])('is converted to the same Markdown: %s', (_kind, markdown) => {
    expect(documentToMarkdown(markdownToDocument(markdown))).toBe(markdown);
  });
});

const code = (value: string) => text(value, 'code');

const blocks: [title: string, block: Block, markdown: string][] = [
  ['has spaces outside of marks', paragraph(text('a '), text(' b ', 'bold'), text('c')), 'a  **b** c\n'],
  [
    'has one mark around adjacent texts',
    paragraph(text('a', 'bold'), text('b', 'italic', 'bold')),
    '**a*b***\n',
  ],
  ['omits colors', paragraph(text('a', 'color')), 'a\n'],
  ['keeps line breaks in inline code', paragraph(code('a\nb')), '`a`\\\n`b`\n'],
  [
    'has an alert for a hint',
    { object: 'block', type: 'hint', data: { style: 'danger' }, nodes: [paragraph(text('a'))] },
    '> [!CAUTION]\n>\n> a\n',
  ],
  [
    'has tabs below each other',
    {
      object: 'block',
      type: 'tabs',
      nodes: [{ object: 'block', type: 'tabs-item', data: { title: 'A' }, nodes: [paragraph(text('b'))] }],
    },
    '**A**\n\nb\n',
  ],
  [
    'has columns below each other',
    {
      object: 'block',
      type: 'columns',
      isVoid: false,
      data: {},
      nodes: [{ object: 'block', type: 'column', data: {}, nodes: [paragraph(text('a'))] }],
    },
    'a\n',
  ],
  [
    'has the method and path of an operation',
    {
      object: 'block',
      type: 'openapi-operation',
      isVoid: true,
      data: { ref: { kind: 'openapi', spec: 'ferry' }, path: '/bookings/{id}', method: 'get' },
    },
    '`GET /bookings/{id}`\n',
  ],
  [
    'has the names of schemas',
    {
      object: 'block',
      type: 'openapi-schemas',
      isVoid: true,
      data: { ref: { kind: 'openapi', spec: 'ferry' }, schemas: ['Booking', 'Seat'] },
    },
    '`Booking`, `Seat`\n',
  ],
  [
    'has a link to embedded content',
    { object: 'block', type: 'embed', isVoid: true, data: { url: 'https://example.com/v' } },
    '<https://example.com/v>\n',
  ],
  ['omits blocks without a Markdown form', { object: 'block', type: 'drawing' }, ''],
  [
    'keeps the text of a link without an address',
    paragraph({
      object: 'inline',
      type: 'link',
      data: { ref: { kind: 'user', user: 'u' } },
      nodes: [text('a')],
    }),
    'a\n',
  ],
  [
    'has emoji and buttons',
    paragraph({ object: 'inline', type: 'emoji', isVoid: true, data: { code: '1f6a2' } }, text(' '), {
      object: 'inline',
      type: 'button',
      isVoid: true,
      data: { label: 'Go', kind: 'primary', ref: { kind: 'url', url: '/go' } },
    }),
    '\u{1F6A2} [Go](/go)\n',
  ],
];

describe('a document with other nodes', () => {
  test.each(blocks)('%s', (_title, node, markdown) => {
    expect(documentToMarkdown(documentOf(node))).toBe(markdown);
  });

  test('sorts the rows of a table', () => {
    const [table] = markdownToDocument('| a |\n|---|\n| b |\n| c |').nodes;
    if (table?.type !== 'table') throw new Error('not a table');
    const { r1, r2 } = table.data.records;
    if (!r1 || !r2) throw new Error('no rows');
    const records = { r1: { ...r1, orderIndex: '9' }, r2 };
    const moved: Block = { ...table, data: { ...table.data, records } };
    expect(documentToMarkdown(documentOf(moved))).toBe('| a |\n| - |\n| c |\n| b |\n');
  });
});

type Paragraph = Extract<Block, { type: 'paragraph' }>;

function documentOf(...nodes: Block[]): Document {
  return { object: 'document', data: { schemaVersion: 1 }, nodes };
}

function paragraph(...nodes: Paragraph['nodes']): Paragraph {
  return { object: 'block', type: 'paragraph', nodes };
}

function text(value: string, ...types: Mark['type'][]) {
  const marks = types.map((type): Mark => {
    return type === 'color'
      ? { object: 'mark', type, data: { text: 'red', background: 'default' } }
      : { object: 'mark', type };
  });
  return { object: 'text' as const, leaves: [{ object: 'leaf' as const, text: value, marks }] };
}
