import {
  arrayMember,
  entriesOf,
  isObject,
  type JSONObject,
  type JSONValue,
  member,
  textMember,
} from '@specshelf/base/json';
import type { Choice, MergedSchema } from './merged-schema.js';
import { resolveReference } from './resolve-reference.js';
import { isAnnotation, SchemaParts } from './schema-parts.js';

/** Limit on choices with one schema inside each other. */
const maxLevels = 20;

/** Merged schemas by fragment: pages merge the same schemas for their types, rows, and examples. */
const cache = new WeakMap<JSONObject, Map<unknown, MergedSchema>>();

/** Resolves a schema, merges its `allOf`, and unwraps a choice between one schema and null. */
export function mergeSchema(root: JSONObject, value: JSONValue): MergedSchema {
  const known = cache.get(root) ?? new Map<unknown, MergedSchema>();
  cache.set(root, known);
  const key = keyOf(value);
  const merged = known.get(key) ?? merge(root, value, none);
  known.set(key, merged);
  return merged;
}

const none: ReadonlySet<string> = new Set();

/** References to the same schema are equal. */
function keyOf(value: JSONValue): unknown {
  const pointer = textMember(value, '$ref');
  return pointer !== undefined && isObject(value) && Object.keys(value).length === 1 ? pointer : value;
}

/** `seen` contains the pointers of enclosing choices, because a choice may contain only itself. */
function merge(root: JSONObject, value: JSONValue, seen: ReadonlySet<string>): MergedSchema {
  const { schema, name, pointers } = resolveReference(root, value);
  const base = { ...(name === undefined ? {} : { name }), isMissing: schema === undefined, pointers };
  if (typeof schema !== 'object') {
    return { ...empty, ...base, accepts: schema === false ? 'never' : 'any' };
  }
  const parts = new SchemaParts(root, pointers);
  parts.add(schema, 0);
  const merged = withNameOfPart(root, schema, { ...parts.finish(), ...base });
  if (merged.choices.length !== 1 || pointers.some((pointer) => seen.has(pointer))) return merged;
  return unwrapSingleChoice(root, merged, new Set([...seen, ...pointers]));
}

const empty = {
  types: [],
  isNullable: false,
  properties: new Map<string, JSONValue>(),
  required: new Set<string>(),
  choices: [],
  conditions: [],
  keywords: {},
  missingParts: [],
  hasReferences: false,
} as const;

/** `allOf` with one reference is that schema with other texts: the usual way to describe a property in OpenAPI 3.0. */
function withNameOfPart(root: JSONObject, schema: JSONObject, merged: MergedSchema): MergedSchema {
  if (!Object.hasOwn(schema, 'allOf')) return merged;
  let part: JSONObject = schema;
  for (let level = 0; level < maxLevels && merged.name === undefined; level++) {
    const [only, ...others] = arrayMember(part, 'allOf').filter((each) => !isAnnotation(each));
    if (
      only === undefined ||
      others.length > 0 ||
      structure.some((keyword) => Object.hasOwn(part, keyword))
    ) {
      return merged;
    }
    const resolved = resolveReference(root, only);
    if (resolved.name !== undefined) {
      const isMissing = resolved.schema === undefined;
      return {
        ...merged,
        name: resolved.name,
        isMissing,
        missingParts: isMissing ? [] : merged.missingParts,
        pointers: [...merged.pointers, ...resolved.pointers],
      };
    }
    if (!isObject(resolved.schema)) return merged;
    part = resolved.schema;
  }
  return merged;
}

/** Keywords that make a schema more than its only part. */
const structure = ['properties', 'oneOf', 'anyOf', 'enum', 'items', 'additionalProperties'];

/** `anyOf: [X, null]` is X or null; a choice of one is that one. */
function unwrapSingleChoice(root: JSONObject, merged: MergedSchema, seen: ReadonlySet<string>): MergedSchema {
  const [choice, ...others] = merged.choices;
  if (choice === undefined || others.length > 0) return merged;
  const schemas = choice.schemas.filter((schema) => !isNull(schema));
  const isNullable = merged.isNullable || schemas.length < choice.schemas.length;
  const [only, ...more] = schemas;
  const isSingle = only !== undefined && more.length === 0 && merged.properties.size === 0;
  if (!isSingle || seen.size > maxLevels) return withChoice(merged, { ...choice, schemas }, isNullable);
  const inner = merge(root, only, seen);
  const name = merged.name ?? inner.name;
  return {
    ...inner,
    ...(name === undefined ? {} : { name }),
    isNullable: isNullable || inner.isNullable,
    required: new Set([...inner.required, ...merged.required]),
    conditions: [...merged.conditions, ...inner.conditions],
    keywords: { ...inner.keywords, ...merged.keywords },
    missingParts: [...merged.missingParts, ...inner.missingParts],
    hasReferences: merged.hasReferences || inner.hasReferences,
    pointers: [...merged.pointers, ...inner.pointers],
  };
}

function withChoice(merged: MergedSchema, choice: Choice, isNullable: boolean): MergedSchema {
  return { ...merged, isNullable, choices: choice.schemas.length === 0 ? [] : [choice] };
}

/** Whether a schema accepts only null, and has nothing else to show. */
function isNull(schema: JSONValue): boolean {
  const entries = entriesOf(schema).filter(([name]) => name !== 'nullable' && name !== 'title');
  if (entries.length !== 1) return false;
  const [only] = arrayMember(schema, 'enum');
  return (
    member(schema, 'type') === 'null' || member(schema, 'const') === null || (only === null && isOne(schema))
  );
}

function isOne(schema: JSONValue): boolean {
  return arrayMember(schema, 'enum').length === 1;
}
