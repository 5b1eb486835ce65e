import { describe, expect, it } from 'vitest';
import { renderDocument } from '../src/html.js';
import { securityWords } from '../src/preact.js';
import {
  type Block,
  documentOf,
  operationBlock,
  operationDocument,
  paragraph,
  text,
} from './support/documents.js';
import { textOf } from './support/html.js';
import { link } from './support/link.js';

it('shows a short description beside the status of a response', () => {
  const html = (description: string) =>
    renderDocument(operationDocument({ responses: { '404': { description } } }));
  expect(html('No such pet')).toContain('Not Found</span> <span class="shelf-type">No such pet</span>');
  // It says the same as the status.
  expect(html('not found.')).not.toContain('not found.');
});

it('shows a description with markup below the status', () => {
  const html = renderDocument(operationDocument({ responses: { '404': { description: 'No `pet`' } } }));
  expect(html).toMatch(/shelf-response-head">.*<div class="shelf-text" dir="auto"><p>No `pet`/s);
});

it('wraps paths at slashes only', () => {
  expect(renderDocument(operationDocument({ responses: {} }))).toContain('<wbr/>/pets');
});

it.each([
  [{ type: 'http', scheme: 'Basic' }, 'User name and password (HTTP Basic)'],
  [{ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, 'Bearer token, format: JWT'],
  [{ type: 'apiKey', in: 'header', parameter: 'X-Key' }, 'API key in the header X-Key'],
  [{ type: 'oauth2', flows: ['authorizationCode'] }, 'OAuth 2.0 (authorization code)'],
  [{ type: 'oauth2' }, 'OAuth 2.0'],
  [{ type: 'other' }, undefined],
])('describes the security scheme %j', (facts, words) => {
  expect(securityWords(facts)).toBe(words);
});

const textOfOperation = (operation: Record<string, unknown>, rest = {}) =>
  textOf(renderDocument(operationDocument(operation, rest), { link }));

it('shows when an operation ends that is not deprecated', () => {
  expect(textOfOperation({ 'x-sunset': '2027-01-31' })).toContain(
    'Sunset This operation ends on 2027-01-31.',
  );
  const deprecated = { deprecated: true, 'x-sunset': '2027-01-31' };
  expect(textOfOperation(deprecated)).toContain('Deprecated This operation ends on 2027-01-31.');
});

it('shows the summary of a response, and its description', () => {
  const words = textOfOperation({
    responses: { '201': { summary: 'The order', description: 'With its ID' } },
  });
  expect(words).toContain('201 Created The order With its ID');
});

describe('security', () => {
  const authorizationCode = {
    authorizationUrl: 'https://example.com/auth',
    tokenUrl: 'https://example.com/token',
    scopes: { read: 'Read orders' },
  };
  const securitySchemes = {
    oauth: { type: 'oauth2', flows: { authorizationCode, implicit: authorizationCode } },
  };

  it('shows the descriptions of scopes, and each URL once', () => {
    const words = textOfOperation(
      { security: [{ oauth: ['read', 'write'] }] },
      { components: { securitySchemes } },
    );
    expect(words).toContain(
      'oauth scopes read Read orders write Authorization URL https://example.com/auth Token URL https://example.com/token',
    );
    expect(words.match(/Token URL/g)).toHaveLength(1);
  });

  it('shows that an operation needs no authentication', () => {
    const words = textOfOperation({ security: [] }, { security: [{ oauth: [] }] });
    expect(words).toContain('Authentication No authentication');
    expect(textOfOperation({}, {})).not.toContain('Authentication');
  });

  it('that is optional says so', () => {
    const words = textOfOperation({ security: [{ oauth: [] }, {}] }, { components: { securitySchemes } });
    expect(words).toMatch(/^.*Authentication One of OAuth 2\.0 .* No authentication/);
  });
});

it('shows the operation and the values of a link', () => {
  const links = {
    Get: { operationRef: '#/paths/~1orders~1{id}/get', parameters: { id: '$response.body#/id' } },
    Put: { operationId: 'putOrder', requestBody: { a: 1 }, server: { url: 'https://other.example' } },
  };
  const html = renderDocument(operationDocument({ responses: { '200': { description: 'Fine', links } } }), {
    link,
  });
  expect(html).toContain('<a href="/operations/get/orders/{id}">GET /orders/{id}</a>');
  expect(html).toContain('<a href="/operations/putOrder">putOrder</a>');
  expect(textOf(html)).toContain('Parameter id $response.body#/id');
  expect(textOf(html)).toContain('Put putOrder Request body {"a": 1} Server https://other.example');
});

it.each([
  [{ in: 'path', style: 'matrix' }, 'it any value written as ;it=value'],
  [{ in: 'path', style: 'label' }, 'it any value written as .value'],
  [{ in: 'query', style: 'pipeDelimited' }, 'it any value separated by |'],
  [{ in: 'query', explode: false, 'x-collectionFormat': 'tsv' }, 'it any value separated by tabs'],
  [{ in: 'header', 'x-collectionFormat': 'ssv' }, 'it any value separated by spaces'],
  [{ in: 'query', style: 'deepObject' }, 'it any value written as it[key]=value'],
  [
    { in: 'query', explode: false, allowReserved: true },
    'separated by commas, reserved characters are not encoded',
  ],
  [
    { in: 'path', style: 'simple', explode: false, schema: { type: 'string' } },
    'Path parameters it string curl',
  ],
  [
    { in: 'query', explode: false, schema: { type: ['array', 'null'] } },
    'it array or null separated by commas',
  ],
  [{ in: 'query', allowEmptyValue: true }, 'it any value may be empty'],
  [{ in: 'cookie', 'x-sunset': '2027-01-31' }, 'it any value ends on 2027-01-31'],
  [
    { in: 'query', content: { 'application/json': { schema: { type: 'object' }, example: { a: 1 } } } },
    'it object written as application/json Example: {"a": 1}',
  ],
  [
    { in: 'query', examples: { a: { $ref: '#/components/examples/A' }, b: { value: 'own' } } },
    'it any value Examples: shared , own',
  ],
])('describes the parameter %j as "%s"', (parameter, words) => {
  const components = { examples: { A: { value: 'shared' } } };
  expect(textOfOperation({ parameters: [{ name: 'it', ...parameter }] }, { components })).toContain(words);
});

it('describes how the properties of a form are written', () => {
  const schema = { type: 'object', properties: { file: { type: 'string' }, tags: { type: 'array' } } };
  const encoding = {
    file: { contentType: 'image/png', headers: { 'X-Checksum': {} } },
    tags: { style: 'form', explode: false },
  };
  const words = textOfOperation({
    requestBody: { content: { 'multipart/form-data': { schema, encoding } } },
  });
  expect(words).toContain('file string sent as image/png, with the header X-Checksum');
  expect(words).toContain('tags array separated by commas');
});

it('shows the items of a stream', () => {
  const itemSchema = { type: 'object', properties: { id: { type: 'integer' } } };
  const words = (type: string) =>
    textOfOperation({ responses: { '200': { description: 'Fine', content: { [type]: { itemSchema } } } } });
  expect(words('application/jsonl')).toMatch(/application\/jsonl sequence of object .* 200 { "id" : 0 }$/);
  expect(words('text/event-stream')).toMatch(/ 200 id: 0$/);
});

it('shows the names and descriptions of servers', () => {
  const servers = [
    { url: 'https://a.example', name: 'Production', description: 'Fast' },
    { url: 'https://b.example' },
  ];
  expect(textOfOperation({ servers })).toContain('https://a.example Production: Fast');
});

it('shows the description of the only server, unless it is that of all operations', () => {
  const servers = [{ url: 'https://upload.example', description: 'Only for uploads' }];
  expect(textOfOperation({ servers })).toContain('Servers https://upload.example Only for uploads');
  expect(textOfOperation({}, { servers })).not.toContain('Only for uploads');
});

it('shows the description of the path of an operation without one', () => {
  const words = (operation: object) => {
    const paths = { '/pets': { description: 'All pets', get: operation } };
    return textOf(renderDocument(documentOf(operationBlock({ paths }))));
  };
  expect(words({})).toContain('GET /pets All pets');
  expect(words({ description: 'Lists them' })).not.toContain('All pets');
});

it('shows the summary of an example, and its description', () => {
  const examples = { a: { summary: 'A cat', description: 'It *sleeps*.', value: 1 }, b: { value: 2 } };
  const words = textOfOperation({ requestBody: { content: { 'application/json': { examples } } } });
  expect(words).toContain('A cat 1 It *sleeps*. b 2');
});

it('shows an example that is only described, beside one with a value', () => {
  const schema = { type: 'object', properties: { id: { type: 'integer' } } };
  const wordsOf = (examples: object) =>
    textOfOperation({ requestBody: { content: { 'application/json': { schema, examples } } } });
  const described = { a: { summary: 'No cat', description: 'When it is *gone*.' }, b: {} };
  const words = wordsOf(described);
  expect(words).toMatch(/No cat When it is \*gone\*. Example \{ "id" : \d+ \}/);
  // Samples send the example with a value.
  expect(words).toMatch(/-d .\{ "id": \d+ \}/);
  const beside = wordsOf({ ...described, c: { value: 7 } });
  expect(beside).toContain('No cat When it is *gone*. c 7');
});

it('shows no example of a form without fields', () => {
  const words = textOfOperation({
    requestBody: { content: { 'multipart/form-data': { schema: { type: 'object' } } } },
  });
  expect(words).toMatch(/Host : api\.example\.com$/);
});

it('shows the examples and the samples of a callback', () => {
  const post = {
    requestBody: { content: { 'application/json': { example: { id: 'order-1' } } } },
    'x-codeSamples': [{ lang: 'Ruby', source: 'receive' }],
  };
  const words = textOfOperation({ callbacks: { onOrder: { '{$request.body#/url}': { post } } } });
  expect(words).toContain('Ruby receive Payload { "id" : "order-1" }');
  expect(words.match(/curl curl/g)).toHaveLength(1);
});

it.each([
  ['application/json', '{"id": [1]}', '{ "id" : [ 1 ]}'],
  ['application/json', '{id', '"{id"'],
  ['application/json', 'Rex', '"Rex"'],
  ['application/jsonl', '{"id": 1}\n{"id": 2}', '{"id": 1} {"id": 2}'],
  ['application/x-ndjson', [{ id: 1 }, { id: 2 }], '{ "id" : 1 } { "id" : 2 }'],
  ['text/event-stream', { event: 'add', data: 'a\nb', retry: 5 }, 'event: add data: a data: b retry: 5'],
])('shows an example of %s, %j, as %s', (type, example, shown) => {
  const responses = { 200: { description: 'Fine', content: { [type]: { example } } } };
  expect(textOfOperation({ responses })).toContain(`200 ${shown}`);
});

it('shows descriptions and blocks in the direction of their script', () => {
  const html = renderDocument(operationDocument({ requestBody: { description: 'שלום', content: {} } }));
  expect(html).toContain('<div class="shelf-text" dir="auto"><p>שלום</p>');
  const item = { object: 'block' as const, type: 'list-item' as const, nodes: [paragraph(text('قائمة'))] };
  const blocks = renderDocument(
    documentOf(
      { object: 'block', type: 'heading-1', data: {}, nodes: [text('عنوان')] },
      { object: 'block', type: 'list-unordered', nodes: [item] },
    ),
  );
  expect(blocks).toMatch(/<h2 dir="auto">عنوان<\/h2><ul dir="auto"><li><p dir="auto">/);
});

it('has no landmarks of equal names: notes, tables, and the panels of several operations are none', () => {
  const content = { 'application/json': { schema: { type: 'object', example: { a: 1 } } } };
  const responses = { 200: { description: '', content } };
  const callbacks = { done: { '{$url}': { post: { requestBody: { content }, responses } } } };
  const html = renderDocument(operationDocument({ responses, callbacks }));
  const regions = html.matchAll(/<section class="shelf-panels" aria-label="([^"]*)"/g);
  expect([...regions].map(([, name]) => name)).toEqual(['Code samples', 'Examples']);
  expect(html).toContain('role="group" aria-label="Examples of POST {$url}"');
  const hint: Block = {
    ...{ object: 'block', type: 'hint', data: { style: 'danger' } },
    nodes: [paragraph(text('Deletes all pets.'))],
  };
  const notes = renderDocument(documentOf(hint, hint));
  expect(notes).not.toMatch(/<aside|aria-label/);
  expect(notes.match(/<div class="shelf-hint shelf-hint-danger" role="note"><strong>Caution</g)).toHaveLength(
    2,
  );
});
