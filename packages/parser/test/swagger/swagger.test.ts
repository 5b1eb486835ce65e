import { describe, expect, it } from 'vitest';
import { isObject, type JSONObject, resolvePointer } from '../../src/index.js';
import { defaultLimits } from '../../src/problems/limits.js';
import { convertSwagger } from '../../src/swagger/convert-swagger.js';
import { parsed, withoutNotes } from '../support/parsed.js';

const convert = (rest: JSONObject, entry = 'openapi.json'): JSONObject =>
  parsed({
    [entry]: JSON.stringify({ swagger: '2.0', info: { title: 't', version: '1' }, paths: {}, ...rest }),
  }).specification;

/** The operation GET /a of a description with only that. */
function operation(get: JSONObject, rest: JSONObject = {}, pathItem: JSONObject = {}) {
  const specification = convert({
    ...rest,
    paths: { '/a': { ...pathItem, get: { responses: {}, ...get } } },
  });
  return resolvePointer(specification, '/paths/~1a/get');
}

const parameter = (fields: JSONObject) => {
  const converted = operation({ parameters: [{ name: 'p', in: 'query', ...fields }] });
  return isObject(converted) && Array.isArray(converted['parameters'])
    ? converted['parameters'][0]
    : undefined;
};

const schema = (fields: JSONObject) =>
  resolvePointer(convert({ definitions: { A: fields } }), '/components/schemas/A');

describe('servers', () => {
  it.each([
    [{ host: 'h', basePath: '/v1', schemes: ['https', 'http'] }, ['https://h/v1', 'http://h/v1']],
    [{ host: 'h:8080', basePath: '/' }, ['https://h:8080']],
    [{ host: 'h', basePath: 'v1/', schemes: ['wss'] }, ['wss://h/v1']],
    [{ basePath: '/v1' }, ['/v1']],
  ])('are made of host, basePath and schemes: %j', (fields, urls) => {
    expect(convert(fields)['servers']).toEqual(urls.map((url) => ({ url })));
  });

  it('take what is missing from the address of the description', () => {
    const entry = 'http://docs.example:81/x/swagger.json';
    expect(convert({ basePath: '/v1' }, entry)['servers']).toEqual([{ url: 'http://docs.example:81/v1' }]);
    expect(convert({ host: 'h' }, entry)['servers']).toEqual([{ url: 'http://h' }]);
    expect(convert({}, entry)['servers']).toBeUndefined();
  });

  it('of one operation come from its schemes', () => {
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
  ])('that are arrays in %s and joined by %s say how', (place, collectionFormat, expected) => {
    const fields = { in: place, type: 'array', items: { type: 'string', collectionFormat: 'csv' } };
    expect(parameter({ ...fields, ...(collectionFormat !== undefined && { collectionFormat }) })).toEqual({
      name: 'p',
      in: place,
      schema: { type: 'array', items: { type: 'string' } },
      ...expected,
    });
  });

  it('in the body become a request body, once for each media type', () => {
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

  it('of a form become one request body', () => {
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

  it('that are shared stay shared, bodies among the request bodies', () => {
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

  it('of a path move into its operations when they are bodies', () => {
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
  it('have content for each media type, and their examples in it', () => {
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

  it('that are shared stay shared where their media types hold', () => {
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

describe('references in Swagger', () => {
  it('follow what they point at to its new place', () => {
    const specification = convert({
      paths: {
        '/a': {
          get: {
            parameters: [
              { name: 'b', in: 'body', schema: { type: 'object', properties: { x: {} } } },
              { name: 'q', in: 'query', type: 'array', items: { type: 'string' } },
            ],
            responses: { 200: { description: 'd', schema: { type: 'object' } } },
          },
        },
      },
      parameters: { B: { name: 'b', in: 'body', schema: { type: 'object' } } },
      responses: { R: { description: 'd', schema: { type: 'object' } } },
      definitions: {
        A: {
          allOf: [
            { $ref: '#/definitions/My%20Type/properties/x' },
            { $ref: '#/definitions/Gone' },
            { $ref: '#/responses/R/schema' },
            { $ref: '#/parameters/B/schema' },
            { $ref: '#/paths/~1a/get/responses/200/schema' },
            { $ref: '#/paths/~1a/get/parameters/0/schema/properties/x' },
            { $ref: '#/paths/~1a/get/parameters/1/items' },
            { $ref: '#' },
          ],
        },
        'My Type': { properties: { x: {} } },
      },
    });
    expect(resolvePointer(specification, '/components/schemas/A/allOf')).toEqual(
      [
        '#/components/schemas/My_Type/properties/x',
        '#/components/schemas/Gone',
        '#/components/responses/R/content/application~1json/schema',
        '#/components/requestBodies/B/content/application~1json/schema',
        '#/paths/~1a/get/responses/200/content/application~1json/schema',
        '#/paths/~1a/get/requestBody/content/application~1json/schema/properties/x',
        '#/paths/~1a/get/parameters/0/schema/items',
        '#',
      ].map(($ref) => ({ $ref })),
    );
  });

  it('bring in files that are converted as what they are used for', () => {
    const result = parsed({
      'https://h.example/swagger.yaml': `swagger: "2.0"
info: {title: t, version: "1"}
consumes: [a/b]
paths:
  /a: {$ref: path.yaml}
  /b: {post: {parameters: [{$ref: "defs.json#/Body"}, {$ref: "defs.json#/Limit"}],
    responses: {200: {$ref: "defs.json#/Found"}}}}
definitions: {Pet: {$ref: "other.yaml#/definitions/Pet"}}`,
      'https://h.example/path.yaml': `get: {responses: {200: {description: d, schema: {$ref: "other.yaml#/definitions/Pet"}}}}
x-data: {schema: 1}`,
      'https://h.example/defs.json': `{"Body":{"name":"b","in":"body","schema":{"$ref":"swagger.yaml#/definitions/Pet"}},
        "Limit":{"name":"l","in":"query","type":"integer"},
        "Found":{"description":"d","schema":{"type":"file"}},
        "Unused":{"name":"u","in":"query","type":"integer"}}`,
      'https://h.example/other.yaml':
        'swagger: "2.0"\ndefinitions: {Pet: {x-nullable: true, properties: {self: {$ref: "#/definitions/Pet"}}}}',
    });
    expect(withoutNotes(result)).toEqual([]);
    const { specification } = result;
    const files = isObject(specification['x-ext']) ? specification['x-ext'] : {};
    const [path = '', defs = '', other = ''] = [
      ...Object.keys(files).filter((name) => JSON.stringify(files[name]).includes('x-data')),
      ...Object.keys(files).filter((name) => JSON.stringify(files[name]).includes('Found')),
      ...Object.keys(files).filter((name) => JSON.stringify(files[name]).includes('nullable')),
    ];
    expect(files[path]).toEqual({
      get: {
        responses: {
          200: {
            description: 'd',
            content: { 'application/json': { schema: { $ref: `#/x-ext/${other}/definitions/Pet` } } },
          },
        },
      },
      'x-data': { schema: 1 },
    });
    expect(files[defs]).toEqual({
      Body: { content: { 'a/b': { schema: { $ref: '#/components/schemas/Pet' } } } },
      Limit: { name: 'l', in: 'query', schema: { type: 'integer' } },
      Found: {
        description: 'd',
        content: { 'application/json': { schema: { type: 'string', format: 'binary' } } },
      },
    });
    expect(files[other]).toEqual({
      definitions: {
        Pet: { nullable: true, properties: { self: { $ref: `#/x-ext/${other}/definitions/Pet` } } },
      },
    });
    expect(resolvePointer(specification, '/paths/~1b/post')).toEqual({
      parameters: [{ $ref: `#/x-ext/${defs}/Limit` }],
      requestBody: { $ref: `#/x-ext/${defs}/Body` },
      responses: { 200: { $ref: `#/x-ext/${defs}/Found` } },
    });
  });

  it('that form long chains or rings are followed once', () => {
    const parameters: JSONObject = { ring: { $ref: '#/parameters/ring' } };
    for (let index = 0; index < 5000; index += 1) {
      parameters[`p${index}`] = { $ref: `#/parameters/p${index + 1}` };
    }
    parameters['p5000'] = { name: 'b', in: 'body', schema: {} };
    const uses = Array.from({ length: 5000 }, () => ({ $ref: '#/parameters/p0' }));
    expect(operation({ parameters: [...uses, { $ref: '#/parameters/ring' }] }, { parameters })).toMatchObject(
      {
        requestBody: { $ref: '#/components/requestBodies/p0' },
      },
    );
  });
});

describe('what OpenAPI 3.0 cannot say', () => {
  const source = (rest: string) =>
    `swagger: "2.0"\ninfo: {title: t, version: "1"}\npaths:\n  /a:\n    post:\n      responses: {"200": {description: d}}\n${rest}`;

  it.each([
    [
      '      parameters:\n      - {name: q, in: query, type: array, items: {type: string}, collectionFormat: tsv}',
      8,
      'tsv',
    ],
    [
      '      parameters:\n      - name: h\n        in: header\n        type: array\n        items: {type: string}\n        collectionFormat: pipes',
      12,
      'pipes',
    ],
  ])('is told at its place in the source: %j', (rest, line, words) => {
    const { problems } = parsed(source(rest));
    const losses = problems.filter(({ code }) => code === 'not-in-openapi-3');
    expect(losses).toMatchObject([{ severity: 'warning', line }]);
    expect(losses[0]?.message).toContain(words);
  });

  it('is told once, in the file that says it', () => {
    const result = parsed({
      'a.yaml': source('      parameters: [{$ref: "b.yaml#/P"}]').replace(
        'post:',
        'put: {parameters: [{$ref: "b.yaml#/P"}], responses: {"200": {description: d}}}\n    post:',
      ),
      'b.yaml': 'P:\n  {name: q, in: query, type: array, items: {type: string}, collectionFormat: tsv}',
    });
    expect(withoutNotes(result)).toMatchObject([
      { code: 'not-in-openapi-3', file: 'b.yaml', line: 2, pointer: '/P/collectionFormat' },
    ]);
  });
});

describe('the conversion', () => {
  it('gives no object twice, whatever is shared in the source', () => {
    const list = { type: 'array', items: { type: 'string' }, enum: [['a']] };
    const specification = convert({
      consumes: ['application/json', 'application/xml'],
      produces: ['application/json', 'application/xml'],
      parameters: { B: { name: 'b', in: 'body', schema: list }, F: { name: 'f', in: 'formData', ...list } },
      responses: { R: { description: 'd', schema: list, examples: { 'text/plain': ['x'] } } },
      paths: {
        '/a': {
          parameters: [{ name: 's', in: 'formData', ...list }],
          put: { parameters: [{ $ref: '#/parameters/F' }], responses: { 200: { $ref: '#/responses/R' } } },
          post: {
            consumes: ['a/b'],
            produces: ['c/d'],
            parameters: [{ $ref: '#/parameters/B' }],
            responses: { 200: { $ref: '#/responses/R' } },
          },
          patch: { responses: {} },
        },
      },
    });
    const seen = new Set<unknown>();
    const visit = (value: unknown): void => {
      if (typeof value === 'object' && value !== null) {
        expect(seen.has(value)).toBe(false);
        seen.add(value);
        Object.values(value).forEach(visit);
      }
    };
    visit(specification);
  });

  it('keeps extensions and everything else it has no reason to change', () => {
    const specification = convert({
      tags: [{ name: 'a', 'x-displayName': 'A' }],
      externalDocs: { url: 'u' },
      'x-a': { definitions: 1 },
      paths: {
        'x-p': 1,
        '/a': { 'x-i': 1, get: { 'x-o': 1, tags: ['a'], deprecated: true, responses: { 'x-r': 1 } } },
      },
    });
    expect(specification).toEqual({
      openapi: '3.0.4',
      info: { title: 't', version: '1' },
      tags: [{ name: 'a', 'x-displayName': 'A' }],
      externalDocs: { url: 'u' },
      'x-a': { definitions: 1 },
      paths: {
        'x-p': 1,
        '/a': { 'x-i': 1, get: { 'x-o': 1, tags: ['a'], deprecated: true, responses: { 'x-r': 1 } } },
      },
    });
  });

  it('leaves its input as it is', () => {
    const root: JSONObject = {
      swagger: '2.0',
      definitions: { A: { 'x-nullable': true, properties: { a: { $ref: '#/definitions/A' } } } },
      securityDefinitions: { s: { type: 'oauth2', flow: 'implicit', scopes: { a: 'b' } } },
      paths: { '/a': { get: { responses: { 200: { schema: { type: ['string', 'null'] } } } } } },
    };
    const before = JSON.stringify(root);
    convertSwagger(root, undefined, defaultLimits);
    expect(JSON.stringify(root)).toBe(before);
  });
});
