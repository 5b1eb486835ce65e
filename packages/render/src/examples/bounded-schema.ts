import { defined } from '@specshelf/base/defined';
import {
  arrayMember,
  entriesOf,
  isObject,
  type JSONObject,
  type JSONValue,
  member,
  numberMember,
  objectMember,
} from '@specshelf/base/json';
import { printStart } from '../base/print-json.js';
import { mergeSchema } from '../schema/merge-schema.js';
import type { MergedSchema } from '../schema/merged-schema.js';

/** Limits on objects inside objects, on the schemas of one example, and on the characters of values in it. */
const maxDepth = 5;
const maxSchemas = 400;
const maxCharacters = 20_000;

/** Limit on the properties of a request, and on the optional ones of a larger request. */
const maxRequestProperties = 12;
const maxOptionalProperties = 6;

/** Limits on texts and lists that a schema demands. */
const maxTextLength = 200;
const maxListLength = 3;

/** The number of schemas that may be copied. */
export interface SampleBudget {
  readonly samples: number;
  takeSamples(schemas: number): void;
}

/**
 * A copy of a schema without references, alternatives, and loops, from which an example of a limited size can be generated: a small
 * specification can describe a value of any size. Returns undefined when the page has no room for another example.
 */
export function boundedSchema(
  root: JSONObject,
  schema: JSONValue,
  direction: Direction,
  budget: SampleBudget,
): JSONObject | undefined {
  for (let depth = maxDepth; depth >= 0 && budget.samples > 0; depth--) {
    const copy = new SchemaCopy(root, direction, depth);
    const complete = depth === 0 ? copy.start(schema) : copy.of(schema);
    budget.takeSamples(copy.size);
    if (complete !== undefined) return complete;
  }
  return undefined;
}

export type Direction = 'request' | 'response';

class SchemaCopy {
  readonly #root: JSONObject;
  readonly #direction: Direction;
  readonly #maxDepth: number;
  #schemas = maxSchemas;
  #characters = maxCharacters;

  constructor(root: JSONObject, direction: Direction, depth: number) {
    this.#root = root;
    this.#direction = direction;
    this.#maxDepth = depth;
  }

  /** The number of schemas that were copied. */
  get size(): number {
    return maxSchemas - this.#schemas;
  }

  /** Returns undefined when the copy is too large. */
  of(schema: JSONValue): JSONObject | undefined {
    const copy = this.start(schema);
    return this.#schemas < 0 ? undefined : copy;
  }

  /** As much of a copy as fits. */
  start(schema: JSONValue): JSONObject {
    return this.#copy(schema, 0, new Set()) ?? {};
  }

  #copy(schema: JSONValue, depth: number, ancestors: ReadonlySet<string>): JSONObject | undefined {
    if (this.#schemas < 0) return undefined;
    const merged = mergeSchema(this.#root, schema);
    if (merged.accepts === 'never' || this.#isHidden(merged)) return undefined;
    this.#schemas -= 1;
    // Fragments omit objects, lists, and choices rather than simple values.
    if (merged.isMissing) return { example: {} };
    const value = this.#givenValue(merged);
    const xml = objectMember(merged.keywords, 'xml');
    if (value !== undefined) return { example: value, ...(xml === undefined ? {} : { xml }) };
    const isLoop = merged.pointers.some((pointer) => ancestors.has(pointer));
    if (isLoop || depth > this.#maxDepth) return emptyOf(merged);
    const { pointers } = merged;
    const enclosing = pointers.length === 0 ? ancestors : new Set([...ancestors, ...pointers]);
    const alternative = this.#alternative(merged, depth, enclosing);
    return combine(this.#own(merged, depth, enclosing), alternative);
  }

  /** The first alternative with a value. */
  #alternative(
    { choices }: MergedSchema,
    depth: number,
    ancestors: ReadonlySet<string>,
  ): JSONObject | undefined {
    for (const schema of choices[0]?.schemas ?? []) {
      const copy = this.#copy(schema, depth, ancestors);
      if (copy !== undefined) return copy;
    }
    return undefined;
  }

  /** Requests have no read-only members, responses no write-only ones. */
  #isHidden({ keywords }: MergedSchema): boolean {
    return member(keywords, this.#direction === 'request' ? 'readOnly' : 'writeOnly') === true;
  }

  /** A value of the author, unless it is too long. */
  #givenValue({ keywords }: MergedSchema): JSONValue | undefined {
    const value =
      member(keywords, 'example') ??
      arrayMember(keywords, 'examples')[0] ??
      member(keywords, 'const') ??
      member(keywords, 'default') ??
      arrayMember(keywords, 'enum')[0];
    if (value === undefined) return undefined;
    const { length } = printStart(value, maxCharacters);
    if (length > this.#characters) return undefined;
    this.#characters -= length;
    return value;
  }

  #own(merged: MergedSchema, depth: number, ancestors: ReadonlySet<string>): JSONObject {
    const { keywords, types, properties } = merged;
    const [type] = types;
    const members = this.#shownProperties(merged).flatMap(([name, property]) => {
      const copy = this.#copy(property, depth + 1, ancestors);
      return copy === undefined ? [] : [[name, copy]];
    });
    return {
      ...plainKeywords(keywords),
      ...(type === undefined ? {} : { type }),
      ...limited(keywords, 'minLength', maxTextLength),
      ...limited(keywords, 'maxLength', maxTextLength),
      ...limited(keywords, 'minItems', maxListLength),
      ...(properties.size === 0 ? {} : { type: 'object', properties: Object.fromEntries(members) }),
      ...this.#others(merged, depth, ancestors),
    };
  }

  /** Requests with many properties are shown with the required ones, and with the first of the others. */
  #shownProperties({ properties, required }: MergedSchema): [string, JSONValue][] {
    // The sampler assigns members, so this name would set a prototype.
    const all = [...properties].filter(([name]) => name !== '__proto__');
    if (this.#direction === 'response' || all.length <= maxRequestProperties) return all;
    let optional = maxOptionalProperties;
    return all.filter(([name]) => required.has(name) || optional-- > 0);
  }

  #others({ keywords, properties }: MergedSchema, depth: number, ancestors: ReadonlySet<string>): JSONObject {
    const [first] = arrayMember(keywords, 'prefixItems');
    const items = first ?? member(keywords, 'items');
    if (items !== undefined) {
      const copy = this.#copy(items, depth + 1, ancestors);
      return copy === undefined ? { type: 'array' } : { type: 'array', items: copy };
    }
    const values = member(keywords, 'additionalProperties');
    if (properties.size > 0 || !isObject(values)) return {};
    const copy = this.#copy(values, depth + 1, ancestors);
    return copy === undefined ? {} : { type: 'object', properties: { name: copy } };
  }
}

/** An object or a list without content, instead of a loop or of a value that is too deep. */
function emptyOf({ types, properties, keywords }: MergedSchema): JSONObject {
  if (types[0] === 'array' || member(keywords, 'items') !== undefined) return { example: [] };
  return types[0] === 'object' || properties.size > 0
    ? { example: {} }
    : { ...plainKeywords(keywords), ...defined({ type: types[0] }) };
}

function plainKeywords(keywords: JSONObject): JSONObject {
  return Object.fromEntries(entriesOf(keywords).filter(([name]) => kept.has(name)));
}

/** Keywords of numbers, texts, and XML. */
const kept: ReadonlySet<string> = new Set([
  'exclusiveMaximum',
  'exclusiveMinimum',
  'format',
  'maximum',
  'minimum',
  'multipleOf',
  'xml',
]);

function limited(keywords: JSONObject, name: string, limit: number): JSONObject {
  const value = numberMember(keywords, name);
  return value === undefined || value < 0 ? {} : { [name]: Math.min(value, limit) };
}

/** A schema with the properties of an alternative. */
function combine(own: JSONObject, alternative: JSONObject | undefined): JSONObject {
  if (alternative === undefined) return own;
  const properties = member(own, 'properties');
  const others = member(alternative, 'properties');
  if (!isObject(properties)) return { ...own, ...alternative };
  if (!isObject(others)) return own;
  return { ...own, properties: { ...properties, ...others } };
}
