import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { isObject } from '@specshelf/base/json';
import { resolvePointer } from '@specshelf/base/pointer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomSeed } from '../../../../scripts/testing/random-seed.js';
import { generateSchemaDocument } from '../../src/index.js';
import { outlineOf } from '../../src/outline/outline-of.js';
import { danglingReferences } from '../support/dangling-references.js';
import { responsesWith, schemaReference } from '../support/fragments.js';
import { allPages, documentOf, revisionOf, specification } from '../support/generate.js';
import { realDocuments } from '../support/real-documents.js';

interface Shown {
  resolved: JSONObject;
  truncated: boolean;
}

/** The fragments of all blocks by operation, in order. */
function fragmentsAt(document: JSONObject, depth: number | undefined): Shown[] {
  const outline = outlineOf(document);
  return allPages(revisionOf(outline, { grouping: 'by-operation' }).pages).flatMap((page) =>
    (documentOf(outline, page, { specification: document, depth })?.nodes ?? []).flatMap(shownIn),
  );
}

function shownIn(node: { data?: unknown }): Shown[] {
  const { resolved, truncated = false } = Object(node.data);
  return isObject(resolved) ? [{ resolved, truncated }] : [];
}

/** The names of the schemas in the only fragment. */
function schemasAt(document: JSONObject, depth: number | undefined): string[] {
  const [fragment] = fragmentsAt(document, depth);
  const components = fragment?.resolved['components'];
  return Object.keys(isObject(components) && isObject(components['schemas']) ? components['schemas'] : {});
}

function schemaDocument(document: JSONObject, name: string, depth?: number) {
  return generateSchemaDocument(
    name,
    { specSlug: 'ferry-api', seed: 's' },
    { specification: document, depth },
  );
}

/** An operation that refers to S0, which refers to S1, and so on. */
function chain(length: number, size = 0): JSONObject {
  const schemas = Object.fromEntries(
    Array.from({ length }, (_, n) => [
      `S${n}`,
      { description: 'x'.repeat(size), items: n + 1 < length ? schemaReference(`S${n + 1}`) : {} },
    ]),
  );
  return specification({
    paths: { '/a': { get: { responses: responsesWith(schemaReference('S0')) } } },
    components: { schemas },
  });
}

describe('a fragment with a depth', () => {
  it('follows so many references between schemas, and names the others', () => {
    expect(schemasAt(chain(5), 0)).toEqual([]);
    expect(schemasAt(chain(5), 1)).toEqual(['S0']);
    expect(schemasAt(chain(5), 2)).toEqual(['S0', 'S1']);
    expect(schemasAt(chain(5), 10)).toEqual(['S0', 'S1', 'S2', 'S3', 'S4']);
    expect(schemasAt(chain(5), undefined)).toEqual(['S0', 'S1', 'S2', 'S3', 'S4']);
    const [fragment] = fragmentsAt(chain(5), 2);
    expect(fragment?.truncated).toBe(false);
    expect(danglingReferences(fragment?.resolved ?? {})).toEqual(['#/components/schemas/S2']);
  });

  it('contains parts without a page of their own, at the distance of the schemas that refer to them', () => {
    const document = specification({
      security: [{ key: [] }],
      paths: {
        '/a': {
          get: {
            parameters: [{ $ref: '#/components/parameters/P' }],
            responses: { 200: { $ref: '#/components/responses/R' } },
          },
        },
      },
      components: {
        securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
        parameters: { P: { name: 'p', in: 'query', schema: { type: 'string' } } },
        responses: { R: responsesWith(schemaReference('A'))[200] },
        schemas: { A: { items: { $ref: '#/x-ext/a/B' } } },
      },
      'x-ext': { a: { B: { items: schemaReference('C') } } },
    });
    expect(fragmentsAt(document, 0)).toMatchObject([
      {
        resolved: {
          components: { securitySchemes: { key: {} }, parameters: { P: {} }, responses: { R: {} } },
        },
        truncated: false,
      },
    ]);
    expect(schemasAt(document, 0)).toEqual([]);
    expect(fragmentsAt(document, 1)).toMatchObject([
      { resolved: { components: { schemas: { A: {} } }, 'x-ext': { a: { B: {} } } } },
    ]);
  });

  it('contains a schema at its shortest distance', () => {
    const document = specification({
      paths: {
        '/a': { get: { responses: responsesWith({ anyOf: [schemaReference('A'), schemaReference('C')] }) } },
      },
      components: {
        schemas: { A: { items: schemaReference('B') }, B: { items: schemaReference('C') }, C: { items: {} } },
      },
    });
    expect(schemasAt(document, 1)).toEqual(['A', 'C']);
  });

  it('contains schemas without subschemas that its schemas refer to', () => {
    const names = ['Text', 'Closed', 'List', 'Other', 'Choice'];
    const document = specification({
      paths: { '/a': { get: { responses: responsesWith(schemaReference('A')) } } },
      components: {
        schemas: {
          A: { allOf: names.map((name) => schemaReference(name)) },
          Text: {
            type: 'string',
            enum: ['a'],
            xml: { name: 'text' },
            externalDocs: { url: 'https://a.example' },
          },
          Closed: { type: 'object', additionalProperties: false },
          List: { type: 'array', items: { type: 'string' } },
          Other: schemaReference('Text'),
          Choice: { discriminator: { propertyName: 'kind', mapping: { a: 'A' } } },
        },
      },
    });
    expect(schemasAt(document, 0)).toEqual([]);
    expect(schemasAt(document, 1)).toEqual(['A', 'Text', 'Closed']);
    expect(schemasAt(document, 2)).toEqual(['A', 'Text', 'Closed', 'List', 'Other', 'Choice']);
  });

  it('has references of at most 64 KiB, and is truncated only by them', () => {
    const [fragment] = fragmentsAt(chain(20, 10_000), 10);
    expect(fragment?.truncated).toBe(true);
    const size = JSON.stringify(fragment?.resolved).length;
    expect(size).toBeGreaterThan(60_000);
    expect(size).toBeLessThan(66 * 1024);
    expect(fragmentsAt(chain(20, 10_000), 5)).toMatchObject([{ truncated: false }]);
  });

  it('contains a large operation completely', () => {
    const description = 'x'.repeat(200_000);
    const document = specification({ paths: { '/a': { get: { description, responses: {} } } } });
    expect(fragmentsAt(document, 2)).toMatchObject([
      { resolved: { paths: { '/a': { get: { description } } } }, truncated: false },
    ]);
  });
});

describe('the document of a schema', () => {
  it('contains the schema, and those that it refers to', () => {
    expect(schemaDocument(chain(5, 100), 'S1', 1)).toMatchObject({
      data: { schemaVersion: 2 },
      nodes: [{ type: 'openapi-schemas', data: { schemas: ['S1'] } }],
    });
    const [fragment] = (schemaDocument(chain(5), 'S1', 1)?.nodes ?? []).flatMap(shownIn);
    expect(fragment?.resolved['components']).toEqual({
      schemas: {
        S1: { description: '', items: schemaReference('S2') },
        S2: { description: '', items: schemaReference('S3') },
      },
    });
  });

  it('contains a schema larger than the limit on references', () => {
    const document = specification({ components: { schemas: { A: { description: 'x'.repeat(200_000) } } } });
    const [fragment] = (schemaDocument(document, 'A', 2)?.nodes ?? []).flatMap(shownIn);
    expect(fragment?.truncated).toBe(false);
    expect(fragment?.resolved).toMatchObject({ components: { schemas: { A: {} } } });
  });

  it('does not exist for names that the specification does not have', () => {
    expect(schemaDocument(chain(1), 'S1')).toBeUndefined();
    expect(schemaDocument(chain(1), 'constructor')).toBeUndefined();
    expect(schemaDocument(specification({}), 'S0')).toBeUndefined();
  });
});

const schemaName = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'a/b', '__proto__');
const reference = schemaName.map((name) => schemaReference(name.replaceAll('/', '~1')));
const schema: fc.Arbitrary<JSONValue> = fc.record({
  description: fc.nat(40_000).map((size) => 'x'.repeat(size)),
  anyOf: fc.array(reference, { maxLength: 3 }),
});
const documents = fc
  .record({ used: fc.array(reference, { maxLength: 3 }), schemas: fc.dictionary(schemaName, schema) })
  .map(({ used, schemas }) =>
    specification({
      paths: { '/a': { get: { responses: responsesWith({ anyOf: used }) } } },
      components: { schemas },
    }),
  );

/** Whether every member of one value is in the other. Lists are equal. */
function isWithin(part: JSONValue | undefined, whole: JSONValue | undefined): boolean {
  if (!isObject(part) || !isObject(whole)) return JSON.stringify(part) === JSON.stringify(whole);
  return Object.entries(part).every(
    ([name, value]) => Object.hasOwn(whole, name) && isWithin(value, whole[name]),
  );
}

function expectGrowing(document: JSONObject, depths: readonly number[]): void {
  const dangling = new Set(danglingReferences(document));
  // Most fragments name the same schemas.
  const missing = new Set<string>();
  const byDepth = depths.map((depth) => fragmentsAt(document, depth));
  for (const [index, fragments] of byDepth.entries()) {
    for (const [block, { resolved, truncated }] of fragments.entries()) {
      const deeper = byDepth[index + 1]?.[block];
      if (deeper !== undefined) expect(isWithin(resolved, deeper.resolved)).toBe(true);
      if (truncated) continue;
      for (const reference of danglingReferences(resolved)) {
        if (!dangling.has(reference)) missing.add(reference);
      }
    }
  }
  for (const reference of missing) {
    expect(reference).toMatch(/^#\/components\/schemas\//);
    const pointer = decodeURIComponent(reference.slice(1));
    expect(resolvePointer(document, pointer)).toBeDefined();
  }
}

describe('for any schemas', () => {
  it('a fragment is part of the next deeper one, and its references resolve or name a schema', () => {
    fc.assert(
      fc.property(documents, (document) => expectGrowing(document, [0, 1, 2, 3, 10])),
      { seed: randomSeed(1) },
    );
  });
});

it.each(realDocuments())('has growing fragments for $name', ({ specification: document }) => {
  expectGrowing(document, [0, 1, 2, 3]);
});
