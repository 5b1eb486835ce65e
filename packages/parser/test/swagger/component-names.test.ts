import type { JSONObject } from '@specshelf/base/json';
import { resolvePointer } from '@specshelf/base/pointer';
import { describe, expect, it } from 'vitest';
import { expectGrowth } from '../../../../scripts/testing/expect-growth.js';
import { parse } from '../../src/index.js';
import { parsed } from '../support/parsed.js';

const text = (rest: JSONObject) =>
  JSON.stringify({ swagger: '2.0', info: { title: 't', version: '1' }, paths: {}, ...rest });

const response = ($ref: string) => ({ 200: { description: 'd', schema: { $ref } } });

const description: JSONObject = {
  security: [{ 'api key': [], plain: [] }],
  paths: {
    '/a': {
      get: {
        security: [{ 'api key': ['s'] }],
        parameters: [{ $ref: '#/parameters/page size' }, { $ref: '#/parameters/the%20body' }],
        responses: { ...response('#/definitions/X%5BY%5D'), 404: { $ref: '#/responses/not~1found' } },
      },
      put: { responses: response('#/definitions/X[Y]') },
    },
  },
  parameters: {
    'page size': { name: 'p', in: 'query', type: 'string' },
    'the body': { name: 'b', in: 'body', schema: { $ref: '#/definitions/plain' } },
  },
  responses: { 'not/found': { description: 'd' } },
  securityDefinitions: {
    'api key': { type: 'apiKey', name: 'k', in: 'header' },
    plain: { type: 'basic' },
  },
  definitions: {
    X_Y_: { type: 'string' },
    'X[Y]': { type: 'object', properties: { self: { $ref: '#/definitions/X%5bY%5d' } } },
    'X{Y}': { $ref: '#/definitions/X[Y]' },
    plain: { type: 'object', properties: { other: { $ref: '#/definitions/X_Y_' } } },
  },
};

/** A reference into a definition, which requires tracking of every object. */
const tracked = { deep: { $ref: '#/definitions/X%5BY%5D/properties/self' } };

describe('component names of Swagger 2.0 that OpenAPI 3 does not allow', () => {
  it.each([
    ['', description],
    [
      ', with references to any place',
      { ...description, definitions: { ...Object(description['definitions']), ...tracked } },
    ],
  ])('are renamed with their references%s', (_, source) => {
    const { specification } = parsed(text(source));
    const at = (pointer: string) => resolvePointer(specification, pointer);
    expect(Object.keys(Object(at('/components/schemas'))).slice(0, 4)).toEqual([
      'X_Y_',
      'X_Y__2',
      'X_Y__3',
      'plain',
    ]);
    const schema = '/responses/200/content/application~1json/schema/$ref';
    expect([at(`/paths/~1a/get${schema}`), at(`/paths/~1a/put${schema}`)]).toEqual(
      Array(2).fill('#/components/schemas/X_Y__2'),
    );
    expect(at('/components/schemas/X_Y__2/properties/self')).toEqual({ $ref: '#/components/schemas/X_Y__2' });
    expect(at('/components/schemas/X_Y__3')).toEqual({ $ref: '#/components/schemas/X_Y__2' });
    expect(at('/components/schemas/plain/properties/other')).toEqual({ $ref: '#/components/schemas/X_Y_' });
    expect(at('/paths/~1a/get/parameters')).toEqual([{ $ref: '#/components/parameters/page_size' }]);
    expect(at('/paths/~1a/get/requestBody')).toEqual({ $ref: '#/components/requestBodies/the_body' });
    expect(at('/paths/~1a/get/responses/404')).toEqual({ $ref: '#/components/responses/not_found' });
    expect(at('/security')).toEqual([{ api_key: [], plain: [] }]);
    expect(at('/paths/~1a/get/security')).toEqual([{ api_key: ['s'] }]);
    expect(Object.keys(Object(at('/components/securitySchemes')))).toEqual(['api_key', 'plain']);
    if (source !== description) {
      expect(at('/components/schemas/deep')).toEqual({
        $ref: '#/components/schemas/X_Y__2/properties/self',
      });
    }
  });

  it('are each reported at their definitions', () => {
    const { problems } = parsed(text(description));
    const renamed = problems.filter(({ code }) => code === 'component-renamed');
    expect(renamed.map(({ pointer }) => pointer).toSorted()).toEqual([
      '/definitions/X[Y]',
      '/definitions/X{Y}',
      '/parameters/page size',
      '/parameters/the body',
      '/responses/not~1found',
      '/securityDefinitions/api key',
    ]);
    expect(renamed.find(({ pointer }) => pointer === '/definitions/X[Y]')).toMatchObject({
      severity: 'warning',
      message:
        '"X[Y]" is not a valid name of a component in OpenAPI 3, which allows only letters, digits, ".", "-", and "_": it was renamed to "X_Y__2"',
      line: 1,
      column: expect.any(Number),
    });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('cause no problem and no change when the document is published again', () => {
    const printed = JSON.stringify(parsed(text(description)).specification);
    const again = parsed(printed);
    expect(again.problems).toEqual([]);
    expect(JSON.stringify(again.specification)).toBe(printed);
  });

  it('are renamed in references of other files', () => {
    const { specification, problems } = parsed({
      'https://h.example/swagger.json': text({
        paths: { '/a': { $ref: 'path.json' } },
        definitions: { 'X[Y]': { type: 'object' } },
      }),
      'https://h.example/path.json': JSON.stringify({
        get: { responses: response('swagger.json#/definitions/X%5BY%5D') },
      }),
    });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(JSON.stringify(specification['x-ext'])).toContain('"#/components/schemas/X_Y_"');
  });

  it('remain the values of a discriminator, by a mapping', () => {
    const extend = (name: string) => ({ allOf: [{ $ref: `#/definitions/${name}` }, { type: 'object' }] });
    const { specification } = parsed(
      text({
        definitions: {
          'Pet[]': {
            type: 'object',
            discriminator: 'kind',
            required: ['kind'],
            properties: { kind: { type: 'string' } },
          },
          'Cat[]': extend('Pet[]'),
          Dog: extend('Pet[]'),
          'Puppy[]': extend('Dog'),
          'Other[]': { type: 'object' },
        },
      }),
    );
    expect(resolvePointer(specification, '/components/schemas/Pet__/discriminator')).toEqual({
      propertyName: 'kind',
      mapping: {
        'Pet[]': '#/components/schemas/Pet__',
        'Cat[]': '#/components/schemas/Cat__',
        'Puppy[]': '#/components/schemas/Puppy__',
      },
    });
  });

  it('take linear time', async () => {
    const textOf = (count: number) => {
      const names = Array.from(
        { length: count },
        (_, index) => '?'.repeat(index % 50) + '!'.repeat(index / 50 + 1),
      );
      return text({ definitions: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) });
    };
    const { specification } = parsed(textOf(3000));
    expect(Object.keys(Object(resolvePointer(specification, '/components/schemas')))).toHaveLength(3000);
    await expectGrowth((count) => {
      const swagger = textOf(count);
      return () => parsed(swagger);
    }, 400);
  });

  it('that extend each other in a long chain exceed the limit of objects', () => {
    const definitions: JSONObject = {};
    for (let index = 0; index < 300; index += 1) {
      definitions[`A[${index}]`] = {
        discriminator: 'k',
        allOf: [{ $ref: `#/definitions/A[${index + 1}]` }],
      };
    }
    const entry = 'a.json';
    const files = new Map([[entry, text({ definitions })]]);
    const result = parse({ entry, files, limits: { nodes: 20_000 } });
    expect(result).toMatchObject({ kind: 'failed', problems: [{ code: 'limit-nodes' }] });
  });
});
