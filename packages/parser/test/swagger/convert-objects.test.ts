import type { JSONObject } from '@specshelf/base/json';
import { resolvePointer } from '@specshelf/base/pointer';
import { describe, expect, it } from 'vitest';
import { convert, operation, parameter, schema } from '../support/convert.js';

describe('servers', () => {
  it.each([
    [{ host: 'h', basePath: '/v1', schemes: ['https', 'http'] }, ['https://h/v1', 'http://h/v1']],
    [{ host: 'h:8080', basePath: '/' }, ['https://h:8080']],
    [{ host: 'h', basePath: 'v1/', schemes: ['wss'] }, ['wss://h/v1']],
    [{ basePath: '/v1' }, ['/v1']],
  ])('consist of host, basePath, and schemes: %j', (fields, urls) => {
    expect(convert(fields)['servers']).toEqual(urls.map((url) => ({ url })));
  });

  it('take missing parts from the URL of the description', () => {
    const entry = 'http://docs.example:81/x/swagger.json';
    expect(convert({ basePath: '/v1' }, entry)['servers']).toEqual([{ url: 'http://docs.example:81/v1' }]);
    expect(convert({ host: 'h' }, entry)['servers']).toEqual([{ url: 'http://h' }]);
    expect(convert({}, entry)['servers']).toBeUndefined();
  });

  it('of an operation come from its schemes', () => {
    expect(operation({ schemes: ['wss'] }, { host: 'h' })).toMatchObject({ servers: [{ url: 'wss://h' }] });
  });
});

describe('parameters', () => {
  it('have a schema', () => {
    expect(
      parameter({ type: 'integer', format: 'int32', minimum: 1, description: 'd', required: true, 'x-a': 1 }),
    ).toEqual({
      name: 'p',
      in: 'query',
      description: 'd',
      required: true,
      'x-a': 1,
      schema: { type: 'integer', format: 'int32', minimum: 1 },
    });
    expect(parameter({ type: 'string', 'x-nullable': true, enum: ['a'] })).toMatchObject({
      schema: { type: 'string', nullable: true, enum: ['a'] },
    });
  });

  it.each([
    ['query', undefined, { style: 'form', explode: false }],
    ['query', 'csv', { style: 'form', explode: false }],
    ['query', 'multi', { style: 'form', explode: true }],
    ['query', 'ssv', { style: 'spaceDelimited', explode: false }],
    ['query', 'pipes', { style: 'pipeDelimited', explode: false }],
    ['query', 'tsv', { style: 'form', explode: false, 'x-collectionFormat': 'tsv' }],
    ['header', 'csv', {}],
    ['path', 'pipes', { 'x-collectionFormat': 'pipes' }],
  ])('that are arrays in %s with the format %s have a style', (place, collectionFormat, expected) => {
    const fields = { in: place, type: 'array', items: { type: 'string', collectionFormat: 'csv' } };
    expect(parameter({ ...fields, ...(collectionFormat !== undefined && { collectionFormat }) })).toEqual({
      name: 'p',
      in: place,
      schema: { type: 'array', items: { type: 'string' } },
      ...expected,
    });
  });

  it('in "body" become a request body, with a copy for each media type', () => {
    const body = {
      name: 'b',
      in: 'body',
      description: 'd',
      required: true,
      schema: { $ref: '#/definitions/A' },
      'x-a': 1,
    };
    expect(
      operation({ consumes: ['a/b', 'c/d', 'a/b'], parameters: [body] }, { definitions: { A: {} } }),
    ).toMatchObject({
      requestBody: {
        description: 'd',
        required: true,
        'x-a': 1,
        content: {
          'a/b': { schema: { $ref: '#/components/schemas/A' } },
          'c/d': { schema: { $ref: '#/components/schemas/A' } },
        },
      },
    });
    expect(operation({ parameters: [body] }, { consumes: ['x/y'] })).toMatchObject({
      requestBody: { content: { 'x/y': {} } },
    });
    expect(operation({ parameters: [body] })).not.toHaveProperty('parameters');
  });

  it('in "formData" become one request body', () => {
    const form = [
      { name: 'a', in: 'formData', type: 'string', required: true, description: 'd', 'x-a': 1 },
      { name: 'l', in: 'formData', type: 'array', items: { type: 'string' }, collectionFormat: 'multi' },
    ];
    expect(operation({ parameters: form })).toMatchObject({
      requestBody: {
        required: true,
        content: {
          'application/x-www-form-urlencoded': {
            schema: {
              type: 'object',
              properties: {
                a: { type: 'string', description: 'd', 'x-a': 1 },
                l: { type: 'array', items: { type: 'string' } },
              },
              required: ['a'],
            },
            encoding: { l: { style: 'form', explode: true } },
          },
        },
      },
    });
    const file = { name: 'f', in: 'formData', type: 'file' };
    const types = ['application/x-www-form-urlencoded', 'application/json'];
    expect(operation({ consumes: types, parameters: [file] })).toMatchObject({
      requestBody: {
        content: {
          'multipart/form-data': { schema: { properties: { f: { type: 'string', format: 'binary' } } } },
        },
      },
    });
  });

  it('that are shared remain shared, bodies as request bodies', () => {
    const parameters = {
      Limit: { name: 'limit', in: 'query', type: 'integer' },
      Body: { name: 'b', in: 'body', schema: { type: 'object' } },
      Field: { name: 'f', in: 'formData', type: 'string' },
      Again: { $ref: '#/parameters/Body' },
    };
    const use = (...names: string[]) => names.map((name) => ({ $ref: `#/parameters/${name}` }));
    const specification = convert({
      parameters,
      paths: {
        '/a': { post: { parameters: use('Limit', 'Body'), responses: {} } },
        '/b': { post: { parameters: use('Field'), responses: {} } },
        '/c': { post: { parameters: use('Again'), consumes: ['c/d'], responses: {} } },
        '/d': { post: { parameters: use('Again'), responses: {} } },
      },
    });
    expect(specification).toMatchObject({
      components: {
        parameters: { Limit: { schema: { type: 'integer' } } },
        requestBodies: {
          Body: { content: { 'application/json': { schema: { type: 'object' } } } },
          Again: { $ref: '#/components/requestBodies/Body' },
        },
      },
      paths: {
        '/a': {
          post: {
            parameters: [{ $ref: '#/components/parameters/Limit' }],
            requestBody: { $ref: '#/components/requestBodies/Body' },
          },
        },
        '/b': { post: { requestBody: { content: { 'application/x-www-form-urlencoded': {} } } } },
        '/c': { post: { requestBody: { content: { 'c/d': { schema: { type: 'object' } } } } } },
        '/d': { post: { requestBody: { $ref: '#/components/requestBodies/Again' } } },
      },
    });
    expect(resolvePointer(specification, '/components/parameters/Body')).toBeUndefined();
  });

  it('of a path move into its operations if they are bodies', () => {
    const shared = [
      { name: 'q', in: 'query', type: 'string' },
      { name: 'b', in: 'body', schema: { type: 'string' } },
    ];
    const converted = convert({
      paths: {
        '/a': {
          parameters: shared,
          get: { responses: {} },
          put: { parameters: [{ name: 'own', in: 'body', schema: { type: 'integer' } }], responses: {} },
        },
      },
    });
    expect(converted['paths']).toEqual({
      '/a': {
        parameters: [{ name: 'q', in: 'query', schema: { type: 'string' } }],
        get: {
          responses: {},
          requestBody: { content: { 'application/json': { schema: { type: 'string' } } } },
        },
        put: {
          responses: {},
          requestBody: { content: { 'application/json': { schema: { type: 'integer' } } } },
        },
      },
    });
  });
});

describe('responses', () => {
  it('have content with examples for each media type', () => {
    const response = {
      description: 'd',
      'x-a': 1,
      schema: { $ref: '#/definitions/A' },
      examples: { 'a/b': { $ref: 'data' }, 'text/plain': 'x' },
      headers: { H: { type: 'integer', description: 'd' } },
    };
    expect(
      operation({ produces: ['a/b', 'c/d'], responses: { 200: response } }, { definitions: { A: {} } }),
    ).toMatchObject({
      responses: {
        200: {
          description: 'd',
          'x-a': 1,
          headers: { H: { description: 'd', schema: { type: 'integer' } } },
          content: {
            'a/b': { schema: { $ref: '#/components/schemas/A' }, example: { $ref: 'data' } },
            'c/d': { schema: { $ref: '#/components/schemas/A' } },
            'text/plain': { schema: { $ref: '#/components/schemas/A' }, example: 'x' },
          },
        },
      },
    });
    expect(operation({ responses: { 204: { description: 'd' } } })).toMatchObject({
      responses: { 204: { description: 'd' } },
    });
  });

  it('that are files are binary', () => {
    expect(
      operation({ produces: ['a/b'], responses: { 200: { description: 'd', schema: { type: 'file' } } } }),
    ).toMatchObject({
      responses: { 200: { content: { 'a/b': { schema: { type: 'string', format: 'binary' } } } } },
    });
  });

  it('that are shared remain shared if their media types apply', () => {
    const responses = { E: { description: 'e', schema: { type: 'string' } }, N: { description: 'n' } };
    const use = { 400: { $ref: '#/responses/E' }, 404: { $ref: '#/responses/N' } };
    expect(operation({ responses: use }, { responses })).toMatchObject({
      responses: { 400: { $ref: '#/components/responses/E' }, 404: { $ref: '#/components/responses/N' } },
    });
    expect(operation({ produces: ['a/b'], responses: use }, { responses })).toMatchObject({
      responses: {
        400: { description: 'e', content: { 'a/b': { schema: { type: 'string' } } } },
        404: { $ref: '#/components/responses/N' },
      },
    });
  });
});

describe('schemas', () => {
  it.each<[JSONObject, JSONObject]>([
    [
      { type: 'string', 'x-nullable': true },
      { type: 'string', nullable: true },
    ],
    [{ type: ['string', 'null'] }, { type: 'string', nullable: true }],
    [{ type: ['string', 'integer'] }, { anyOf: [{ type: 'string' }, { type: 'integer' }] }],
    [{ type: 'null' }, { nullable: true }],
    [{ type: 'array' }, { type: 'array', items: {} }],
    [{ type: ['array', 'null'] }, { type: 'array', nullable: true, items: {} }],
    [
      { type: 'array', items: [{ type: 'file' }, { type: 'string' }] },
      { type: 'array', items: { anyOf: [{ type: 'string', format: 'binary' }, { type: 'string' }] } },
    ],
    [
      { type: 'array', items: [{ $ref: '#/definitions/A' }] },
      { type: 'array', items: { $ref: '#/components/schemas/A' } },
    ],
    [{ discriminator: 'kind' }, { discriminator: { propertyName: 'kind' } }],
    [{ type: 'file' }, { type: 'string', format: 'binary' }],
    [{ example: { 'x-nullable': true, $ref: 'x' } }, { example: { 'x-nullable': true, $ref: 'x' } }],
    [
      { readOnly: true, xml: { name: 'n' }, 'x-a': [1] },
      { readOnly: true, xml: { name: 'n' }, 'x-a': [1] },
    ],
    [
      { properties: { discriminator: { 'x-nullable': true } }, allOf: [{ $ref: '#/definitions/A' }] },
      { properties: { discriminator: { nullable: true } }, allOf: [{ $ref: '#/components/schemas/A' }] },
    ],
    [
      { additionalProperties: { type: 'file' } },
      { additionalProperties: { type: 'string', format: 'binary' } },
    ],
    [{ additionalProperties: false }, { additionalProperties: false }],
  ])('%j become %j', (given, expected) => {
    expect(schema(given)).toEqual(expected);
  });
});

describe('security', () => {
  it.each<[JSONObject, JSONObject]>([
    [
      { type: 'basic', description: 'd' },
      { type: 'http', scheme: 'basic', description: 'd' },
    ],
    [
      { type: 'apiKey', name: 'k', in: 'header', 'x-a': 1 },
      { type: 'apiKey', name: 'k', in: 'header', 'x-a': 1 },
    ],
    [
      {
        type: 'oauth2',
        flow: 'accessCode',
        authorizationUrl: 'a',
        tokenUrl: 't',
        scopes: { s: 'd' },
        'x-a': 1,
      },
      {
        type: 'oauth2',
        'x-a': 1,
        flows: { authorizationCode: { authorizationUrl: 'a', tokenUrl: 't', scopes: { s: 'd' } } },
      },
    ],
    [
      { type: 'oauth2', flow: 'application', tokenUrl: 't' },
      { type: 'oauth2', flows: { clientCredentials: { tokenUrl: 't', scopes: {} } } },
    ],
    [
      { type: 'oauth2', flow: 'implicit', authorizationUrl: 'a', scopes: {} },
      { type: 'oauth2', flows: { implicit: { authorizationUrl: 'a', scopes: {} } } },
    ],
    [
      { type: 'oauth2', flow: 'password', tokenUrl: 't', scopes: {} },
      { type: 'oauth2', flows: { password: { tokenUrl: 't', scopes: {} } } },
    ],
  ])('schemes: %j', (given, expected) => {
    const specification = convert({ securityDefinitions: { s: given }, security: [{ s: ['x'] }] });
    expect(specification['components']).toEqual({ securitySchemes: { s: expected } });
    expect(specification['security']).toEqual([{ s: ['x'] }]);
  });
});
