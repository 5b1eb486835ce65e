import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomSeed } from '../../../../scripts/testing/random-seed.js';
import { compareSchemas, levelsOf } from '../support/compare.js';
import { propertyRuns } from '../support/property-runs.js';

const names = fc.constantFrom('a', 'b', 'c');
const scalar: fc.Arbitrary<JSONObject> = fc.oneof(
  fc.record({ type: fc.constant('string'), minLength: fc.nat(3), maxLength: fc.integer({ min: 3, max: 6 }) }),
  fc.record({ type: fc.constant('integer'), minimum: fc.integer({ min: -3, max: 3 }) }),
  fc.record({ type: fc.constant('number'), maximum: fc.integer({ min: -3, max: 3 }) }),
  fc.record({
    enum: fc.uniqueArray(fc.constantFrom('x', 'y', 'z', 1, 2), { minLength: 1 }),
  }) as fc.Arbitrary<JSONObject>,
  fc.record({ type: fc.constant(['string', 'null']) }) as fc.Arbitrary<JSONObject>,
  fc.record({ type: fc.constant('boolean') }),
);

const schema: fc.Arbitrary<JSONObject> = fc.letrec<{ schema: JSONObject }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc
      .record({
        properties: fc.dictionary(names, tie('schema'), { maxKeys: 3 }),
        required: fc.uniqueArray(names, { maxLength: 2 }),
        closed: fc.boolean(),
      })
      .map(({ properties, required, closed }) => ({
        type: 'object',
        properties: { ...properties },
        required,
        ...(closed ? { additionalProperties: false } : {}),
      })),
    fc.record({ type: fc.constant('array'), items: tie('schema'), maxItems: fc.integer({ min: 1, max: 3 }) }),
  ),
})).schema;

const value: fc.Arbitrary<JSONValue> = fc.letrec<{ value: JSONValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<JSONValue>('', 'x', 'y', 'z', 'xyz', 'xyzxyz', 0, 1, 2, -2, 1.5, true, null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(names, tie('value'), { maxKeys: 3 }).map((object) => ({ ...object })),
  ),
})).value;

const reverse = { added: 'removed', removed: 'added', changed: 'changed' } as const;
const isSilent = (before: JSONObject, after: JSONObject): boolean =>
  compareSchemas(before, after).every(({ impact }) => impact === 'docs');

describe('a comparison', () => {
  it('of equal documents is empty, whatever the order of members', () => {
    const reordered = (part: JSONValue): JSONValue => {
      if (Array.isArray(part)) return part.map(reordered);
      if (typeof part !== 'object' || part === null) return part;
      return Object.fromEntries(
        Object.entries(part)
          .reverse()
          .map(([name, member]) => [name, reordered(member)]),
      );
    };
    fc.assert(
      fc.property(schema, (one) => {
        expect(compareSchemas(one, structuredClone(one))).toEqual([]);
        expect(compareSchemas(one, reordered(one) as JSONObject)).toEqual([]);
      }),
      { seed: randomSeed(1) },
    );
  });

  it('mirrors the comparison in the other direction', () => {
    fc.assert(
      fc.property(schema, schema, (before, after) => {
        const forward = compareSchemas(before, after);
        const backward = compareSchemas(after, before);
        const actions = (changes: typeof forward, map: (action: keyof typeof reverse) => string) =>
          changes.map(({ action }) => map(action)).sort();
        expect(actions(backward, (action) => action)).toEqual(actions(forward, (action) => reverse[action]));
      }),
      { numRuns: propertyRuns(100), seed: randomSeed(1) },
    );
  });

  it('of equivalent schemas finds no change of messages', () => {
    fc.assert(
      fc.property(schema, (one) => {
        expect(isSilent(one, { allOf: [one] })).toBe(true);
        expect(isSilent({ anyOf: [one] }, one)).toBe(true);
        expect(isSilent({ oneOf: [one] }, { allOf: [one, {}] })).toBe(true);
        expect(isSilent({ anyOf: [one, { type: 'null' }] }, { oneOf: [{ type: 'null' }, one] })).toBe(true);
      }),
      { numRuns: propertyRuns(100), seed: randomSeed(1) },
    );
  });

  it('finds a change for each value that is valid in one version only', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    fc.assert(
      fc.property(
        schema,
        schema,
        fc.array(value, { minLength: 20, maxLength: 20 }),
        (before, after, values) => {
          const wasValid = ajv.compile(before);
          const isValid = ajv.compile(after);
          const changes = compareSchemas(before, after);
          const breaks = (direction: 'toServer' | 'toClient') =>
            changes.some(({ directions }) => ['breaking', 'risky'].includes(directions[direction] ?? ''));
          for (const each of values) {
            const [was, is] = [wasValid(each), isValid(each)];
            const context = () => JSON.stringify({ each, before, after, levels: levelsOf(changes) });
            // A property that an open object did not declare may have had any value; new optional ones count as safe.
            if (changes.some(({ rule }) => /^property-(?:added|removed)/.test(rule))) continue;
            if (was && !is) expect(breaks('toServer'), context()).toBe(true);
            if (!was && is) expect(breaks('toClient'), context()).toBe(true);
          }
        },
      ),
      { numRuns: propertyRuns(300), seed: randomSeed(27) },
    );
  });
});
