import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderDocument } from '../src/html.js';
import { type NodeComponent, type NodeProps, SpecDocument } from '../src/preact.js';
import {
  type Block,
  type Document,
  documentOf,
  operationDocument,
  paragraph,
  responseDocument,
  text,
} from './support/documents.js';
import { normalized } from './support/html.js';
import { link } from './support/link.js';
import { buildForReact, requireForReact } from './support/react.js';

const react: { createElement(type: unknown, props: object): unknown } = requireForReact('react');
const server: { renderToStaticMarkup(element: unknown): string } = requireForReact('react-dom/server');
let reactEntry: Readonly<Record<string, unknown>> = {};

beforeAll(async () => {
  reactEntry = await buildForReact();
});

const pet = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'integer' }, "it's": { type: ['string', 'null'] } },
};
const documents: [string, Document][] = [
  ['text', documentOf(paragraph(text('Bold & "quoted"\nnext', 'bold', 'code')))],
  ['a schema', responseDocument(pet)],
  [
    'an operation',
    operationDocument({
      deprecated: true,
      description: 'One\n\nTwo',
      parameters: [{ name: 'a', in: 'query', required: true, schema: { type: 'string', enum: ['x', 'y'] } }],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: pet }, 'multipart/form-data': { schema: pet } },
      },
      responses: {
        '200': { description: 'Fine' },
        '4XX': { description: 'Wrong', headers: { a: { schema: {} } } },
      },
      callbacks: { done: { '{$url}': { post: { responses: { '200': { description: '' } } } } } },
    }),
  ],
];

function renderWithReact(props: object): string {
  return server.renderToStaticMarkup(react.createElement(reactEntry['SpecDocument'], props));
}

it.each(documents)('the HTML of %s is the same in plain HTML, Preact, and React', (_, document) => {
  const html = renderDocument(document, { link });
  expect(html).toContain('shelf-document');
  expect(render(h(SpecDocument, { document, link }))).toBe(html);
  expect(normalized(renderWithReact({ document, link }))).toBe(normalized(html));
});

describe.each(['paragraph', 'openapi-operation'])('a component for %s', (type) => {
  const document = documentOf(paragraph(text('one')), ...operationDocument({ responses: {} }).nodes);

  it('replaces that of this package in plain HTML, Preact, and React', () => {
    const html = renderDocument(document, { components: { [type]: ({ node }) => `<b>${node.type}</b>` } });
    expect(html).toContain(`<b>${type}</b>`);
    expect(html.includes('<p dir="auto">one</p>')).toBe(type !== 'paragraph');
    expect(html.includes('/pets')).toBe(type === 'paragraph');
    const component: NodeComponent = ({ node }) => h('b', null, node.type);
    const preact = render(h(SpecDocument, { document, components: { [type]: component } }));
    expect(preact).toBe(html.replace(/<div>(<b>.*?<\/b>)<\/div>/, '$1'));
    const components = { [type]: ({ node }: NodeProps) => react.createElement('b', { children: node.type }) };
    expect(normalized(renderWithReact({ document, components }))).toBe(normalized(preact));
  });
});

const unknown: Block = JSON.parse(
  JSON.stringify({ object: 'block', type: 'from-the-future', nodes: [paragraph(text('inside'))] }),
);

it('blocks of unknown types render their children', () => {
  expect(renderDocument(documentOf(unknown))).toBe(
    '<div class="shelf-document"><p dir="auto">inside</p></div>',
  );
});

it('a component can render the child nodes of its node', () => {
  const document = documentOf({ object: 'block', type: 'blockquote', nodes: [paragraph(text('inside'))] });
  const html = renderDocument(document, {
    components: {
      blockquote: ({ node, renderNodes }) =>
        `<aside>${renderNodes(node.type === 'blockquote' ? node.nodes : [])}</aside>`,
    },
  });
  expect(html).toContain('<aside><p dir="auto">inside</p></aside>');
});
