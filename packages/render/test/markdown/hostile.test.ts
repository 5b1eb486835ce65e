import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import { escapeMarkdown, markdownCode, markdownLink, renderMarkdown } from '../../src/markdown.js';
import { operationDocument, responseDocument, type Specification } from '../support/documents.js';
import { link } from '../support/link.js';

const range = (length: number) => Array.from({ length }, (_, index) => index);
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function parse(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

function* nodesIn(node: Nodes): Generator<Nodes, void> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesIn(child);
}

const textIn = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textIn).join('') : '';
const headingsIn = (nodes: readonly Nodes[]) => nodes.filter(({ type }) => type === 'heading').map(textIn);

const texts = [
  '```\n# not a heading',
  '~~~ sh\n\n# not a heading',
  '`` ` ``` unbalanced ```` ticks`',
  '| a | b |\n| - | - |\n| 1 | 2 |',
  '</details><script>alert(1)</script>',
  '<!-- \n\n # open comment',
  '<pre>\n\n# in a tag',
  'a\n===\n\nb\n---',
  '# heading\n\n## heading',
  '> quote\n- item\n1. item\n\n      code',
  '[x]: https://evil.example\n\n[x]',
  '[x](javascript:alert(1)) ![y](javascript:alert(2)) <javascript:alert(3)>',
  'line\r\nline\u2028line\u0000line\ud800',
  '\\',
  '&lt;script&gt; &#35; heading',
  '$$\nx\n$$',
  '***',
  '    # indented',
  '<api_key>',
];

describe('escaped text', () => {
  it.each(texts)('shows %j in one line', (text) => {
    const shown = escapeMarkdown(text);
    expect(shown).not.toContain('\n');
    const expected = text.toWellFormed().replaceAll('\u0000', '\ufffd').replaceAll(/\s+/g, ' ').trim();
    const [paragraph, ...others] = parse(shown).children;
    expect(others).toEqual([]);
    expect(paragraph && [paragraph.type, textIn(paragraph)]).toEqual(['paragraph', expected]);
  });

  it.each(texts)('shows %j as code', (text) => {
    const expected = text
      .toWellFormed()
      .replaceAll('\u0000', '\ufffd')
      .replaceAll(/\r\n?|\n|\u2028/g, ' ');
    const [paragraph] = parse(`a ${markdownCode(text)} b`).children;
    const [, code, end] = paragraph && 'children' in paragraph ? paragraph.children : [];
    expect([code?.type, code && textIn(code), end && textIn(end)]).toEqual(['inlineCode', expected, ' b']);
  });

  it.each(['https://a.example/x_(y)', '/a b|c', 'https://a.example/\n# x', '/<b>`c`'])(
    'links to %j',
    (url) => {
      const [paragraph, ...others] = parse(`${markdownLink('text', url)}.`).children;
      expect(others).toEqual([]);
      const [found, end] = paragraph && 'children' in paragraph ? paragraph.children : [];
      expect([found?.type, end && textIn(end)]).toEqual(['link', '.']);
    },
  );
});

/** An operation in which everything is a text of an author. */
function operationWith(text: string) {
  const schema = {
    title: text,
    description: text,
    properties: {
      [text]: {
        enum: [text],
        default: text,
        pattern: text,
        examples: [text],
        format: text,
        description: text,
      },
    },
    oneOf: [{ title: text, description: text }, ref(text)],
    externalDocs: { url: text, description: text },
  };
  return operationDocument({
    summary: text,
    description: text,
    externalDocs: { url: text, description: text },
    parameters: [{ name: text, in: 'query', description: text, required: true, schema: { type: 'string' } }],
    servers: [{ url: text, description: text }, { url: text }],
    security: [{ [text]: [text] }],
    requestBody: { description: text, content: { 'text/plain': { example: text }, [text]: { schema } } },
    responses: {
      200: {
        description: text,
        content: { [text]: { schema, examples: { [text]: { summary: text, value: text } } } },
      },
    },
    'x-codeSamples': [{ lang: text, label: 'curl', source: text }],
    'x-sunset': text,
    callbacks: { callback: { [text]: { post: { summary: text, description: text, responses: {} } } } },
  });
}

const sizes = [undefined, 3_000];

/** The headings of an operation without Markdown in its texts. */
const ownHeadings = new Map(
  sizes.map((maxBytes) => {
    const { text } = renderMarkdown(operationWith('plain'), { title: 'plain', link, maxBytes });
    return [maxBytes, new Set(headingsIn([...nodesIn(parse(text))]))];
  }),
);

describe.each(texts)('an operation with texts like %j', (text) => {
  it.each(sizes)('has its own structure only, in %s bytes', (maxBytes) => {
    const { text: markdown } = renderMarkdown(operationWith(text), { title: text, link, maxBytes });
    const nodes = [...nodesIn(parse(markdown))];
    const types = new Set(nodes.map(({ type }) => type));
    expect([...types].filter((type) => ['html', 'definition', 'footnoteDefinition'].includes(type))).toEqual(
      [],
    );
    const headings = headingsIn(nodes).slice(1);
    expect(headings.filter((heading) => !ownHeadings.get(maxBytes)?.has(heading))).toEqual([]);
    expect(headings).toContain('Responses');
    const urls = nodes.flatMap((node) => ('url' in node ? [node.url] : []));
    expect(urls.filter((url) => /^\s*javascript/i.test(url))).toEqual([]);
  });
});

const deep = (levels: number, wrap: (inner: unknown) => unknown) =>
  range(levels).reduce<unknown>((inner) => wrap(inner), { type: 'string' });

it.each<[string, unknown, Specification]>([
  ['deep allOf', deep(2_000, (inner) => ({ allOf: [inner] })), {}],
  ['deep oneOf', deep(2_000, (inner) => ({ oneOf: [inner, { type: 'null' }] })), {}],
  ['deep properties', deep(2_000, (a) => ({ properties: { a } })), {}],
  ['references in a circle', ref('A'), { A: ref('B'), B: { allOf: [ref('A')] } }],
  ['many alternatives', { oneOf: range(3_000).map((n) => ({ title: `t${n}` })) }, {}],
  [
    'exponential growth',
    ref('S0'),
    Object.fromEntries(
      range(30).map((n) => [
        `S${n}`,
        { properties: Object.fromEntries(range(20).map((p) => [`p${p}`, ref(`S${(n + p) % 30}`)])) },
      ]),
    ),
  ],
  [
    'one long text in many places',
    { properties: Object.fromEntries(range(300).map((n) => [`p${n}`, ref('Long')])) },
    { Long: { type: 'string', description: '*x* '.repeat(20_000), default: 'y'.repeat(50_000) } },
  ],
  ['long names', { properties: { ['n'.repeat(100_000)]: ref('m'.repeat(100_000)) } }, {}],
  [
    'values of wrong types',
    { type: 5, properties: [1], required: 'a', enum: 'x', oneOf: [null, 1, []], description: 7 },
    {},
  ],
])('%s is a text of limited size', (_, schema, schemas) => {
  const document = responseDocument(schema, schemas);
  expect(renderMarkdown(document, { link }).text.length).toBeLessThan(1_000_000);
  for (const maxBytes of [2_000, 12_000, 20_000]) {
    const { text } = renderMarkdown(document, { title: 'A', maxBytes });
    expect(new TextEncoder().encode(text).byteLength).toBeLessThanOrEqual(maxBytes);
  }
});
