import type { JSONObject } from '@specshelf/base/json';
import { toPointer } from '@specshelf/base/pointer';
import { describe, expect, it } from 'vitest';
import { walkObjects } from '../../src/index.js';
import { parsed } from '../support/parsed.js';

function walked(specification: JSONObject): string[] {
  const seen: string[] = [];
  walkObjects(specification, (_, kind, pointer) => seen.push(`${kind} ${pointer()}`));
  return seen;
}

describe('walkObjects', () => {
  it('visits the objects of the specification in the order of the document', () => {
    expect(
      walked({
        openapi: '3.1.0',
        info: { title: 't', version: '1', contact: {} },
        tags: [{ name: 'a', externalDocs: { url: 'u' } }],
        paths: {
          '/a': {
            get: { responses: { 200: { description: 'd', content: { 'a/b': { schema: { items: {} } } } } } },
          },
        },
      }),
    ).toEqual([
      'OpenAPI ',
      'Info /info',
      'Contact /info/contact',
      'Tag /tags/0',
      'ExternalDocumentation /tags/0/externalDocs',
      'Paths /paths',
      'PathItem /paths/~1a',
      'Operation /paths/~1a/get',
      'Responses /paths/~1a/get/responses',
      'Response /paths/~1a/get/responses/200',
      'MediaType /paths/~1a/get/responses/200/content/a~1b',
      'Schema /paths/~1a/get/responses/200/content/a~1b/schema',
      'Schema /paths/~1a/get/responses/200/content/a~1b/schema/items',
    ]);
  });

  it('does not visit data, but objects with the names of data fields', () => {
    const data = { description: 'x', properties: { a: {} } };
    const schema = { default: data, example: data, examples: [data], enum: [data], const: data, 'x-a': data };
    expect(
      walked({
        openapi: '3.1.0',
        components: {
          schemas: { example: { ...schema, properties: { default: {}, $ref: {}, 'x-b': {} } } },
          examples: { e: { value: data } },
          securitySchemes: { s: { type: 'oauth2', flows: { implicit: { scopes: { description: 'x' } } } } },
        },
        'x-data': data,
      }).filter((line) => !line.startsWith('OpenAPI')),
    ).toEqual([
      'Components /components',
      'Schema /components/schemas/example',
      'Schema /components/schemas/example/properties/default',
      'Schema /components/schemas/example/properties/$ref',
      'Schema /components/schemas/example/properties/x-b',
      'Example /components/examples/e',
      'SecurityScheme /components/securitySchemes/s',
      'OAuthFlows /components/securitySchemes/s/flows',
      'OAuthFlow /components/securitySchemes/s/flows/implicit',
    ]);
  });

  it('visits bundled files by the types of their references, each object once', () => {
    const { specification } = parsed({
      'a.yaml': `openapi: 3.1.0
info: {title: t, version: "1"}
paths: {/a: {$ref: path.yaml}, /b: {$ref: path.yaml}}`,
      'path.yaml':
        'get: {responses: {200: {description: d, content: {a/b: {schema: {$ref: "defs.yaml#/Pet"}}}}}}',
      'defs.yaml': 'Pet: {properties: {self: {$ref: "#/Pet"}}}\nOther: {description: no}',
    });
    const seen = walked(specification).map((line) => line.replace(/[0-9a-f]{7}/, 'FILE'));
    expect(seen).toContain('PathItem /x-ext/FILE');
    expect(seen).toContain('Schema /x-ext/FILE/Pet/properties/self');
    expect(seen.some((line) => line.includes('Other'))).toBe(false);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('tolerates cycles, depth, and wrong types', () => {
    const loop: JSONObject = { type: 'object' };
    loop['properties'] = { loop };
    let deep: JSONObject = {};
    for (let level = 0; level < 20_000; level += 1) {
      deep = { items: deep };
    }
    let count = 0;
    const specification = {
      openapi: '3.1.0',
      tags: 5,
      paths: [],
      components: { schemas: { loop, deep, no: null } },
    };
    walkObjects(specification, () => {
      count += 1;
    });
    expect(count).toBe(2 + 1 + 20_001);
  });
});

it('toPointer escapes tokens', () => {
  expect(toPointer(['a/b', '~', 0, ''])).toBe('/a~1b/~0/0/');
  expect(toPointer([])).toBe('');
});
