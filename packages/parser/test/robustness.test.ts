import { isObject, type JSONObject, type JSONValue } from '@specshelf/base/json';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomSeed } from '../../../scripts/testing/random-seed.js';
import { parse, walkObjects } from '../src/index.js';

const openapi: JSONObject = {
  openapi: '3.1.0',
  info: { title: 't', version: '1', contact: { name: 'c' } },
  servers: [{ url: 'u', variables: { v: { default: 'd', enum: ['d'] } } }],
  tags: [{ name: 'a', externalDocs: { url: 'u' } }],
  paths: {
    '/a': {
      parameters: [{ $ref: '#/components/parameters/P' }],
      post: {
        tags: ['a'],
        requestBody: {
          content: { 'a/b': { schema: { $ref: 'other.json#/A' }, examples: { e: { value: 1 } } } },
        },
        responses: {
          200: { description: 'd', headers: { h: { schema: {} } }, links: { l: { operationRef: '#/x' } } },
        },
        callbacks: { c: { '{$url}': { post: {} } } },
        security: [{ s: [] }],
      },
    },
  },
  components: {
    parameters: { P: { name: 'p', in: 'query', schema: { type: 'string', $id: 'x', $anchor: 'y' } } },
    schemas: {
      A: { discriminator: { propertyName: 'k', mapping: { m: 'other.json' } }, allOf: [{ $ref: '#y' }] },
    },
    securitySchemes: { s: { type: 'oauth2', flows: { implicit: { scopes: { a: 'b' } } } } },
  },
};

const swagger: JSONObject = {
  swagger: '2.0',
  info: { title: 't', version: '1' },
  host: 'h',
  basePath: '/v',
  schemes: ['https'],
  consumes: ['a/b'],
  produces: ['a/b', 'c/d'],
  paths: {
    '/a': {
      parameters: [{ name: 'b', in: 'body', schema: { $ref: '#/definitions/A' } }],
      post: {
        parameters: [
          { $ref: '#/parameters/P' },
          { name: 'f', in: 'formData', type: 'array', items: {}, collectionFormat: 'multi' },
          { name: 'f', in: 'query', type: 'array', items: {}, collectionFormat: 'multi' },
        ],
        consumes: ['x/y'],
        produces: ['x/y'],
        responses: {
          200: { $ref: '#/responses/R' },
          400: { description: 'd', schema: {}, examples: { 'a/b': 1 } },
        },
      },
    },
  },
  parameters: { P: { name: 'b', in: 'body', schema: { $ref: 'other.json#/A' } } },
  responses: { R: { description: 'd', schema: { type: 'file' }, headers: { H: { type: 'string' } } } },
  definitions: { A: { discriminator: 'k', properties: { k: { type: ['string', 'null'] } } } },
  securityDefinitions: { s: { type: 'oauth2', flow: 'implicit', scopes: { a: 'b' } } },
};

/** Returns the tokens of all values of a document. */
function places(value: JSONValue, path: string[] = []): string[][] {
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return names.flatMap((name) => {
    const item = Array.isArray(value) ? value[Number(name)] : isObject(value) ? value[name] : undefined;
    return [[...path, name], ...places(item ?? null, [...path, name])];
  });
}

function replaced(value: JSONValue, [name, ...rest]: readonly string[], by: JSONValue): JSONValue {
  if (name === undefined) return by;
  if (Array.isArray(value)) {
    return value.map((item, index) => (String(index) === name ? replaced(item, rest, by) : item));
  }
  return isObject(value) ? { ...value, [name]: replaced(value[name] ?? null, rest, by) } : value;
}

const anything: fc.Arbitrary<JSONValue> = fc.oneof(
  fc.constantFrom<JSONValue[]>(
    null,
    true,
    5,
    '',
    [],
    {},
    [null],
    ['x', 5],
    { $ref: '#' },
    { $ref: '#/definitions/A' },
    { $ref: '#/paths/~1a' },
    { $ref: '#/components/schemas/A' },
    { $ref: 'other.json' },
    { $ref: 5 },
    { in: 'body' },
    { in: 'formData', type: 'file' },
    { constructor: { prototype: 1 } },
    JSON.parse('{"__proto__":{"a":{"$ref":"#"}}}'),
  ),
  fc.json({ maxDepth: 2 }).map((text): JSONValue => JSON.parse(text)),
);

it.each([
  ['OpenAPI', openapi],
  ['Swagger', swagger],
])('%s with any value in any place returns a result that can be printed', (_, document) => {
  const everywhere = places(document).filter(([first]) => first !== 'openapi' && first !== 'swagger');
  const change = fc.tuple(fc.constantFrom(...everywhere), anything);
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), fc.boolean(), (changes, yaml) => {
      const changed = changes.reduce<JSONValue>((value, [place, by]) => replaced(value, place, by), document);
      const json = JSON.stringify(changed, null, 1);
      const other = '{"A":{"items":{"$ref":"main.json#/definitions/A"}},"$ref":"#/A"}';
      const files = new Map([
        ['main.json', yaml ? `# yaml\n${json}` : json],
        ['other.json', other],
      ]);
      const result = parse({ entry: 'main.json', files });
      expect(result.kind).toBe('parsed');
      if (result.kind === 'parsed') {
        const printed = JSON.stringify(result.specification);
        expect(JSON.stringify(JSON.parse(printed))).toBe(printed);
        walkObjects(result.specification, (object, _kind, pointer) => void [object, pointer()]);
        expect(result.problems.filter(({ line }) => line === undefined || line < 1)).toEqual([]);
      }
    }),
    { numRuns: 200, seed: randomSeed(1) },
  );
  expect('a' in {}).toBe(false);
});

it('any text returns a result', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'{}[]:,"\'\\ \n\t-?&*!|>#%a1.~<') })),
      (text) => {
        const result = parse({ entry: 'x', files: new Map([['x', text]]) });
        expect(result.kind).toBe('failed');
      },
    ),
    { numRuns: 500, seed: randomSeed(1) },
  );
});

it('a text that JSON.parse rejects always has an error with a position', () => {
  const characters = fc.string({ unit: fc.constantFrom(...'{}[]:,"\\ \nutrefalsn0123456789.-+e') });
  fc.assert(
    fc.property(characters, (tail) => {
      const text = `{${tail}`;
      const result = parse({ entry: 'x', files: new Map([['x', text]]) });
      const [problem] = result.kind === 'failed' ? result.problems : [];
      if (problem?.code === 'json-syntax') {
        expect(problem.message).not.toBe('The text is not JSON');
        expect(problem.line).toBeGreaterThan(0);
      }
    }),
    { numRuns: 500, seed: randomSeed(1) },
  );
});

describe('a JSON text with more objects and arrays than the limit', () => {
  const containers = (count: number) => `{"openapi":"3.1.0","x-a":[${'[[]],'.repeat(count)}[]]}`;

  it('is rejected before it is parsed, at the first one beyond the limit', () => {
    const text = containers(600_000);
    const result = parse({ entry: 'x', files: new Map([['x', text]]) });
    // The document has two itself.
    const column = '{"openapi":"3.1.0","x-a":['.length + 499_999 * '[[]],'.length + 1;
    expect(result).toMatchObject({ kind: 'failed', problems: [{ code: 'limit-nodes', column }] });
  });

  it.each([
    [1000, 498, 'parsed'],
    [1000, 499, 'failed'],
    [100_000, 40_000, 'parsed'],
  ])('is distinguished from one within the limit of %i: it has twice %i and three', (nodes, count, kind) => {
    const result = parse({
      entry: 'x',
      files: new Map([['x', `${containers(count).slice(0, -1)},"info":"","paths":""}`]]),
      limits: { nodes },
    });
    expect(result.kind).toBe(kind);
  });

  it('can contain any number of brackets in its strings', () => {
    const text = `{"openapi":"3.1.0","x-a":"${'[[]],\\"{'.repeat(1000)}"}`;
    expect(parse({ entry: 'x', files: new Map([['x', text]]), limits: { nodes: 100 } }).kind).toBe('parsed');
  });
});
