import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { member } from '@specshelf/base/json';

/** Converts a schema of OpenAPI 3.0 to 3.1. Its subschemas must be converted before. */
export function toSchema31(schema: JSONObject): JSONObject {
  if (typeof member(schema, '$ref') === 'string') return reference(schema);
  const copy = { ...schema };
  convertLimit(copy, 'minimum', 'exclusiveMinimum');
  convertLimit(copy, 'maximum', 'exclusiveMaximum');
  convertExample(copy);
  return convertNullable(copy);
}

/** OpenAPI 3.0 ignores keywords beside a reference and 3.1 does not, so only documentation remains. */
function reference(schema: JSONObject): JSONObject {
  return Object.fromEntries(
    Object.entries(schema).filter(
      ([name]) => ['$ref', 'summary', 'description', 'deprecated'].includes(name) || name.startsWith('x-'),
    ),
  );
}

function convertLimit(schema: JSONObject, limit: string, exclusive: string): void {
  const value = member(schema, exclusive);
  if (typeof value !== 'boolean') return;
  delete schema[exclusive];
  const bound = member(schema, limit);
  if (value && typeof bound === 'number') {
    delete schema[limit];
    schema[exclusive] = bound;
  }
}

function convertExample(schema: JSONObject): void {
  const example = member(schema, 'example');
  if (example === undefined) return;
  delete schema['example'];
  if (!Array.isArray(member(schema, 'examples'))) schema['examples'] = [example];
}

/** Adds `null` to the types. OpenAPI 3.0 ignores `nullable` without a type; the author's intention counts here. */
function convertNullable(schema: JSONObject): JSONObject {
  const { nullable, ...rest } = schema;
  if (nullable !== true) return typeof nullable === 'boolean' ? rest : schema;
  const { type, enum: values, oneOf, anyOf, allOf, ...others } = rest;
  if (typeof type === 'string') return { ...rest, type: [type, 'null'], ...withNull(values) };
  if (Array.isArray(oneOf)) return { ...rest, oneOf: [...oneOf, { type: 'null' }] };
  if (Array.isArray(anyOf)) return { ...rest, anyOf: [...anyOf, { type: 'null' }] };
  if (Array.isArray(allOf)) return { ...others, anyOf: [{ allOf }, { type: 'null' }], ...withNull(values) };
  return { ...rest, ...withNull(values) };
}

function withNull(values: JSONValue | undefined): JSONObject {
  if (!Array.isArray(values)) return {};
  return { enum: values.includes(null) ? values : [...values, null] };
}
