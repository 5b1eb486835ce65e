import { expect, it } from 'vitest';
import { renderMarkdown } from '../../src/markdown.js';
import { documentOf, operationBlock, paragraph, text } from '../support/documents.js';
import { link } from '../support/link.js';

const owner = {
  type: 'object',
  title: 'Owner',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 40, description: 'First and last name.' },
    pets: { type: 'array', items: { $ref: '#/components/schemas/Pet' } },
    address: { $ref: '#/components/schemas/Address' },
  },
};

const components = {
  schemas: {
    Pet: {
      type: 'object',
      description: 'A pet of the shop.\n\n- One paragraph\n- and a list',
      required: ['id', 'kind'],
      properties: {
        id: { type: 'integer', format: 'int64', readOnly: true, example: 7 },
        kind: { enum: ['cat', 'dog'], 'x-enumDescriptions': { cat: 'A cat', dog: 'A dog' } },
        tag: { type: ['string', 'null'], default: 'none', deprecated: true },
        owner: { $ref: '#/components/schemas/Owner' },
        parent: { $ref: '#/components/schemas/Pet' },
      },
    },
    Owner: owner,
    Address: { type: 'object', properties: { country: { $ref: '#/components/schemas/Country' } } },
    Country: { type: 'object', properties: { code: { type: 'string' }, name: { type: 'string' } } },
    Failure: { type: 'object', properties: { message: { type: 'string' } } },
  },
  securitySchemes: {
    key: { type: 'apiKey', in: 'header', name: 'X-Key', description: 'Ask *support* for a key.' },
    login: {
      type: 'oauth2',
      flows: { clientCredentials: { tokenUrl: 'https://id.example/token', scopes: { pets: 'Change pets' } } },
    },
  },
};

const operation = {
  summary: 'Add a pet',
  externalDocs: { url: 'https://help.example/pets', description: 'The guide' },
  deprecated: true,
  'x-sunset': '2030-01-01',
  security: [{ key: [] }, { login: ['pets'] }, {}],
  servers: [
    {
      url: 'https://{region}.pets.example/v1',
      description: 'Production',
      variables: { region: { default: 'eu', enum: ['eu', 'us'] } },
    },
    { url: 'https://test.pets.example' },
  ],
  parameters: [
    { name: 'shop', in: 'path', required: true, schema: { type: 'string', pattern: '^[a-z|`]+$' } },
    { name: 'dry', in: 'query', schema: { type: 'boolean', default: false }, description: 'Checks only.' },
    { name: 'X-Trace', in: 'header', schema: { type: 'string' } },
  ],
  requestBody: {
    required: true,
    description: 'The pet to add.',
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Pet' },
        examples: {
          cat: { summary: 'A cat', value: { kind: 'cat', tag: '```' } },
          dog: { value: { kind: 'dog' } },
        },
      },
    },
  },
  responses: {
    201: {
      description: 'The pet was added.',
      headers: { Location: { schema: { type: 'string', format: 'uri' }, description: 'Its address' } },
      content: {
        'application/json': {
          schema: {
            oneOf: [{ $ref: '#/components/schemas/Pet' }, { $ref: '#/components/schemas/Owner' }],
            discriminator: { propertyName: 'kind' },
          },
        },
      },
      links: { pet: { operationId: 'getPet', parameters: { id: '$response.body#/id' } } },
    },
    204: { description: 'Nothing to do.' },
    '4XX': {
      description: 'The request is invalid.',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  },
  callbacks: {
    added: {
      '{$request.query.url}': {
        post: {
          summary: 'A pet was added',
          requestBody: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
          },
          responses: { 200: { description: 'Received' } },
        },
      },
    },
  },
};

const document = documentOf(
  { object: 'block', type: 'heading-1', data: {}, nodes: [text('Rules')] },
  paragraph(text('Pets need a '), text('kind', 'bold'), text('.')),
  operationBlock(
    { openapi: '3.1.0', paths: { '/shops/{shop}/pets': { post: operation } }, components },
    { path: '/shops/{shop}/pets', method: 'post' },
  ),
);

const schemas = documentOf({
  object: 'block',
  type: 'openapi-schemas',
  isVoid: true,
  data: {
    ref: { kind: 'openapi', spec: 'pets' },
    schemas: ['Pet'],
    grouped: false,
    resolved: { openapi: '3.1.0', components },
  },
});

const webLink: typeof link = (target) => {
  const path = link(target);
  return path === undefined
    ? undefined
    : `https://docs.example${path.startsWith('?') ? `/page${path}` : path}`;
};

it.each([
  ['operation.txt', document, { title: 'Add a pet', link: webLink }],
  ['operation-without-links.txt', document, { depth: 1 }],
  ['operation-in-4000-bytes.txt', document, { title: 'Add a pet', maxBytes: 4_000 }],
  ['schema.txt', schemas, { title: 'Pet', link: webLink }],
])('%s', async (file, rendered, options) => {
  const { text: markdown } = renderMarkdown(rendered, options);
  expect(renderMarkdown(rendered, options).text).toBe(markdown);
  await expect(markdown).toMatchFileSnapshot(`golden/${file}`);
});
