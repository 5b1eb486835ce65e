import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { type Components, formats, names, patterns } from './arbitrary-schema.js';
import type { Validate } from './validity.js';

/** One of the versions of a schema. */
export interface Version {
  components: Components;
  validatorOf(schema: JSONValue): Validate;
}

interface Node {
  schema: JSONValue;
  version: Version;
}

const maxDepth = 4;
const maxValues = 400;
const maxParts = 30;

const pool: readonly JSONValue[] = [
  null,
  true,
  false,
  'x',
  'y',
  'xyz',
  '',
  'yz',
  '12',
  'x12345',
  0,
  1,
  2,
  3,
  4,
  6,
  -1,
  -2,
  0.5,
  1.5,
  2.5,
  4.75,
  7,
  [],
  {},
  ...Object.values(formats),
];

/** Lists values at the borders of both versions of a schema: of what one allows and the other does not, at least one is meant to be there. */
export function sampleValues(
  before: JSONValue,
  after: JSONValue,
  versions: readonly [Version, Version],
): JSONValue[] {
  return valuesFor(
    [
      { schema: before, version: versions[0] },
      { schema: after, version: versions[1] },
    ],
    0,
  );
}

const isObject = (value: JSONValue | undefined): value is JSONObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function valuesFor(nodes: readonly Node[], depth: number): JSONValue[] {
  const parts = partsOf(nodes);
  if (depth >= maxDepth) return distinct(parts, [...pool], 1);
  const values: JSONValue[] = [...pool, ...constantsOf(parts)];
  const has = (...members: string[]) =>
    parts.some(({ schema }) => isObject(schema) && members.some((name) => name in schema));
  if (has('items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems'))
    values.push(...arraysFor(parts, depth));
  if (
    has(
      'properties',
      'required',
      'additionalProperties',
      'unevaluatedProperties',
      'patternProperties',
      'propertyNames',
      'minProperties',
      'maxProperties',
      'dependentRequired',
      'dependentSchemas',
    )
  )
    values.push(...objectsFor(parts, depth));
  return depth === 0 ? values : distinct([...nodes, ...parts], values, 2);
}

/** Keeps a few values of those that the same schemas allow. */
function distinct(nodes: readonly Node[], values: readonly JSONValue[], count: number): JSONValue[] {
  const kept = new Map<string, number>();
  return values.filter((value) => {
    const profile = nodes
      .map(({ schema, version }) => (version.validatorOf(schema)(value) ? '1' : '0'))
      .join('');
    const known = kept.get(profile) ?? 0;
    kept.set(profile, known + 1);
    return known < count;
  });
}

/** Lists schemas with all schemas that judge the same value. */
function partsOf(nodes: readonly Node[]): Node[] {
  const parts: Node[] = [];
  const seen = new Set<JSONValue>();
  const pending = [...nodes];
  for (let node = pending.shift(); node !== undefined && parts.length < maxParts; node = pending.shift()) {
    const { schema, version } = node;
    if (!isObject(schema) || seen.has(schema)) continue;
    seen.add(schema);
    parts.push(node);
    const add = (inner: JSONValue | undefined) => {
      if (inner !== undefined) pending.push({ schema: inner, version });
    };
    const reference = schema['$ref'];
    if (typeof reference === 'string') add(version.components[reference.split('/').at(-1) ?? '']);
    for (const name of ['allOf', 'anyOf', 'oneOf'])
      for (const item of (schema[name] as JSONValue[] | undefined) ?? []) add(item);
    for (const name of ['not', 'if', 'then', 'else']) add(schema[name]);
    for (const inner of Object.values((schema['dependentSchemas'] as JSONObject | undefined) ?? {}))
      add(inner);
  }
  return parts;
}

function constantsOf(parts: readonly Node[]): JSONValue[] {
  return parts.flatMap(({ schema }) => {
    if (!isObject(schema)) return [];
    const numbers = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']
      .map((name) => schema[name])
      .filter((value) => typeof value === 'number')
      .flatMap((value) => [value, value - 1, value + 1, value - 0.25, value + 0.25, value * 2]);
    const lengths = ['minLength', 'maxLength']
      .map((name) => schema[name])
      .filter((value) => typeof value === 'number')
      .flatMap((value) => [value, value + 1, Math.max(0, value - 1)])
      .flatMap((length) => [
        'x'.repeat(length),
        `${'x'.repeat(Math.max(0, length - 1))}z`,
        '1'.repeat(length),
      ]);
    return [...numbers, ...lengths];
  });
}

function arraysFor(parts: readonly Node[], depth: number): JSONValue[] {
  const inner = parts.flatMap(({ schema, version }) => {
    if (!isObject(schema)) return [];
    const found = [
      schema['items'],
      schema['contains'],
      ...((schema['prefixItems'] as JSONValue[] | undefined) ?? []),
    ];
    return found.filter((each) => each !== undefined).map((each) => ({ schema: each, version }));
  });
  const items = (inner.length === 0 ? [1, 'x'] : valuesFor(inner, depth + 1)).slice(0, 12);
  const arrays: JSONValue[] = items.flatMap((first) => [
    [first],
    [first, first],
    [first, first, first],
    [first, first, first, first],
  ]);
  for (const first of items)
    for (const second of items) arrays.push([first, second], [first, second, second], [first, first, second]);
  arrays.push([1, 2, 3], [1, 2, 3, 4], ['x', 'y'], ['x', 1, null]);
  return spread(arrays, maxValues);
}

/** The schemas that judge a property. */
function propertySchemas(name: string, parts: readonly Node[]): Node[] {
  return parts.flatMap(({ schema, version }) => {
    if (!isObject(schema)) return [];
    const { properties, patternProperties, additionalProperties } = schema;
    const found = [
      isObject(properties) ? properties[name] : undefined,
      ...(isObject(patternProperties)
        ? Object.entries(patternProperties)
            .filter(([pattern]) => new RegExp(pattern, 'u').test(name))
            .map(([, each]) => each)
        : []),
      additionalProperties,
    ];
    return found.filter((each) => each !== undefined).map((each) => ({ schema: each, version }));
  });
}

const absent = Symbol('absent');

function objectsFor(parts: readonly Node[], depth: number): JSONValue[] {
  const used = [...names, ...Object.values(patterns), 'other'];
  const limit = depth === 0 ? maxValues : 60;
  let objects: JSONObject[] = [{}];
  for (const name of used) {
    const schemas = propertySchemas(name, parts);
    const isNamed = (names as readonly string[]).includes(name);
    const found = schemas.length === 0 ? [1] : valuesFor(schemas, depth + 1).slice(0, 8);
    const choices: (JSONValue | typeof absent)[] = [absent, ...(isNamed ? found : found.slice(0, 3))];
    const grown = objects.flatMap((object) =>
      choices.map((value) => (value === absent ? object : { ...object, [name]: value })),
    );
    objects = spread(grown, limit);
  }
  return objects;
}

/** Takes items in even steps. */
function spread<Item>(items: Item[], count: number): Item[] {
  if (items.length <= count) return items;
  const step = items.length / count;
  return Array.from({ length: count }, (_, index) => items[Math.floor(index * step)] as Item);
}
