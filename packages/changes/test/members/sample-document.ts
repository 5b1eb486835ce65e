import type { JSONObject } from '@specshelf/base/json';

const texts = { description: 'A text.', externalDocs: { url: 'https://docs.example', description: 'More.' } };
const schema = (name: string): JSONObject => ({ $ref: `#/components/schemas/${name}` });
const example = { summary: 'One.', description: 'A value.', value: 'one' };

const schemas: JSONObject = {
  Text: {
    ...texts,
    title: 'Text',
    type: 'string',
    format: 'date',
    default: 'a',
    example: 'a',
    maxLength: 5,
    minLength: 1,
    pattern: '^a',
    contentEncoding: 'base64',
    contentMediaType: 'text/plain',
    contentSchema: { type: 'string' },
    $comment: 'A comment.',
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    xml: {
      name: 'text',
      namespace: 'https://xml.example',
      prefix: 'x',
      attribute: true,
      nodeType: 'element',
    },
  },
  Listed: { enum: ['a', 'b'] },
  Constant: { const: 'a', examples: ['a'] },
  Amount: { type: 'number', multipleOf: 2, maximum: 10, minimum: 2 },
  Share: { type: 'number', exclusiveMaximum: 1, exclusiveMinimum: 0 },
  List: {
    type: 'array',
    items: { type: 'string' },
    prefixItems: [{ type: 'string', maxLength: 3 }],
    contains: { type: 'string' },
    minContains: 2,
    maxContains: 4,
    maxItems: 9,
    minItems: 2,
    uniqueItems: true,
  },
  Rest: { type: 'array', prefixItems: [{ type: 'string' }], unevaluatedItems: { type: 'string' } },
  Record: {
    type: 'object',
    required: ['id'],
    properties: {
      id: { type: 'string' },
      secret: { type: 'string', writeOnly: true },
      made: { type: 'string', readOnly: true },
    },
    patternProperties: { '^x': { type: 'string' } },
    additionalProperties: { type: 'integer' },
    propertyNames: { maxLength: 9 },
    maxProperties: 9,
    minProperties: 1,
    dependentRequired: { id: ['made'] },
    dependentSchemas: { id: { required: ['made'] } },
  },
  Closed: {
    type: 'object',
    properties: { old: { type: 'string', deprecated: true } },
    unevaluatedProperties: false,
  },
  Cat: { type: 'object', required: ['kind'], properties: { kind: { const: 'cat' } } },
  Dog: { type: 'object', required: ['kind'], properties: { kind: { const: 'dog' } } },
  Pet: {
    oneOf: [schema('Cat'), schema('Dog')],
    discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } },
  },
  Either: { anyOf: [schema('Cat'), schema('Dog')] },
  Both: { allOf: [schema('Cat'), { properties: { name: { type: 'string' } } }] },
  Condition: {
    type: 'string',
    not: { const: 'x' },
    if: { const: 'a' },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    then: { maxLength: 1 },
    else: { minLength: 2 },
  },
  Dynamic: { $dynamicRef: '#node', $dynamicAnchor: 'node' },
};

const securitySchemes: JSONObject = {
  key: { type: 'apiKey', name: 'k', in: 'header', description: 'A key.' },
  basic: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  open: { type: 'openIdConnect', openIdConnectUrl: 'https://id.example' },
  oauth: {
    type: 'oauth2',
    oauth2MetadataUrl: 'https://id.example/meta',
    flows: {
      authorizationCode: {
        authorizationUrl: 'https://id.example/a',
        tokenUrl: 'https://id.example/t',
        refreshUrl: 'https://id.example/r',
        scopes: { read: 'Read.', write: 'Write.' },
      },
      deviceAuthorization: {
        deviceAuthorizationUrl: 'https://id.example/d',
        tokenUrl: 'https://id.example/t',
        scopes: {},
      },
      implicit: { authorizationUrl: 'https://id.example/a', scopes: {} },
      password: { tokenUrl: 'https://id.example/t', scopes: {} },
      clientCredentials: { tokenUrl: 'https://id.example/t', scopes: {} },
    },
  },
};

const body: JSONObject = {
  type: 'object',
  properties: Object.fromEntries(Object.keys(schemas).map((name) => [name.toLowerCase(), schema(name)])),
};

const content: JSONObject = {
  'application/json': { schema: body, example: { id: 'a' } },
  'application/x-ndjson': { itemSchema: { type: 'string' }, examples: { one: example } },
};

const part: JSONObject = {
  contentType: 'text/csv',
  style: 'pipeDelimited',
  explode: true,
  allowReserved: true,
  headers: { 'X-Part': { required: true, schema: { type: 'string' } } },
};

const operation: JSONObject = {
  ...texts,
  tags: ['pets'],
  summary: 'Create.',
  operationId: 'create',
  deprecated: true,
  security: [{ key: [] }, { oauth: ['read'] }, { basic: [] }, { open: [] }],
  servers: [{ url: 'https://operation.example' }],
  parameters: [
    {
      name: 'q',
      in: 'query',
      description: 'A filter.',
      required: true,
      deprecated: true,
      allowEmptyValue: true,
      style: 'spaceDelimited',
      explode: true,
      allowReserved: true,
      schema: { type: 'array', items: { type: 'string' } },
      example: ['a'],
    },
    {
      name: 'filter',
      in: 'query',
      content: { 'application/json': { schema: { type: 'string' } } },
      examples: { one: example },
    },
  ],
  requestBody: {
    description: 'A body.',
    required: true,
    content: {
      ...content,
      'multipart/form-data': {
        schema: { type: 'object', properties: { part: { type: 'string' } } },
        encoding: { part },
      },
      'multipart/mixed': {
        schema: { type: 'array' },
        prefixEncoding: [{ contentType: 'text/plain' }],
        itemEncoding: { contentType: 'text/plain' },
      },
    },
  },
  responses: {
    200: {
      description: 'The result.',
      summary: 'Result',
      headers: {
        'X-Total': {
          description: 'A number.',
          required: true,
          deprecated: true,
          explode: true,
          schema: { type: 'array' },
          example: [1],
        },
        'X-Other': { content: { 'text/plain': { schema: { type: 'string' } } }, examples: { one: example } },
      },
      content,
      links: {
        next: {
          operationId: 'create',
          parameters: { q: 'a' },
          requestBody: 'x',
          description: 'Next.',
          server: { url: '/' },
        },
      },
    },
    default: { description: 'An error.' },
  },
  callbacks: {
    done: {
      '{$request.body#/url}': {
        post: { requestBody: { content }, responses: { 200: { description: 'Thanks.' } } },
      },
    },
  },
};

const simple = (operationId: string): JSONObject => ({
  operationId,
  responses: { 200: { description: 'A result.' } },
});

const methods = ['get', 'put', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** A document in which as many members as possible occur. */
export const sampleDocument: JSONObject = {
  openapi: '3.2.0',
  info: {
    title: 'Sample',
    version: '1.0.0',
    summary: 'A sample.',
    description: 'A text.',
    termsOfService: 'https://terms.example',
    contact: { name: 'Ann', url: 'https://ann.example', email: 'ann@ann.example' },
    license: { name: 'MIT', identifier: 'MIT' },
  },
  jsonSchemaDialect: 'https://spec.openapis.org/oas/3.1/dialect/base',
  externalDocs: texts.externalDocs,
  servers: [
    {
      url: 'https://{region}.example',
      name: 'main',
      description: 'Main.',
      variables: { region: { default: 'eu', enum: ['eu', 'us'], description: 'A region.' } },
    },
    { url: 'https://second.example' },
  ],
  security: [{ key: [] }],
  tags: [{ name: 'pets', summary: 'Pets', ...texts, parent: 'all', kind: 'nav' }, { name: 'all' }],
  paths: {
    '/pets': {
      summary: 'Pets',
      description: 'All pets.',
      post: operation,
      additionalOperations: { COPY: simple('copy') },
      ...Object.fromEntries(methods.map((method) => [method, simple(method)])),
    },
    '/pets/{id}': {
      servers: [{ url: 'https://path.example' }],
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      get: simple('getPet'),
    },
  },
  webhooks: {
    created: { post: { requestBody: { content }, responses: { 200: { description: 'Thanks.' } } } },
  },
  components: { schemas, securitySchemes },
};
