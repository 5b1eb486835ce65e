import { expect, it } from 'vitest';
import { renderDocument } from '../src/html.js';
import {
  documentOf,
  operationBlock,
  operationDocument,
  paragraph,
  responseDocument,
  text,
} from './support/documents.js';
import { valuesOf } from './support/html.js';

const content = (schema: unknown) => ({ 'application/json': { schema }, 'application/xml': { schema } });
const pet = { type: 'object', properties: { name: {}, headers: { properties: { a: {} } } } };
const operation = {
  parameters: [
    { name: 'id', in: 'path', schema: {} },
    { name: 'page[size]', in: 'query', schema: {} },
    { name: 'page-size-', in: 'query', schema: {} },
  ],
  requestBody: { content: content(pet) },
  responses: {
    '200': { description: '', headers: { a: { schema: {} } }, content: content(pet) },
    default: { description: '' },
  },
};

it('parameters, bodies, responses, and their rows have IDs', () => {
  const ids = valuesOf(renderDocument(operationDocument(operation)), 'id');
  expect(ids).toEqual(
    expect.arrayContaining([
      'path',
      'path.id',
      'query.page-size-',
      'query.page-size--2',
      'body.name',
      'body-application-xml.name',
      'response-200.name',
      'response-200-application-xml.name',
      'response-default',
      'section:responses',
    ]),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

it('a header and a property of the same name have different IDs', () => {
  const ids = valuesOf(renderDocument(operationDocument(operation)), 'id');
  expect(ids.filter((id) => id.startsWith('response-200.headers'))).toEqual([
    'response-200.headers',
    'response-200.headers.a',
    'response-200.headers-2',
    'response-200.headers-2.a',
  ]);
});

it('the elements of further operations begin with the ID of their block', () => {
  const resolved = { paths: { '/pets': { get: operation } } };
  const document = documentOf(
    operationBlock(resolved, { id: 'first' }),
    operationBlock(resolved, { id: 'second' }),
  );
  const ids = valuesOf(renderDocument(document), 'id');
  expect(ids).toEqual(expect.arrayContaining(['first', 'path.id', 'second', 'second.path.id']));
  expect(new Set(ids).size).toBe(ids.length);
});

it('headings keep their IDs', () => {
  const heading = {
    object: 'block' as const,
    type: 'heading-1' as const,
    meta: { id: 'body' },
    data: {},
    nodes: [text('Body')],
  };
  const document = documentOf(
    heading,
    paragraph(text('About it')),
    operationBlock({ paths: { '/pets': { get: operation } } }),
  );
  const ids = valuesOf(renderDocument(document), 'id');
  expect(ids[0]).toBe('body');
  expect(ids).toContain('api.body.name');
  expect(new Set(ids).size).toBe(ids.length);
});

it('letters of all languages are part of IDs', () => {
  const ids = valuesOf(renderDocument(responseDocument({ properties: { 名前: {}, 'a.b': {} } })), 'id');
  expect(ids).toEqual(expect.arrayContaining(['response-200.名前', 'response-200.a-b']));
});

it('every row links to itself', () => {
  const html = renderDocument(operationDocument(operation));
  const anchors = valuesOf(html, 'href').filter((href) => href.startsWith('#'));
  const ids = new Set(valuesOf(html, 'id'));
  expect(anchors.length).toBeGreaterThan(10);
  expect(anchors.filter((href) => !ids.has(href.slice(1)))).toEqual([]);
});
