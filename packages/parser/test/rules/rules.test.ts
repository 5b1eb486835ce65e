import { describe, expect, it } from 'vitest';
import { codes, head, parsed, withoutNotes } from '../support/parsed.js';

/** A broken description, and the code, pointer and line of the one problem that it has. */
type Broken = [fact: string, text: string, code: string, pointer: string, line: number];

const head30 = 'openapi: 3.0.3\ninfo: {title: t, version: "1"}\n';
const head32 = 'openapi: 3.2.0\ninfo: {title: t, version: "1"}\n';
const head2 = 'swagger: "2.0"\ninfo: {title: t, version: "1"}\n';
const ok = 'responses: {200: {description: d}}';

const components = (text: string, start = head) => `${start}components:\n  ${text}\n`;
const schema = (text: string, start = `${head30}paths: {}\n`) => components(`schemas: {A: ${text}}`, start);
const parameter = (text: string, start = head) => components(`parameters: {P: ${text}}`, start);
const get = (text: string, start = head) => `${start}paths:\n  /a: {get: {${text}, ${ok}}}\n`;
const path = (template: string, text: string, start = head) => `${start}paths:\n  "${template}": ${text}\n`;
const scheme = (text: string, start = head) => components(`securitySchemes: {s: ${text}}`, start);
const id = '{name: id, in: path, required: true, schema: {}}';
const id2 = '{name: id, in: path, required: true, type: string}';
const body = '{name: b, in: body, schema: {}}';
const operation = (text = '') => `{get: {${text}${ok}}}`;

function expectOne([, text, code, pointer, line]: Broken, severity: string): void {
  // What the conversion of Swagger 2.0 cannot say is another matter.
  const problems = withoutNotes(parsed(text)).filter((problem) => problem.code !== 'not-in-openapi-3');
  expect(problems).toMatchObject([{ code, pointer, line, severity }]);
}

describe('an error is', () => {
  const required: Broken[] = [
    [
      'a path item without responses in 3.0',
      path('/a', '{get: {}}', head30),
      'missing-field',
      '/paths/~1a/get',
      4,
    ],
    [
      'a parameter with neither schema nor content',
      parameter('{name: p, in: query}'),
      'missing-field',
      '/components/parameters/P',
      4,
    ],
    [
      'a header with neither schema nor content',
      components('headers: {H: {}}'),
      'missing-field',
      '/components/headers/H',
      4,
    ],
    [
      'a security scheme without its type',
      scheme('{name: n}'),
      'missing-field',
      '/components/securitySchemes/s',
      4,
    ],
    [
      'an apiKey without its place',
      scheme('{type: apiKey, name: n}'),
      'missing-field',
      '/components/securitySchemes/s',
      4,
    ],
    [
      'an http scheme without its scheme',
      scheme('{type: http}'),
      'missing-field',
      '/components/securitySchemes/s',
      4,
    ],
    [
      'oauth2 without flows',
      scheme('{type: oauth2, flow: implicit}').replace('flow:', 'x-flow:'),
      'missing-field',
      '/components/securitySchemes/s',
      4,
    ],
    [
      'openIdConnect without its address',
      scheme('{type: openIdConnect}'),
      'missing-field',
      '/components/securitySchemes/s',
      4,
    ],
    [
      'a flow without its address',
      scheme('{type: oauth2, flows: {password: {scopes: {}}}}'),
      'missing-field',
      '/components/securitySchemes/s/flows/password',
      4,
    ],
    ['a server without its address', `${head}paths: {}\nservers: [{}]`, 'missing-field', '/servers/0', 4],
    [
      'a licence without its name',
      'openapi: 3.1.0\ninfo: {title: t, version: "1", license: {}}\npaths: {}',
      'missing-field',
      '/info/license',
      2,
    ],
    ['a tag without its name', `${head}paths: {}\ntags: [{}]`, 'missing-field', '/tags/0', 4],
    [
      'a discriminator without its property',
      schema('{discriminator: {}}'),
      'missing-field',
      '/components/schemas/A/discriminator',
      5,
    ],
    [
      'an array that does not say of what in 3.0',
      schema('{type: array}'),
      'missing-field',
      '/components/schemas/A',
      5,
    ],
    [
      'a link that names no operation',
      components('links: {l: {}}'),
      'missing-field',
      '/components/links/l',
      4,
    ],
    ['a 3.1 description with nothing in it', head, 'missing-field', '', 1],
    [
      'a parameter of Swagger 2.0 without its type',
      path('/a', `{get: {parameters: [{name: p, in: query}], ${ok}}}`, head2),
      'missing-field',
      '/paths/~1a/get/parameters/0',
      4,
    ],
    [
      'a body of Swagger 2.0 without its schema',
      path('/a', `{get: {parameters: [{name: p, in: body}], ${ok}}}`, head2),
      'missing-field',
      '/paths/~1a/get/parameters/0',
      4,
    ],
    [
      'an array of Swagger 2.0 without items',
      path('/a', `{get: {parameters: [{name: p, in: query, type: array}], ${ok}}}`, head2),
      'missing-field',
      '/paths/~1a/get/parameters/0',
      4,
    ],
    [
      'an implicit flow of Swagger 2.0 without its address',
      `${head2}paths: {}\nsecurityDefinitions: {s: {type: oauth2, flow: implicit, scopes: {}}}`,
      'missing-field',
      '/securityDefinitions/s',
      4,
    ],
  ];
  const values: Broken[] = [
    [
      'a parameter in an unknown place',
      parameter('{name: p, in: nowhere, schema: {}}'),
      'wrong-value',
      '/components/parameters/P/in',
      4,
    ],
    [
      'a querystring before 3.2',
      parameter('{name: p, in: querystring, content: {a/b: {}}}'),
      'wrong-value',
      '/components/parameters/P/in',
      4,
    ],
    [
      'an unknown style',
      parameter('{name: p, in: query, style: long, schema: {}}'),
      'wrong-value',
      '/components/parameters/P/style',
      4,
    ],
    [
      'a style that is for another place',
      parameter('{name: p, in: query, style: matrix, schema: {}}'),
      'wrong-value',
      '/components/parameters/P/style',
      4,
    ],
    [
      'content of a parameter in two types',
      parameter('{name: p, in: query, content: {a/b: {}, c/d: {}}}'),
      'wrong-value',
      '/components/parameters/P/content',
      4,
    ],
    [
      'an unknown type of security',
      scheme('{type: basic}'),
      'wrong-value',
      '/components/securitySchemes/s/type',
      4,
    ],
    [
      'mutualTLS before 3.1',
      scheme('{type: mutualTLS}', `${head30}paths: {}\n`),
      'wrong-value',
      '/components/securitySchemes/s/type',
      5,
    ],
    [
      'an apiKey in the body',
      scheme('{type: apiKey, name: n, in: body}'),
      'wrong-value',
      '/components/securitySchemes/s/in',
      4,
    ],
    ['an unknown type of a schema', schema('{type: int}'), 'wrong-value', '/components/schemas/A/type', 5],
    ['null as a type in 3.0', schema('{type: "null"}'), 'wrong-value', '/components/schemas/A/type', 5],
    ['a negative limit', schema('{maxLength: -1}'), 'wrong-value', '/components/schemas/A/maxLength', 5],
    [
      'a multiple of nothing',
      schema('{multipleOf: 0}'),
      'wrong-value',
      '/components/schemas/A/multipleOf',
      5,
    ],
    ['an empty enumeration in 3.0', schema('{enum: []}'), 'wrong-value', '/components/schemas/A/enum', 5],
    [
      'a name required twice in 3.0',
      schema('{required: [a, a]}'),
      'wrong-value',
      '/components/schemas/A/required',
      5,
    ],
    ['an unknown scheme of Swagger 2.0', `${head2}paths: {}\nschemes: [ftp]`, 'wrong-value', '/schemes', 4],
    ['a host with a scheme', `${head2}paths: {}\nhost: "https://h"`, 'wrong-value', '/host', 4],
    ['a base path without a slash', `${head2}paths: {}\nbasePath: v1`, 'wrong-value', '/basePath', 4],
    [
      'an object in the query of Swagger 2.0',
      path('/a', `{get: {parameters: [{name: p, in: query, type: object}], ${ok}}}`, head2),
      'wrong-value',
      '/paths/~1a/get/parameters/0/type',
      4,
    ],
    [
      '"multi" in a path',
      path(
        '/{id}',
        `{get: {parameters: [{name: id, in: path, required: true, type: array, items: {}, collectionFormat: multi}], ${ok}}}`,
        head2,
      ),
      'wrong-value',
      '/paths/~1{id}/get/parameters/0/collectionFormat',
      4,
    ],
    ['several types in 3.0', schema('{type: [string]}'), 'wrong-type', '/components/schemas/A/type', 5],
    [
      'a limit of its own in 3.0',
      schema('{exclusiveMaximum: 5}'),
      'wrong-type',
      '/components/schemas/A/exclusiveMaximum',
      5,
    ],
    [
      'nullable that is no boolean',
      schema('{nullable: "yes"}'),
      'wrong-type',
      '/components/schemas/A/nullable',
      5,
    ],
    [
      'a name of a component with a space',
      components('schemas: {"a b": {}}'),
      'component-name',
      '/components/schemas/a b',
      4,
    ],
    [
      'a response code of two digits',
      path('/a', '{get: {responses: {"20": {description: d}}}}'),
      'response-code',
      '/paths/~1a/get/responses/20',
      4,
    ],
    [
      'a range of codes in small letters',
      path('/a', '{get: {responses: {4xx: {description: d}}}}'),
      'response-code',
      '/paths/~1a/get/responses/4xx',
      4,
    ],
    ['a path without a slash', path('a', operation()), 'path-without-slash', '/paths/a', 4],
    [
      'a default that is no value of its variable',
      `${head}paths: {}\nservers: [{url: "{v}", variables: {v: {default: a, enum: [b]}}}]`,
      'server-variable-default',
      '/servers/0/variables/v/default',
      4,
    ],
    [
      'a variable of a server that is not defined',
      `${head}paths: {}\nservers: [{url: "https://{v}"}]`,
      'server-variable-not-defined',
      '/servers/0/url',
      4,
    ],
  ];
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
      'a licence with identifier and address',
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
      'a parameter that the path lacks',
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
      'a security scheme that is not declared',
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
      'a link to a place that does not exist',
      components('links: {l: {operationRef: "#/paths/~1no/get"}}'),
      'link-not-found',
      '/components/links/l/operationRef',
      4,
    ],
    [
      'a mapping to a place that does not exist',
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
      'a tag that stands under itself',
      `${head32}paths: {}\ntags: [{name: a, parent: b}, {name: b, parent: a}]`,
      'tag-parent-loop',
      '/tags/0/parent',
      4,
    ],
    [
      'a required name that the body does not define',
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
  it.each([...required, ...values, ...exclusive, ...whole])('%s', (...broken) => {
    expectOne(broken, 'error');
  });
});

describe('a warning is', () => {
  const warnings: Broken[] = [
    [
      'a tag that is declared twice',
      `${head}paths: {}\ntags: [{name: a}, {name: a}]`,
      'duplicate-tag',
      '/tags/1/name',
      4,
    ],
    [
      'a restriction beside a $ref in 3.0 (RF13)',
      schema('{properties: {a: {$ref: "#/components/schemas/A", nullable: true}}}'),
      'reference-siblings',
      '/components/schemas/A/properties/a/nullable',
      5,
    ],
    [
      'an operation with no response at all',
      path('/a', '{get: {responses: {}}}'),
      'no-responses',
      '/paths/~1a/get/responses',
      4,
    ],
    [
      'a mapping to a name that nothing has',
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

describe('no problem is', () => {
  it.each([
    ['a tag that no one declared', get('tags: [a]')],
    ['a component that no one uses', schema('{type: string}')],
    ['a form of a name in 3.1', schema('{type: [string, "null"], exclusiveMaximum: 5}', head)],
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
      'a mapping to a name or a place',
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

it('two operations of one name are an error that names both places', () => {
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

it('two paths that answer the same requests are an error', () => {
  const item = (name: string) => `{get: {parameters: [${id.replace('name: id', `name: ${name}`)}], ${ok}}}`;
  const { problems } = parsed(`${head}paths:\n  "/{a}": ${item('a')}\n  "/{b}": ${item('b')}`);
  expect(problems).toMatchObject([
    { code: 'duplicate-path', severity: 'error', pointer: '/paths/~1{b}', line: 5 },
  ]);
});

it('a body where OpenAPI 3 has none says where it belongs', () => {
  expect(parsed(parameter('{name: b, in: body, schema: {}}')).problems[0]?.message).toBe(
    '`in` is "body", and must be "query", "header", "path" or "cookie": a body is `requestBody` in OpenAPI 3',
  );
});

it('parameters of a path that is in another file are compared with it', () => {
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

it('any number of problems is counted, and found as fast as none (PA25)', () => {
  const paths = Array.from({ length: 10_000 }, (_, index) => `"/p${index}":{"get":{"responses":{"200":{}}}}`);
  const result = parsed(
    `{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{${paths.join(',')}}}`,
  );
  expect(result.problemCount).toBe(10_000);
  expect(result.problems).toHaveLength(100);
});
