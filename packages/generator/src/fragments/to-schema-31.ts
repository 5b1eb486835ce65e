import type { JSONObject, JSONValue } from '@specshelf/parser';
import { member } from '../specification/json.js';

/** A schema of OpenAPI 3.0, whose parts are converted already, in the words of 3.1. */
export function toSchema31(schema: JSONObject): JSONObject {
  if (typeof member(schema, '$ref') === 'string') return reference(schema);
  const copy = { ...schema };
  convertLimit(copy, 'minimum', 'exclusiveMinimum');
  convertLimit(copy, 'maximum', 'exclusiveMaximum');
  convertExample(copy);
  return convertNullable(copy);
}

/** Beside a reference 3.0 takes no notice of keywords, and 3.1 does: only what people read is kept. */
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

/** Null becomes one of the types. Without a type, 3.0 leaves it open: what its author meant is taken. */
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
