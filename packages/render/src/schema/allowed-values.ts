import {
  arrayMember,
  isObject,
  type JSONObject,
  type JSONValue,
  member,
  textMember,
} from '@specshelf/base/json';
import type { AllowedValue } from '../model/schema-view.js';
import type { Choice, MergedSchema } from './merged-schema.js';
import { resolveReference } from './resolve-reference.js';

/** Extensions with a description for each value: an object by value, or a list in the order of `enum`. */
const descriptionKeywords = [
  'x-enumDescriptions',
  'x-enum-descriptions',
  'x-enumDescription',
  'x-enum-varnames',
  'x-enumNames',
];

/** The allowed values of a schema, from `const`, `enum`, or a choice between constants. */
export function allowedValues(root: JSONObject, { keywords, choices }: MergedSchema): AllowedValue[] {
  const value = member(keywords, 'const');
  if (value !== undefined) return [{ value }];
  const values = arrayMember(keywords, 'enum');
  if (values.length > 0) return values.map((each, index) => withDescription(keywords, each, index));
  return choices.length === 1 ? choices.flatMap((choice) => constantsOf(root, choice) ?? []) : [];
}

/** Constants of choices by fragment: rows, types, and values of a page need those of the same choices. */
const cache = new WeakMap<JSONObject, Map<Choice['schemas'], AllowedValue[] | undefined>>();

/** The constants of a choice; undefined when an alternative is not a constant. */
export function constantsOf(root: JSONObject, { schemas }: Choice): AllowedValue[] | undefined {
  const known = cache.get(root) ?? new Map<Choice['schemas'], AllowedValue[] | undefined>();
  cache.set(root, known);
  if (!known.has(schemas)) known.set(schemas, findConstants(root, schemas));
  return known.get(schemas);
}

function findConstants(root: JSONObject, schemas: Choice['schemas']): AllowedValue[] | undefined {
  const values: AllowedValue[] = [];
  for (const value of schemas) {
    const { schema } = resolveReference(root, value);
    const constant = isObject(schema) ? (member(schema, 'const') ?? onlyValue(schema)) : undefined;
    if (constant === undefined) return undefined;
    const description = textMember(schema, 'description') ?? textMember(schema, 'title');
    values.push({ value: constant, ...(description === undefined ? {} : { description }) });
  }
  return values;
}

function onlyValue(schema: JSONObject): JSONValue | undefined {
  const values = arrayMember(schema, 'enum');
  return values.length === 1 ? values[0] : undefined;
}

function withDescription(keywords: JSONObject, value: JSONValue, index: number): AllowedValue {
  for (const keyword of descriptionKeywords) {
    const descriptions = member(keywords, keyword);
    const description = Array.isArray(descriptions)
      ? descriptions[index]
      : member(descriptions, String(value));
    if (typeof description === 'string' && description !== '') return { value, description };
  }
  return { value };
}
