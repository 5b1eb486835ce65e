import { isObject, type JSONObject } from '@specshelf/base/json';
import { resolvePointer } from '@specshelf/base/pointer';
import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../../src/problems/limits.js';
import { convertSwagger } from '../../src/swagger/convert-swagger.js';
import { convert, operation } from '../support/convert.js';
import { parsed, withoutNotes } from '../support/parsed.js';

describe('references in Swagger 2.0', () => {
  it('are updated to the new places of their targets', () => {
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

  it('open files, whose content is converted by its use', () => {
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

  it('in long chains or cycles are followed once', () => {
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

describe('a feature that OpenAPI 3.0 does not support', () => {
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
  ])('is reported at its place in the source: %j', (rest, line, words) => {
    const { problems } = parsed(source(rest));
    const losses = problems.filter(({ code }) => code === 'not-in-openapi-3');
    expect(losses).toMatchObject([{ severity: 'warning', line }]);
    expect(losses[0]?.message).toContain(words);
  });

  it('is reported once, in the file that uses it', () => {
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
  it('returns no shared objects, even for shared parts of the source', () => {
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

  it('preserves extensions and everything else without a conversion', () => {
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

  it('does not change its input', () => {
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
