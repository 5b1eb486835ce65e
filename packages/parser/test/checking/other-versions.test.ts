import type { JSONValue } from '@specshelf/base/json';
import { similarName } from '@specshelf/base/similar-name';
import { describe, expect, it } from 'vitest';
import { parse } from '../../src/index.js';

/** Members of the root besides the required ones, or the whole document. */
type Members = Record<string, JSONValue>;

const info = { title: 't', version: '1' };
const responses = { 200: { description: 'd' } };

function problemsOf(version: string, members: Members) {
  const field = version === '2.0' ? 'swagger' : 'openapi';
  const text = JSON.stringify({ [field]: version, info, paths: {}, ...members }, undefined, 1);
  const result = parse({ entry: 'openapi.json', files: new Map([['openapi.json', text]]) });
  if (result.kind !== 'parsed') throw new Error(`Expected a document, got ${JSON.stringify(result)}`);
  const lines = text.split('\n');
  return result.problems
    .filter(({ code, severity }) => severity !== 'info' && code !== 'not-in-openapi-3')
    .map(({ code, severity, pointer, line = 0, message }) => ({
      code,
      severity,
      pointer,
      // The reported line contains the name of the field.
      line: lines[line - 1]?.trim().split(':')[0],
      message,
    }));
}

const schemas = (A: JSONValue): Members => ({ components: { schemas: { A } } });
const item = (members: Members): Members => ({ paths: { '/a': members } });

/** A construct, a version without it, the members that contain it, its pointer, and the message. */
type Construct = [name: string, version: string, members: Members, pointer: string, message: string];

const constructs: Construct[] = [
  [
    'nullable',
    '3.1.0',
    schemas({ type: 'string', nullable: true }),
    '/components/schemas/A/nullable',
    '`nullable` is not a field of a Schema object in OpenAPI 3.1 (only in 3.0): use `type: ["string", "null"]`',
  ],
  [
    'nullable with values',
    '3.2.0',
    schemas({ type: ['string', 'integer'], enum: ['a', 1], nullable: true }),
    '/components/schemas/A/nullable',
    '`nullable` is not a field of a Schema object in OpenAPI 3.2 (only in 3.0): use `type: ["string", "integer", "null"]`, and add null to `enum`',
  ],
  [
    'nullable beside a $ref',
    '3.1.0',
    schemas({ $ref: '#/components/schemas/B', nullable: true }),
    '/components/schemas/A/nullable',
    '`nullable` is not a field of a Schema object in OpenAPI 3.1 (only in 3.0): use `anyOf` with the rest of the schema and `{"type": "null"}`',
  ],
  [
    'nullable beside anyOf',
    '3.1.0',
    schemas({ anyOf: [{ type: 'string' }], nullable: true }),
    '/components/schemas/A/nullable',
    '`nullable` is not a field of a Schema object in OpenAPI 3.1 (only in 3.0): add `{"type": "null"}` to `anyOf`',
  ],
  [
    'nullable: false',
    '3.1.0',
    schemas({ type: 'string', nullable: false }),
    '/components/schemas/A/nullable',
    '`nullable` is not a field of a Schema object in OpenAPI 3.1 (only in 3.0): remove it',
  ],
  [
    'exclusiveMinimum: true',
    '3.1.0',
    schemas({ type: 'number', minimum: 5, exclusiveMinimum: true }),
    '/components/schemas/A/exclusiveMinimum',
    '`exclusiveMinimum` must be a number in OpenAPI 3.1, found a boolean: replace it and `minimum` with `exclusiveMinimum: 5`',
  ],
  [
    'exclusiveMaximum: false',
    '3.2.0',
    schemas({ type: 'number', maximum: 5, exclusiveMaximum: false }),
    '/components/schemas/A/exclusiveMaximum',
    '`exclusiveMaximum` must be a number in OpenAPI 3.2, found a boolean: remove it, or use a number',
  ],
  [
    'items that are a list',
    '3.1.0',
    schemas({ type: 'array', items: [{ type: 'string' }] }),
    '/components/schemas/A/items',
    '`items` must be a Schema object in OpenAPI 3.1, found an array: use `prefixItems`',
  ],
  [
    'items that are a list',
    '3.0.3',
    schemas({ type: 'array', items: [{ type: 'string' }] }),
    '/components/schemas/A/items',
    '`items` must be a Schema object in OpenAPI 3.0, found an array: use `anyOf` in it',
  ],
  [
    'a keyword of JSON Schema',
    '3.0.3',
    schemas({ const: 'a' }),
    '/components/schemas/A/const',
    '`const` is not a field of a Schema object in OpenAPI 3.0 (added in 3.1): set `openapi` to "3.1.0", or use `enum: ["a"]`',
  ],
  [
    'webhooks',
    '3.0.3',
    { webhooks: { w: { post: { responses } } } },
    '/webhooks',
    '`webhooks` is not a field of an OpenAPI object in OpenAPI 3.0 (added in 3.1): set `openapi` to "3.1.0", or rename it to `x-webhooks`',
  ],
  [
    'info.summary',
    '3.0.3',
    { info: { ...info, summary: 's' } },
    '/info/summary',
    '`summary` is not a field of an Info object in OpenAPI 3.0 (added in 3.1): set `openapi` to "3.1.0", or move the text to `description`',
  ],
  [
    'license.identifier',
    '3.0.3',
    { info: { ...info, license: { name: 'MIT', identifier: 'MIT' } } },
    '/info/license/identifier',
    '`identifier` is not a field of a License object in OpenAPI 3.0 (added in 3.1): set `openapi` to "3.1.0", or use `url`, the address of the license text',
  ],
  [
    'components.pathItems',
    '3.0.3',
    { components: { pathItems: { I: { get: { responses } } } } },
    '/components/pathItems',
    '`pathItems` is not a field of a Components object in OpenAPI 3.0 (added in 3.1): set `openapi` to "3.1.0", or move each path item to the place that uses it',
  ],
  [
    'jsonSchemaDialect',
    '3.0.3',
    { jsonSchemaDialect: 'https://spec.openapis.org/oas/3.1/dialect/base' },
    '/jsonSchemaDialect',
    '`jsonSchemaDialect` is not a field of an OpenAPI object in OpenAPI 3.0 (added in 3.1): set `openapi` to "3.1.0", or remove it',
  ],
  [
    'query',
    '3.1.0',
    item({ query: { responses } }),
    '/paths/~1a/query',
    '`query` is not a field of a PathItem object in OpenAPI 3.1 (added in 3.2): set `openapi` to "3.2.0", or use `post`, or rename it to `x-query`',
  ],
  [
    'additionalOperations',
    '3.1.0',
    item({ additionalOperations: { COPY: { responses } } }),
    '/paths/~1a/additionalOperations',
    '`additionalOperations` is not a field of a PathItem object in OpenAPI 3.1 (added in 3.2): set `openapi` to "3.2.0", or rename it to `x-additionalOperations`',
  ],
  [
    'the summary of a tag',
    '3.1.0',
    { tags: [{ name: 't', summary: 's' }] },
    '/tags/0/summary',
    '`summary` is not a field of a Tag object in OpenAPI 3.1 (added in 3.2): set `openapi` to "3.2.0", or rename it to `x-displayName`',
  ],
  [
    'oneOf',
    '2.0',
    { definitions: { A: { oneOf: [{ type: 'string' }] } } },
    '/definitions/A/oneOf',
    '`oneOf` is not a field of a Schema object in Swagger 2.0 (added in 3.0): use OpenAPI 3.0, or rename it to `x-oneOf`',
  ],
  [
    'nullable',
    '2.0',
    { definitions: { A: { type: 'string', nullable: true } } },
    '/definitions/A/nullable',
    '`nullable` is not a field of a Schema object in Swagger 2.0 (added in 3.0): use OpenAPI 3.0, or rename it to `x-nullable`',
  ],
];

describe('a field of another version is a warning with its replacement:', () => {
  it.each(constructs)('%s in %s', (_, version, members, pointer, message) => {
    const line = `"${pointer.slice(pointer.lastIndexOf('/') + 1)}"`;
    const found = problemsOf(version, members).filter(({ code }) => code !== 'reference-not-found');
    expect(found).toEqual([{ code: 'not-in-version', severity: 'warning', pointer, line, message }]);
  });

  it('resolves a reference in place of a media type before 3.2, with a warning', () => {
    const requestBodies = { B: { content: { 'a/b': { $ref: '#/components/mediaTypes/M' } } } };
    const members = { components: { mediaTypes: { M: {} }, requestBodies } };
    expect(problemsOf('3.2.0', members)).toEqual([]);
    expect(problemsOf('3.1.0', members)).toMatchObject([
      { code: 'not-in-version', pointer: '/components/mediaTypes' },
      { code: 'reference-not-expected', pointer: '/components/requestBodies/B/content/a~1b/$ref' },
    ]);
  });

  it('checks the content of such a field', () => {
    expect(problemsOf('3.0.3', { webhooks: { w: { post: {} } } })).toMatchObject([
      { code: 'missing-field', pointer: '/webhooks/w/post' },
      { code: 'not-in-version', pointer: '/webhooks' },
    ]);
  });
});

const unknown: Construct[] = [
  [
    'a misspelled keyword',
    '3.0.3',
    schemas({ type: 'object', requird: ['a'] }),
    '/components/schemas/A/requird',
    '`requird` is not a field of a Schema object in OpenAPI 3.0: did you mean `required`?',
  ],
  [
    'a misspelled keyword',
    '3.1.0',
    schemas({ type: 'object', requird: ['a'] }),
    '/components/schemas/A/requird',
    '`requird` is not a field of a Schema object in OpenAPI 3.1: did you mean `required`?',
  ],
  [
    'a misspelled keyword',
    '2.0',
    { definitions: { A: { type: 'array', items: {}, min_items: 1 } } },
    '/definitions/A/min_items',
    '`min_items` is not a field of a Schema object in Swagger 2.0: did you mean `minItems`?',
  ],
  [
    'an unknown keyword',
    '3.0.3',
    schemas({ colour: 'red' }),
    '/components/schemas/A/colour',
    '`colour` is not a field of a Schema object in OpenAPI 3.0',
  ],
  [
    'a keyword of an earlier draft',
    '3.1.0',
    schemas({ dependencies: {} }),
    '/components/schemas/A/dependencies',
    '`dependencies` is not a field of a Schema object in OpenAPI 3.1: use `dependentRequired` or `dependentSchemas`',
  ],
  [
    'a field of Swagger 2.0',
    '3.0.3',
    { definitions: {} },
    '/definitions',
    '`definitions` is not a field of an OpenAPI object in OpenAPI 3.0: use `components.schemas`',
  ],
  [
    'a field of OpenAPI 3',
    '2.0',
    { components: {} },
    '/components',
    '`components` is not a field of a Swagger object in Swagger 2.0: use `definitions`, `parameters` and `responses`',
  ],
  [
    'the summary of what is no reference',
    '3.1.0',
    { components: { requestBodies: { B: { summary: 's', content: {} } } } },
    '/components/requestBodies/B/summary',
    '`summary` is not a field of a RequestBody object in OpenAPI 3.1',
  ],
];

describe('a name that no version has is a warning:', () => {
  it.each(unknown)('%s in %s', (_, version, members, pointer, message) => {
    const line = `"${pointer.slice(pointer.lastIndexOf('/') + 1)}"`;
    expect(problemsOf(version, members)).toEqual([
      { code: 'unknown-field', severity: 'warning', pointer, line, message },
    ]);
  });
});

const reusable = { schemas: { B: {} }, requestBodies: { R: { content: {} } } };

describe('there is no problem with', () => {
  it.each<[string, string, Members]>([
    ['a keyword that only describes, since 3.1', '3.1.0', schemas({ colour: 'red' })],
    [
      'what another dialect may have',
      '3.1.0',
      {
        jsonSchemaDialect: 'https://a.example/dialect',
        ...schemas({ nullable: true, id: 'a', requird: [] }),
      },
    ],
    [
      'the summary of a reference',
      '3.1.0',
      {
        components: reusable,
        ...item({ post: { requestBody: { $ref: '#/components/requestBodies/R', summary: 's' }, responses } }),
      },
    ],
    [
      'a description beside a $ref in 3.0',
      '3.0.3',
      {
        components: { ...reusable, schemas: { B: {}, A: { $ref: '#/components/schemas/B', examples: [] } } },
      },
    ],
  ])('%s', (_, version, members) => {
    expect(problemsOf(version, members)).toEqual([]);
  });
});

it('counts many unknown names without a suggestion for each', () => {
  const A = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`propertie${index}`, 1]));
  const text = JSON.stringify({ openapi: '3.0.3', info, paths: {}, ...schemas(A) });
  const result = parse({ entry: 'openapi.json', files: new Map([['openapi.json', text]]) });
  expect(result).toMatchObject({ kind: 'parsed', problemCount: 20_000 });
});

describe('similarName', () => {
  const names = ['required', 'minItems', 'type', 'get'];
  it.each([
    ['requird', 'required'],
    ['requiredd', 'required'],
    ['reqiured', 'required'],
    ['rewuired', 'required'],
    ['min_items', 'minItems'],
    ['MinItems', 'minItems'],
    ['tpye', 'type'],
    ['gett', 'get'],
    ['requ', undefined],
    ['rqeuierd', undefined],
    ['', undefined],
  ])('suggests for %s: %s', (name, meant) => {
    expect(similarName(name, names)).toBe(meant);
  });
});
