import type { JSONObject } from '@specshelf/base/json';
import { expect, it } from 'vitest';
import { expectGrowth } from '../../../../scripts/testing/expect-growth.js';
import { applyPolicy, changeLimits, compareSpecifications, defaultPolicy } from '../../src/index.js';
import { documentOf, today } from '../support/compare.js';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const object = (name: string): JSONObject => ({ type: 'object', properties: { [name]: { type: 'string' } } });
const named = (names: readonly string[], value: (name: string) => JSONObject): JSONObject =>
  Object.fromEntries(names.map((name) => [name, value(name)]));

interface Hostile {
  /** Of the smallest of three documents whose times are compared. */
  size: number;
  /** Of the document that must have changes. */
  full: number;
  /** The time grows with the size to this power: 1 by default. */
  order?: number;
  create: (size: number, mark: string) => JSONObject;
}

/** Documents that would take very long if each part were compared with each other part. */
const documents: Record<string, Hostile> = {
  'unions inside of allOf': {
    size: 3,
    full: 12,
    create: (size, mark) =>
      documentOf({
        allOf: range(size).map((outer) => ({
          oneOf: range(6).map((inner) => object(`p${outer}${inner}${mark}`)),
        })),
      }),
  },
  'unions inside of unions': {
    size: 10,
    full: 40,
    order: 2,
    create: (size, mark) =>
      documentOf(
        range(size).reduce<JSONObject>((inner, index) => ({ oneOf: [inner, object(`q${index}${mark}`)] }), {
          type: 'string',
        }),
      ),
  },
  'unions of many branches': {
    size: 38,
    full: 150,
    create: (size, mark) => documentOf({ oneOf: range(size).map((index) => object(`${mark}${index}`)) }),
  },
  'schemas that refer to each other in allOf': {
    size: 15,
    full: 60,
    order: 2,
    create: (size, mark) => {
      const refer = (index: number) => ({ $ref: `#/components/schemas/S${index % size}` });
      const names = range(size).map((index) => `S${index}`);
      const schemas = named(names, (name) => {
        const index = Number(name.slice(1));
        return { allOf: [refer(index + 1), refer(index + 2), object(`${mark}${index}`)] };
      });
      return documentOf(refer(0), { schemas });
    },
  },
  'thousands of renamed paths': {
    size: 500,
    full: 2_000,
    create: (size, mark) => ({
      openapi: '3.1.0',
      info: { title: 'Test', version: '1' },
      paths: named(
        range(size).map((index) => `/${mark}${index}`),
        (path) => ({ get: { operationId: path, responses: { 200: { description: path } } } }),
      ),
    }),
  },
};

it.each(Object.entries(documents))('%s are compared in bounded time', async (_, hostile) => {
  const { size, full, order, create } = hostile;
  await expectGrowth(
    (count) => {
      const [before, after] = [create(count, 'a'), create(count, 'b')];
      return () => compareSpecifications(before, after, { today });
    },
    size,
    order,
  );
  const report = compareSpecifications(create(full, 'a'), create(full, 'b'), { today });
  expect(report.changes.length).toBeGreaterThan(0);
  expect(report.changes.length).toBeLessThanOrEqual(changeLimits.changes);
});

it('lists the most severe changes of too many', () => {
  const properties = (mark: string) =>
    named(
      range(6_000).map((index) => `${mark}${index}`),
      () => ({ type: 'string' }),
    );
  const report = compareSpecifications(
    documentOf({ properties: properties('a') }),
    documentOf({ properties: properties('b') }),
    { today },
  );
  expect([report.complete, report.changes.length]).toEqual([false, changeLimits.changes]);
  expect(report.omitted).toEqual(['wire']);
  expect(applyPolicy(report, defaultPolicy).mayRefuseMore).toBe(false);
  expect(applyPolicy(report, { ...defaultPolicy, refuse: 'breaking' }).mayRefuseMore).toBe(true);
});

it('omits texts of too many changes, which policies need not know', () => {
  const properties = (description: string) =>
    named(
      range(changeLimits.changes + 1).map((index) => `p${index}`),
      () => ({ type: 'string', description }),
    );
  const report = compareSpecifications(
    documentOf({ properties: properties('A pet') }),
    documentOf({ properties: properties('A cat') }),
    { today },
  );
  expect([report.complete, report.omitted]).toEqual([false, ['docs']]);
  const policy = { ...defaultPolicy, refuse: 'breaking' } as const;
  expect(applyPolicy(report, policy).mayRefuseMore).toBe(false);
  expect(applyPolicy(report, { ...policy, categories: ['docs'] }).mayRefuseMore).toBe(true);
});
