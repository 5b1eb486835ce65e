import type { JSONObject } from '@specshelf/parser';
import { expect, it } from 'vitest';
import { applyPolicy, changeLimits, compareSpecifications, defaultPolicy } from '../../src/index.js';
import { documentOf, today } from '../support/compare.js';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const object = (name: string): JSONObject => ({ type: 'object', properties: { [name]: { type: 'string' } } });
const named = (names: readonly string[], value: (name: string) => JSONObject): JSONObject =>
  Object.fromEntries(names.map((name) => [name, value(name)]));

/** Documents that would take very long if each part were compared with each other part. */
const documents: Record<string, (mark: string) => JSONObject> = {
  'unions inside of allOf': (mark) =>
    documentOf({
      allOf: range(12).map((outer) => ({
        oneOf: range(6).map((inner) => object(`p${outer}${inner}${mark}`)),
      })),
    }),
  'unions inside of unions': (mark) =>
    documentOf(
      range(40).reduce<JSONObject>((inner, index) => ({ oneOf: [inner, object(`q${index}${mark}`)] }), {
        type: 'string',
      }),
    ),
  'unions of many branches': (mark) =>
    documentOf({ oneOf: range(150).map((index) => object(`${mark}${index}`)) }),
  'schemas that refer to each other in allOf': (mark) => {
    const refer = (index: number) => ({ $ref: `#/components/schemas/S${index % 60}` });
    const names = range(60).map((index) => `S${index}`);
    const schemas = named(names, (name) => {
      const index = Number(name.slice(1));
      return { allOf: [refer(index + 1), refer(index + 2), object(`${mark}${index}`)] };
    });
    return documentOf(refer(0), { schemas });
  },
  'thousands of renamed paths': (mark) => ({
    openapi: '3.1.0',
    info: { title: 'Test', version: '1' },
    paths: named(
      range(2_000).map((index) => `/${mark}${index}`),
      (path) => ({ get: { operationId: path, responses: { 200: { description: path } } } }),
    ),
  }),
};

it.each(Object.entries(documents))('%s end within seconds', (_, create) => {
  const started = performance.now();
  const report = compareSpecifications(create('a'), create('b'), { today });
  expect(report.changes.length).toBeGreaterThan(0);
  expect(report.changes.length).toBeLessThanOrEqual(changeLimits.changes);
  expect(performance.now() - started).toBeLessThan(20_000);
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
