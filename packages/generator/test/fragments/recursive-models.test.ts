import type { JSONObject } from '@specshelf/base/json';
import { isObject } from '@specshelf/base/json';
import { parse } from '@specshelf/parser';
import { describe, expect, it } from 'vitest';
import { expectGrowth } from '../../../../scripts/testing/expect-growth.js';
import { outlineOf } from '../../src/outline/outline-of.js';
import { actionsOn, allPages, documentOf, revisionOf, specification } from '../support/generate.js';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const response = (name: string) => ({
  200: { description: 'OK', content: { 'application/json': { schema: ref(name) } } },
});

/** Returns a document whose operations use recursive models, a quarter as many. */
function recursiveModels(operations: number) {
  const models = operations / 4;
  return specification({
    paths: Object.fromEntries(
      Array.from({ length: operations }, (_, n) => [
        `/items/${n}`,
        { get: { tags: [`tag ${n % 20}`], responses: response(`Model${n % models}`) } },
      ]),
    ),
    components: {
      schemas: Object.fromEntries(
        Array.from({ length: models }, (_, n) => [
          `Model${n}`,
          // Each model refers to itself, and in pairs to each other.
          {
            type: 'object',
            properties: { self: ref(`Model${n}`), other: ref(`Model${n % 2 === 0 ? n + 1 : n - 1}`) },
          },
        ]),
      ),
    },
  });
}

describe('2,000 operations with recursive models', () => {
  const operations = 2000;
  const document = recursiveModels(operations);
  const outline = outlineOf(document);

  describe.each(['by-tag', 'by-operation'])('%s', (grouping) => {
    const generate = (specification: JSONObject) => {
      const outline = outlineOf(specification);
      const pages = allPages(revisionOf(outline, { grouping, models: true }).pages);
      return pages.map((page) => documentOf(outline, page, { specification }));
    };

    it('are generated within the limits on size (CC9)', () => {
      const documents = generate(document);
      expect(new Set(documents.flatMap(actionsOn)).size).toBe(operations);
      const largest = Math.max(...documents.map((one) => Buffer.byteLength(JSON.stringify(one))));
      expect(largest).toBeLessThanOrEqual(8 * 1024 * 1024);
    });

    it('are generated in linear time (CC9)', async () => {
      await expectGrowth((size) => {
        const specification = recursiveModels(size);
        return () => generate(specification);
      }, 200);
    });
  });

  it('contain each model once, and recursion ends at a reference (CC9)', () => {
    const pages = allPages(revisionOf(outline, { grouping: 'by-operation' }).pages);
    const page = pages.find(({ computed }) => computed?.props?.['page'] === 'op-get-/items/7');
    const [block] = (page && documentOf(outline, page, { specification: document })?.nodes) ?? [];
    const resolved = block?.type === 'openapi-operation' ? block.data.resolved : undefined;
    expect(isObject(resolved) && resolved['components']).toEqual({
      schemas: {
        Model6: { type: 'object', properties: { self: ref('Model6'), other: ref('Model7') } },
        Model7: { type: 'object', properties: { self: ref('Model7'), other: ref('Model6') } },
      },
    });
  });
});

it('a chain of 40 schemas that each use the previous one twice is not expanded (RF18)', () => {
  const schemas = Object.fromEntries(
    Array.from({ length: 40 }, (_, n) => [
      `S${n}`,
      n === 0 ? { type: 'string' } : { properties: { a: ref(`S${n - 1}`), b: ref(`S${n - 1}`) } },
    ]),
  );
  const text = JSON.stringify(
    specification({ paths: { '/a': { get: { responses: response('S39') } } }, components: { schemas } }),
  );
  const result = parse({ entry: 'openapi.json', files: new Map([['openapi.json', text]]) });
  if (result.kind !== 'parsed') throw new Error(`Expected a document, got ${result.kind}`);
  expect(result.problems).toEqual([]);
  expect(JSON.stringify(result.specification)).toBe(text);
  const outline = outlineOf(result.specification);
  for (const page of allPages(revisionOf(outline, { models: true }).pages)) {
    const fragments = { specification: result.specification };
    const size = JSON.stringify(documentOf(outline, page, fragments)).length;
    expect(size).toBeLessThan(2 * text.length);
  }
});

it('pages do not depend on the order of members and the white space of a document (CC3)', () => {
  const paths = {
    '/b': { get: { tags: ['z'], summary: 'B', responses: response('M') } },
    '/a': { post: { tags: ['a'], summary: 'A', responses: response('M') } },
  };
  const members = { tags: [{ name: 'z', description: 'Text.' }], paths, components: { schemas: { M: {} } } };
  const reordered = {
    components: members.components,
    paths: {
      '/b': { get: { responses: response('M'), summary: 'B', tags: ['z'] } },
      '/a': { post: { summary: 'A', responses: response('M'), tags: ['a'] } },
    },
    tags: [{ description: 'Text.', name: 'z' }],
  };
  const pagesOf = (text: string) => {
    const result = parse({ entry: 'openapi.json', files: new Map([['openapi.json', text]]) });
    if (result.kind !== 'parsed') throw new Error(`Expected a document, got ${result.kind}`);
    const outline = outlineOf(result.specification);
    const { pages } = revisionOf(outline, { grouping: 'by-operation', models: true });
    return JSON.stringify([pages, allPages(pages).map((page) => documentOf(outline, page))]);
  };
  const compact = pagesOf(JSON.stringify(specification(members)));
  expect(pagesOf(JSON.stringify(specification(reordered), null, 4))).toBe(compact);
});
