import type { JSONObject, JSONValue } from '@specshelf/base/json';
import fc from 'fast-check';

/** Names of properties. Documents use no other ones, so that two schemas often meet. */
export const names = ['a', 'b', 'c'] as const;
export const patterns: Readonly<Record<string, string>> = { '^x': 'xyz', z$: 'yz', '^[0-9]+$': '12' };
export const formats: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  uuid: '6f7c1a9e-51c4-4c54-9f3a-0d7f6a4b2c11',
  ipv4: '10.0.0.1',
};

/** The components to which generated schemas refer. `Open` forbids no undeclared property. */
export interface Components {
  [name: string]: JSONValue;
  Any: JSONObject;
  Open: JSONObject;
}

const name = fc.constantFrom(...names);
const small = fc.integer({ min: 0, max: 3 });

/** Keeps a few of the members, and always the type. */
function members(parts: Record<string, fc.Arbitrary<JSONValue>>): fc.Arbitrary<JSONObject> {
  const optional = Object.keys(parts).filter((key) => key !== 'type');
  return fc
    .tuple(fc.record(parts), fc.subarray(optional, { maxLength: Math.min(3, optional.length) }))
    .map(([object, kept]) =>
      Object.fromEntries(Object.entries(object).filter(([key]) => key === 'type' || kept.includes(key))),
    );
}

const values = fc.uniqueArray(fc.constantFrom<JSONValue>('x', 'y', 'xyz', 1, 2, true, null), {
  minLength: 1,
  maxLength: 4,
});

const strings = members({
  type: fc.constant('string'),
  minLength: small,
  maxLength: fc.integer({ min: 2, max: 5 }),
  pattern: fc.constantFrom(...Object.keys(patterns)),
  format: fc.constantFrom(...Object.keys(formats)),
});

const numbers = members({
  type: fc.constantFrom('integer', 'number'),
  minimum: fc.integer({ min: -1, max: 2 }),
  maximum: fc.integer({ min: 2, max: 5 }),
  exclusiveMinimum: fc.constantFrom(-1, 0, 0.5),
  exclusiveMaximum: fc.constantFrom(2, 3, 4.5),
  multipleOf: fc.constantFrom(0.5, 1, 2, 3, 4, 6),
});

const typeNames = ['string', 'integer', 'number', 'boolean', 'null', 'array', 'object'];
const scalars: fc.Arbitrary<JSONObject> = fc.oneof(
  strings,
  numbers,
  fc.constantFrom(...typeNames).map((type) => ({ type })),
  fc.uniqueArray(fc.constantFrom(...typeNames), { minLength: 2, maxLength: 3 }).map((type) => ({ type })),
  values.map((list) => ({ enum: list })),
  fc.constantFrom<JSONValue>('x', 1, null, true).map((value) => ({ const: value })),
);

interface Ties {
  schema: JSONObject;
  sub: JSONValue;
}

function arrays(sub: fc.Arbitrary<JSONValue>): fc.Arbitrary<JSONObject> {
  return members({
    type: fc.constant('array'),
    items: fc.oneof(sub, fc.constant(false)),
    prefixItems: fc.array(sub, { minLength: 1, maxLength: 2 }),
    minItems: fc.integer({ min: 0, max: 2 }),
    maxItems: fc.integer({ min: 1, max: 3 }),
    uniqueItems: fc.constant(true),
  });
}

function containing(sub: fc.Arbitrary<JSONValue>): fc.Arbitrary<JSONObject> {
  return fc
    .record({ contains: sub, min: fc.option(fc.nat(2)), max: fc.option(fc.integer({ min: 1, max: 2 })) })
    .map(({ contains, min, max }) => ({
      type: 'array',
      contains,
      ...(min === null ? {} : { minContains: min }),
      ...(max === null ? {} : { maxContains: max }),
    }));
}

function objects(sub: fc.Arbitrary<JSONValue>): fc.Arbitrary<JSONObject> {
  const properties = fc.dictionary(name, sub, { maxKeys: 3 }).map((object) => ({ ...object }));
  const required = fc.uniqueArray(name, { maxLength: 2 });
  const additional = fc.oneof(fc.constant(false), fc.constant(false), fc.constant(true), sub);
  return fc.oneof(
    {
      weight: 8,
      arbitrary: members({
        type: fc.constant('object'),
        properties,
        required,
        additionalProperties: additional,
      }),
    },
    {
      weight: 2,
      arbitrary: members({
        type: fc.constant('object'),
        properties,
        additionalProperties: additional,
        unevaluatedProperties: fc.constant(false),
        patternProperties: fc
          .dictionary(fc.constantFrom(...Object.keys(patterns)), sub, { maxKeys: 2 })
          .map((o) => ({ ...o })),
        propertyNames: fc.constantFrom<JSONValue>(
          { maxLength: 1 },
          { enum: ['a', 'b'] },
          { pattern: '^x' },
          true,
        ),
        minProperties: fc.integer({ min: 0, max: 2 }),
        maxProperties: fc.integer({ min: 1, max: 3 }),
        dependentRequired: fc.constantFrom<JSONValue>({ a: ['b'] }, { a: ['b', 'c'] }, { b: ['c'] }),
        dependentSchemas: fc.dictionary(name, sub, { maxKeys: 1 }).map((o) => ({ ...o })),
      }),
    },
  );
}

const conditional = ['if', 'then', 'else'] as const;

function compositions(
  sub: fc.Arbitrary<JSONValue>,
  schema: fc.Arbitrary<JSONObject>,
): fc.Arbitrary<JSONObject> {
  const branches = fc.array(sub, { minLength: 1, maxLength: 3 });
  const parts = fc.array(schema, { minLength: 1, maxLength: 2 });
  return fc.oneof(
    branches.map((anyOf) => ({ anyOf })),
    branches.map((oneOf) => ({ oneOf })),
    parts.map((allOf) => ({ allOf })),
    fc.tuple(schema, branches).map(([base, anyOf]) => ({ ...base, anyOf })),
    fc.tuple(schema, parts).map(([base, allOf]) => ({ ...base, allOf })),
    fc.tuple(scalars, sub).map(([base, not]) => ({ ...base, not })),
    fc
      .tuple(sub, sub, sub)
      .map((parts) => Object.fromEntries(parts.map((part, index) => [conditional[index], part]))),
  );
}

const arbitrary = fc.letrec<Ties>((tie: fc.LetrecTypedTie<Ties>) => ({
  sub: fc.oneof(
    { depthSize: 'small', withCrossShrink: true, depthIdentifier: 'schema' },
    scalars,
    fc.constantFrom<JSONValue>(
      true,
      {},
      { $ref: '#/components/schemas/Any' },
      { $ref: '#/components/schemas/Open' },
    ),
    tie('schema'),
  ),
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true, depthIdentifier: 'schema' },
    { weight: 4, arbitrary: scalars },
    { weight: 4, arbitrary: objects(tie('sub')) },
    { weight: 2, arbitrary: arrays(tie('sub')) },
    { weight: 1, arbitrary: containing(tie('sub')) },
    { weight: 3, arbitrary: compositions(tie('sub'), tie('schema')) },
  ),
}));

/** Small schemas of OpenAPI 3.1 with most keywords. */
export const arbitrarySchema: fc.Arbitrary<JSONObject> = arbitrary.schema;
