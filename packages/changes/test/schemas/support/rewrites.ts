import type { JSONObject, JSONValue } from '@specshelf/base/json';
import type { Components } from './arbitrary-schema.js';

const isSchema = (value: JSONValue | undefined): value is JSONObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Another form of a schema that allows the same values. Returns undefined where the schema has no such form. */
export type Rewrite = (schema: JSONObject, components: Components) => JSONObject | undefined;

/** These members say something about others of the same schema, so that they must stay beside them. */
const together: readonly (readonly string[])[] = [
  ['properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties'],
  ['prefixItems', 'items', 'unevaluatedItems'],
  ['contains', 'minContains', 'maxContains'],
  ['if', 'then', 'else'],
];

function splitIntoAllOf(schema: JSONObject): JSONObject {
  const groups = new Map<string, JSONObject>();
  for (const [name, member] of Object.entries(schema)) {
    const group = together.find((names) => names.includes(name))?.[0] ?? name;
    const known = groups.get(group) ?? {};
    known[name] = member;
    groups.set(group, known);
  }
  return { allOf: [...groups.values()] };
}

function reverse(value: JSONValue): JSONValue {
  if (Array.isArray(value)) return value.map(reverse);
  if (!isSchema(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, reverse(member)]),
  );
}

const unordered = new Set(['required', 'allOf', 'anyOf', 'oneOf', 'type', 'enum']);

/** Turns lists round whose order means nothing. Examples and constants are no schemas. */
function reorder(value: JSONValue): JSONValue {
  if (Array.isArray(value)) return value.map(reorder);
  if (!isSchema(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const isList = unordered.has(name) && Array.isArray(member);
      if (name === 'const' || (name === 'enum' && !isList)) return [name, member];
      if (name === 'enum' && isList) return [name, [...member].reverse()];
      return [name, isList ? member.map(reorder).reverse() : reorder(member)];
    }),
  );
}

/** These members hold schemas by name. */
const maps = new Set(['properties', 'patternProperties', 'dependentSchemas']);

/** Applies a change to a schema and to each one inside it. */
function everywhere(value: JSONValue, change: (schema: JSONObject) => JSONObject): JSONValue {
  if (Array.isArray(value)) return value.map((item) => everywhere(item, change));
  if (!isSchema(value)) return value;
  const inner = Object.entries(value).map(([name, member]): [string, JSONValue] => {
    if (name === 'const' || name === 'enum' || name === 'dependentRequired') return [name, member];
    if (!maps.has(name) || !isSchema(member)) return [name, everywhere(member, change)];
    const schemas = Object.entries(member).map(([key, each]) => [key, everywhere(each, change)]);
    return [name, Object.fromEntries(schemas)];
  });
  return change(Object.fromEntries(inner));
}

const listConstants = (schema: JSONObject): JSONObject => {
  const { const: value, ...rest } = schema;
  return value === undefined || 'enum' in schema ? schema : { ...rest, enum: [value] };
};

/** Writes a list of types as a union. */
const uniteTypes = (schema: JSONObject): JSONObject => {
  const { type, ...rest } = schema;
  if (!Array.isArray(type) || 'anyOf' in schema) return schema;
  return { ...rest, anyOf: type.map((each) => ({ type: each })) };
};

/** Moves null from the types into a branch. */
const separateNull = (schema: JSONObject): JSONObject => {
  const { type, ...rest } = schema;
  const isPlain = ['enum', 'const', 'not', 'if', 'anyOf', 'oneOf', 'allOf', '$ref'].every(
    (name) => !(name in schema),
  );
  if (!Array.isArray(type) || !type.includes('null') || !isPlain) return schema;
  const types = type.filter((each) => each !== 'null');
  return {
    oneOf: [{ ...rest, type: types.length === 1 ? (types[0] as JSONValue) : types }, { type: 'null' }],
  };
};

/** Replaces references to components by the components. */
function inline(schema: JSONObject, components: Components): JSONObject {
  return everywhere(schema, (each) => {
    const { $ref: reference, ...rest } = each;
    const target = typeof reference === 'string' ? components[reference.split('/').at(-1) ?? ''] : undefined;
    if (!isSchema(target)) return each;
    return Object.keys(rest).length === 0
      ? structuredClone(target)
      : { ...rest, allOf: [...((rest['allOf'] as JSONValue[] | undefined) ?? []), structuredClone(target)] };
  }) as JSONObject;
}

const spellOut = (schema: JSONObject): JSONObject => {
  const result = { ...schema };
  if (schema['type'] === 'string') result['minLength'] ??= 0;
  if (schema['type'] === 'array')
    Object.assign(result, {
      minItems: schema['minItems'] ?? 0,
      items: schema['items'] ?? {},
      uniqueItems: schema['uniqueItems'] ?? false,
    });
  if (schema['type'] === 'object' && !('unevaluatedProperties' in schema)) {
    Object.assign(result, {
      additionalProperties: schema['additionalProperties'] ?? true,
      required: schema['required'] ?? [],
      minProperties: schema['minProperties'] ?? 0,
    });
  }
  if ('contains' in schema) result['minContains'] ??= 1;
  return result;
};

/** Forms of the same schema, by name. */
export const rewrites: Readonly<Record<string, Rewrite>> = {
  'in allOf': (schema) => ({ allOf: [schema] }),
  'in allOf beside an empty schema': (schema) => ({ allOf: [{}, schema, true] }),
  'in anyOf': (schema) => ({ anyOf: [schema] }),
  'in oneOf': (schema) => ({ oneOf: [schema] }),
  'in nested allOf': (schema) => ({ allOf: [{ allOf: [schema] }] }),
  'twice in allOf': (schema) => ({ allOf: [schema, structuredClone(schema)] }),
  'split into allOf': splitIntoAllOf,
  'with its members in another order': (schema) => reverse(schema) as JSONObject,
  'with its lists in another order': (schema) => reorder(schema) as JSONObject,
  'with constants as lists': (schema) => everywhere(schema, listConstants) as JSONObject,
  'with lists of types as unions': (schema) => everywhere(schema, uniteTypes) as JSONObject,
  'with null as a branch': (schema) => everywhere(schema, separateNull) as JSONObject,
  'with references inlined': inline,
  'with defaults spelled out': (schema) => everywhere(schema, spellOut) as JSONObject,
  'with texts': (schema) =>
    everywhere(schema, (each) => ({ ...each, description: 'A text.', title: 'Title' })) as JSONObject,
};
