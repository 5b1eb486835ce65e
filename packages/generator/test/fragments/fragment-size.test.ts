import type { JSONObject } from '@specshelf/base/json';
import { isObject } from '@specshelf/base/json';
import { describe, expect, it } from 'vitest';
import {
  firstFragment,
  fragmentOf,
  resolvedBlocks,
  responsesWith,
  schemaReference,
} from '../support/fragments.js';
import { specification } from '../support/generate.js';

const mebibyte = 1024 * 1024;

const text = (size: number) => 'x'.repeat(size);

describe('a fragment above the limit', () => {
  it('omits the most distant references, and is marked as truncated', () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 100 }, (_, n) => [
        `S${n}`,
        { description: text(10_000), items: schemaReference(`S${n + 1}`) },
      ]),
    );
    const { resolved, truncated } = fragmentOf({
      paths: { '/a': { get: { responses: responsesWith(schemaReference('S0')) } } },
      components: { schemas: { ...schemas, S100: {} } },
    });
    expect(truncated).toBe(true);
    expect(JSON.stringify(resolved).length).toBeLessThanOrEqual(256 * 1024);
    expect(JSON.stringify(resolved).length).toBeGreaterThan(240 * 1024);
    expect(resolved).toMatchObject({ components: { schemas: { S0: {}, S1: {}, S20: {} } } });
  });

  it('keeps the small members of an operation that is itself above the limit', () => {
    const { resolved, truncated } = fragmentOf({
      paths: {
        '/a': {
          get: { responses: { 200: { description: text(mebibyte) } }, summary: 'Read', parameters: [] },
        },
      },
    });
    expect(truncated).toBe(true);
    expect(resolved['paths']).toEqual({ '/a': { get: { summary: 'Read', parameters: [] } } });
  });

  it('is measured in bytes', () => {
    const schemas = { A: { description: '漢'.repeat(100_000) } };
    const { resolved, truncated } = fragmentOf({ components: { schemas } });
    expect(truncated).toBe(true);
    expect(resolved).not.toHaveProperty('components');
  });
});

const sizeOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

/** Operations with `own` characters of text each, and references to a schema with `shared` characters. */
const manyOperations = (count: number, own: number, shared: number) =>
  specification({
    paths: Object.fromEntries(
      Array.from({ length: count }, (_, n) => [
        `/p${n}`,
        { get: { description: text(own), responses: responsesWith(schemaReference('Big')) } },
      ]),
    ),
    components: {
      schemas: { Big: { properties: { a: schemaReference('A') } }, A: { description: text(shared) } },
    },
  });

const fragmentsIn = (document: JSONObject) =>
  resolvedBlocks(document).flatMap((block) =>
    block.type === 'openapi-operation'
      ? [
          {
            resolved: block.data.resolved,
            truncated: block.data.truncated === true,
            size: sizeOf(block.data.resolved),
          },
        ]
      : [],
  );

const totalOf = (fragments: { size: number }[]) => fragments.reduce((sum, { size }) => sum + size, 0);

describe('a self-contained document above the limit', () => {
  it('contains the first blocks completely, and the beginning of every other block', () => {
    const fragments = fragmentsIn(manyOperations(100, 60_000, 150_000));
    expect(fragments).toHaveLength(100);
    expect(totalOf(fragments)).toBeLessThanOrEqual(4 * mebibyte);
    expect(totalOf(fragments)).toBeGreaterThan(3.9 * mebibyte);
    const kinds = fragments.map(({ resolved, truncated }) =>
      [
        truncated ? 'cut' : 'whole',
        ...(isObject(resolved) ? Object.keys(resolved).filter((name) => name !== 'info') : []),
      ].join(' '),
    );
    expect(kinds.slice(0, 19)).toEqual(Array(19).fill('whole openapi paths components'));
    expect(new Set(kinds.slice(19))).toEqual(new Set(['cut openapi paths components']));
    expect(fragments.at(-1)).toMatchObject({
      resolved: { paths: { '/p99': { get: { responses: {} } } }, components: { schemas: { Big: {} } } },
      truncated: true,
    });
  });

  it('is deterministic', () => {
    const document = manyOperations(40, 10_000, 200_000);
    const again = JSON.parse(JSON.stringify(document));
    expect(JSON.stringify(resolvedBlocks(document))).toBe(JSON.stringify(resolvedBlocks(document)));
    expect(JSON.stringify(resolvedBlocks(again))).toBe(JSON.stringify(resolvedBlocks(document)));
  });

  it('contains a later block completely when it fits', () => {
    const { paths, ...rest } = manyOperations(18, 120_000, 120_000);
    const fragments = fragmentsIn({
      ...rest,
      paths: { ...Object(paths), '/small': { get: { summary: 's' } } },
    });
    expect(fragments.at(-2)?.truncated).toBe(true);
    expect(fragments.at(-1)).toMatchObject({
      resolved: { paths: { '/small': { get: { summary: 's' } } } },
      truncated: false,
    });
  });
});

describe('a self-contained document with large common members', () => {
  it('stays within the limit', () => {
    const count = 20_000;
    const additionalOperations = Object.fromEntries(
      Array.from({ length: count }, (_, n) => [`M${n}`, { summary: 's' }]),
    );
    const members = Object.fromEntries(Array.from({ length: count }, (_, n) => [`x-${n}`, n]));
    const fragments = fragmentsIn(
      specification({
        info: { title: text(mebibyte), version: '1' },
        servers: [{ url: text(100_000) }],
        security: Array.from({ length: count }, (_, n) => ({ [`k${n}`]: [] })),
        paths: { '/a': { parameters: [{ description: text(50_000) }], ...members, additionalOperations } },
      }),
    );
    expect(fragments).toHaveLength(count);
    for (const { truncated, size } of fragments) {
      expect(truncated).toBe(true);
      expect(size).toBeLessThanOrEqual(256 * 1024);
    }
    // Even empty fragments of this number exceed the limit.
    expect(totalOf(fragments)).toBeLessThan(count * 300);
  });

  it('shortens a long title of the specification', () => {
    const { resolved, truncated } = firstFragment(
      specification({ info: { title: '𝒜'.repeat(mebibyte), version: '1' }, paths: { '/a': { get: {} } } }),
    );
    expect(resolved).toMatchObject({ info: { title: '𝒜'.repeat(200) }, paths: { '/a': { get: {} } } });
    expect(truncated).toBe(true);
  });
});
