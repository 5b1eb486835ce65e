import { describe, expect, it } from 'vitest';
import { codes, head, parsed, withoutNotes } from '../support/parsed.js';
import {
  type Broken,
  body,
  components,
  expectOne,
  get,
  head2,
  head32,
  id,
  id2,
  ok,
  operation,
  parameter,
  path,
  schema,
} from '../support/rule-cases.js';

describe('there is an error for', () => {
  const exclusive: Broken[] = [
    [
      'a parameter with schema and content',
      parameter('{name: p, in: query, schema: {}, content: {a/b: {}}}'),
      'exclusive-fields',
      '/components/parameters/P/content',
      4,
    ],
    [
      'an example and examples',
      parameter('{name: p, in: query, schema: {}, example: 1, examples: {}}'),
      'exclusive-fields',
      '/components/parameters/P/example',
      4,
    ],
    [
      'a value and an external value',
      components('examples: {e: {value: 1, externalValue: u}}'),
      'exclusive-fields',
      '/components/examples/e/value',
      4,
    ],
    [
      'a license with identifier and URL',
      'openapi: 3.1.0\ninfo: {title: t, version: "1", license: {name: n, identifier: MIT, url: u}}\npaths: {}',
      'exclusive-fields',
      '/info/license/identifier',
      2,
    ],
    [
      'a schema of a querystring',
      parameter('{name: p, in: querystring, content: {a/b: {}}, schema: {}}', head32),
      'exclusive-fields',
      '/components/parameters/P/schema',
      4,
    ],
  ];
  const whole: Broken[] = [
    [
      'a parameter twice in one list',
      get('parameters: [{name: p, in: query, schema: {}}, {name: p, in: query, schema: {}}]'),
      'duplicate-parameter',
      '/paths/~1a/get/parameters/1',
      4,
    ],
    [
      'an optional parameter in the path',
      path('/{id}', operation('parameters: [{name: id, in: path, schema: {}}], ')),
      'path-parameter-optional',
      '/paths/~1{id}/get/parameters/0',
      4,
    ],
    [
      'a parameter that is not in the path',
      path('/a', operation(`parameters: [${id}], `)),
      'path-parameter-unused',
      '/paths/~1a/get/parameters/0',
      4,
    ],
    [
      'a name of a path without a parameter',
      path('/{id}', operation()),
      'path-parameter-missing',
      '/paths/~1{id}/get',
      4,
    ],
    [
      'two bodies',
      path('/a', `{parameters: [${body}, ${body.replace('name: b', 'name: c')}], get: {${ok}}}`, head2),
      'several-bodies',
      '/paths/~1a/parameters/1',
      4,
    ],
    [
      'a body and a form',
      path(
        '/a',
        `{parameters: [${body}], get: {parameters: [{name: f, in: formData, type: string}], ${ok}}}`,
        head2,
      ),
      'body-and-form',
      '/paths/~1a/get/parameters/0',
      4,
    ],
    [
      'a querystring and a query',
      get(
        'parameters: [{name: q, in: querystring, content: {a/b: {}}}, {name: p, in: query, schema: {}}]',
        head32,
      ),
      'querystring-and-query',
      '/paths/~1a/get/parameters/0',
      4,
    ],
    [
      'an undeclared security scheme',
      get('security: [{s: []}]'),
      'security-scheme-not-found',
      '/paths/~1a/get/security/0/s',
      4,
    ],
    [
      'a link to an unknown operation',
      components('links: {l: {operationId: no}}'),
      'link-not-found',
      '/components/links/l/operationId',
      4,
    ],
    [
      'a link to a missing operation',
      components('links: {l: {operationRef: "#/paths/~1no/get"}}'),
      'link-not-found',
      '/components/links/l/operationRef',
      4,
    ],
    [
      'a mapping to a missing schema',
      schema('{discriminator: {propertyName: k, mapping: {a: "#/components/schemas/No"}}}'),
      'mapping-not-found',
      '/components/schemas/A/discriminator/mapping/a',
      5,
    ],
    [
      'a fixed method among the additional ones',
      path('/a', `{additionalOperations: {GET: {${ok}}}}`, head32),
      'fixed-method',
      '/paths/~1a/additionalOperations/GET',
      4,
    ],
    [
      'a parent that is no tag',
      `${head32}paths: {}\ntags: [{name: a, parent: b}]`,
      'tag-parent-not-found',
      '/tags/0/parent',
      4,
    ],
    [
      'a tag that is its own ancestor',
      `${head32}paths: {}\ntags: [{name: a, parent: b}, {name: b, parent: a}]`,
      'tag-parent-loop',
      '/tags/0/parent',
      4,
    ],
    [
      'a required property without a definition',
      path(
        '/a',
        `{get: {parameters: [{name: b, in: body, schema: {required: [x], properties: {y: {}}}}], ${ok}}}`,
        head2,
      ),
      'required-not-defined',
      '/paths/~1a/get/parameters/0/schema/required',
      4,
    ],
  ];
  it.each([...exclusive, ...whole])('%s', (...broken) => {
    expectOne(broken, 'error');
  });
});

describe('there is a warning for', () => {
  const warnings: Broken[] = [
    ['a repeated tag', `${head}paths: {}\ntags: [{name: a}, {name: a}]`, 'duplicate-tag', '/tags/1/name', 4],
    [
      'a restriction beside a $ref in 3.0 (RF13)',
      schema('{properties: {a: {$ref: "#/components/schemas/A", nullable: true}}}'),
      'reference-siblings',
      '/components/schemas/A/properties/a/nullable',
      5,
    ],
    [
      'an operation without responses',
      path('/a', '{get: {responses: {}}}'),
      'no-responses',
      '/paths/~1a/get/responses',
      4,
    ],
    [
      'a mapping to an unknown name',
      schema('{discriminator: {propertyName: k, mapping: {a: No}}}'),
      'mapping-not-found',
      '/components/schemas/A/discriminator/mapping/a',
      5,
    ],
  ];
  it.each(warnings)('%s', (...broken) => {
    expectOne(broken, 'warning');
  });
});

describe('there is no problem with', () => {
  it.each([
    ['an undeclared tag', get('tags: [a]')],
    ['an unused component', schema('{type: string}')],
    ['several types in 3.1', schema('{type: [string, "null"], exclusiveMaximum: 5}', head)],
    [
      'a restriction beside a $ref in 3.1 (RF13)',
      schema('{properties: {a: {$ref: "#/components/schemas/A", maxLength: 3}}}', head),
    ],
    ['an empty requirement', get('security: [{}]')],
    [
      'a range of codes',
      path('/a', '{get: {responses: {4XX: {description: d}, default: {description: d}}}}'),
    ],
    ['a path parameter of the path item', path('/{id}', `{parameters: [${id}], get: {${ok}}}`)],
    ['a path parameter of Swagger 2.0', path('/{id}', operation(`parameters: [${id2}], `), head2)],
    [
      'a path parameter behind a reference',
      `${path('/{id}', operation('parameters: [{$ref: "#/components/parameters/I"}], '))}components: {parameters: {I: ${id}}}`,
    ],
    ['an override of a parameter', path('/{id}', `{parameters: [${id}], get: {parameters: [${id}], ${ok}}}`)],
    [
      'a link to an operation',
      `${get('operationId: o')}components: {links: {l: {operationId: o}, m: {operationRef: "#/paths/~1a/get"}}}`,
    ],
    [
      'a mapping to a name and to a pointer',
      schema('{discriminator: {propertyName: k, mapping: {a: A, b: "#/components/schemas/A"}}}'),
    ],
    [
      'two paths whose names differ but not at the same request',
      path('/{a}', '{x-a: 1}').replace('"/{a}"', '"/{b}": {x-a: 1}\n  "/{a}"'),
    ],
  ])('%s', (_, text) => {
    expect(withoutNotes(parsed(text))).toEqual([]);
  });
});

it('two operations with one operationId are an error with both places', () => {
  const { problems } = parsed(
    `${head}paths:\n  /a: {get: {operationId: o, ${ok}}}\n  /b: {get: {operationId: o, ${ok}}}`,
  );
  expect(problems).toMatchObject([
    {
      code: 'duplicate-operation-id',
      severity: 'error',
      pointer: '/paths/~1b/get/operationId',
      line: 5,
      message: 'The operationId "o" is already used at /paths/~1a/get/operationId',
    },
  ]);
});

it('two paths that match the same requests are an error', () => {
  const item = (name: string) => `{get: {parameters: [${id.replace('name: id', `name: ${name}`)}], ${ok}}}`;
  const { problems } = parsed(`${head}paths:\n  "/{a}": ${item('a')}\n  "/{b}": ${item('b')}`);
  expect(problems).toMatchObject([
    { code: 'duplicate-path', severity: 'error', pointer: '/paths/~1{b}', line: 5 },
  ]);
});

it('a parameter in "body" in OpenAPI 3 is an error that names its replacement', () => {
  expect(parsed(parameter('{name: b, in: body, schema: {}}')).problems[0]?.message).toBe(
    '`in` is "body", but must be "query", "header", "path", or "cookie": OpenAPI 3 describes bodies in `requestBody`',
  );
});

it('checks the parameters of a path item in another file against the path', () => {
  const files = {
    'a.yaml': path('/{id}', '{$ref: p.yaml}'),
    'p.yaml': 'get: {parameters: [{$ref: "q.yaml#/Q"}], responses: {200: {description: d}}}',
    'q.yaml': `Q: ${id}`,
  };
  expect(parsed(files).problems).toEqual([]);
  expect(
    parsed({ ...files, 'q.yaml': `Q: ${id.replace('name: id', 'name: other')}` }).problems,
  ).toMatchObject([
    { code: 'path-parameter-missing', file: 'p.yaml', pointer: '/get' },
    { code: 'path-parameter-unused', file: 'p.yaml', pointer: '/get/parameters/0' },
  ]);
  const { 'q.yaml': _, ...without } = files;
  expect(codes(parsed(without))).toEqual(['reference-unavailable']);
});

it('counts any number of problems, as fast as none (PA25)', () => {
  const paths = Array.from({ length: 10_000 }, (_, index) => `"/p${index}":{"get":{"responses":{"200":{}}}}`);
  const result = parsed(
    `{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{${paths.join(',')}}}`,
  );
  expect(result.problemCount).toBe(10_000);
  expect(result.problems).toHaveLength(100);
});
