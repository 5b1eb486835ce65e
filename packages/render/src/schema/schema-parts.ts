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

/** Limit on `allOf` inside `allOf`, and on all parts of a schema. */
const maxLevels = 20;
const maxParts = 500;

/** Keywords whose values in several parts are merged. */
const mergedKeywords: ReadonlySet<string> = new Set([
  'allOf',
  'anyOf',
  'oneOf',
  'properties',
  'required',
  'type',
]);

/** Keywords with a schema that is neither a property nor an alternative, and those that belong to them. */
const conditionKeywords: ReadonlySet<string> = new Set([
  'contains',
  'contentSchema',
  'dependentSchemas',
  'else',
  'if',
  'maxContains',
  'minContains',
  'not',
  'propertyNames',
  'then',
  'unevaluatedItems',
]);

/** Limits of which the smaller or the larger one counts. */
const upperLimits: ReadonlySet<string> = new Set(['maximum', 'maxItems', 'maxLength', 'maxProperties']);
const lowerLimits: ReadonlySet<string> = new Set(['minimum', 'minItems', 'minLength', 'minProperties']);

/** The value of a keyword that two parts have: the first one, or the limit that is in both. */
function narrowed(name: string, first: JSONValue, second: JSONValue): JSONValue {
  if (typeof first !== 'number' || typeof second !== 'number') return first;
  if (upperLimits.has(name)) return Math.min(first, second);
  return lowerLimits.has(name) ? Math.max(first, second) : first;
}

/** A schema and the parts of its `allOf`, which are collected one after the other. */
export class SchemaParts {
  readonly #root: JSONObject;
  readonly #own: readonly string[];
  readonly #pointers = new Set<string>();
  readonly #properties = new Map<string, JSONValue>();
  /** The schemas of properties that several parts describe differently. */
  readonly #shared = new Map<string, JSONValue[]>();
  readonly #required = new Set<string>();
  readonly #choices: Choice[] = [];
  readonly #conditions: JSONObject[] = [];
  readonly #missing: string[] = [];
  // Without a prototype, `__proto__` is a name like any other.
  readonly #keywords: JSONObject = Object.create(null);
  #types: string[] | undefined;
  #parts = 0;

  /** `own` contains the pointers of the schema. */
  constructor(root: JSONObject, own: readonly string[]) {
    this.#root = root;
    this.#own = own;
  }

  add(schema: JSONObject, level: number): void {
    this.#parts += 1;
    const isRepeated = this.#parts > 1 && this.#repeatsCondition(schema);
    for (const [name, value] of entriesOf(schema)) {
      if (mergedKeywords.has(name) || (isRepeated && conditionKeywords.has(name))) continue;
      const known = this.#keywords[name];
      this.#keywords[name] = known === undefined ? value : narrowed(name, known, value);
    }
    this.#addTypes(member(schema, 'type'));
    for (const [name, property] of entriesOf(member(schema, 'properties'))) this.#addProperty(name, property);
    for (const name of arrayMember(schema, 'required')) {
      if (typeof name === 'string') this.#required.add(name);
    }
    this.#addChoices(schema);
    const allOf = arrayMember(schema, 'allOf');
    if (level < maxLevels) for (const part of allOf) this.#addPart(part, level, allOf.length === 1);
  }

  finish(): Omit<MergedSchema, 'isMissing' | 'name' | 'pointers'> {
    const types = this.#types ?? [];
    for (const [name, all] of this.#shared) this.#properties.set(name, { allOf: all });
    return {
      accepts: 'described',
      types: types.filter((type) => type !== 'null'),
      // `nullable` is the keyword of OpenAPI 3.0.
      isNullable: types.includes('null') || member(this.#keywords, 'nullable') === true,
      properties: this.#properties,
      required: this.#required,
      choices: this.#choices,
      conditions: this.#conditions,
      keywords: this.#keywords,
      missingParts: this.#missing,
      hasReferences: this.#pointers.size > 0 || this.#missing.length > 0,
    };
  }

  /** Keeps the conditions of a part apart if another part has the same: `then` and `else` belong to the `if` beside them. */
  #repeatsCondition(schema: JSONObject): boolean {
    const conditions = entriesOf(schema).filter(([name]) => conditionKeywords.has(name));
    if (!conditions.some(([name]) => name in this.#keywords)) return false;
    this.#conditions.push(Object.fromEntries(conditions));
    return true;
  }

  #addPart(part: JSONValue, level: number, isOnly: boolean): void {
    if (this.#parts >= maxParts) return;
    const { schema, name, pointers } = resolveReference(this.#root, part);
    if (schema === undefined && name !== undefined) this.#missing.push(name);
    if (!isObject(schema) || pointers.some((pointer) => this.#isKnown(pointer))) return;
    for (const pointer of pointers) this.#pointers.add(pointer);
    // The title and description of one part of several describe that part only.
    this.add(isOnly || name === undefined ? schema : withoutTexts(schema), level + 1);
  }

  /** An alternative that extends a schema with alternatives has chosen itself. */
  #isOwn(schema: JSONValue): boolean {
    const pointer = textMember(schema, '$ref');
    return pointer !== undefined && this.#own.includes(pointer);
  }

  #isKnown(pointer: string): boolean {
    return this.#pointers.has(pointer) || this.#own.includes(pointer);
  }

  /** A type of two parts must match both. */
  #addTypes(type: JSONValue | undefined): void {
    const added = [type].flat().filter((name) => typeof name === 'string');
    if (added.length === 0) return;
    const both = this.#types?.filter((name) => added.includes(name)) ?? added;
    this.#types = both.length === 0 ? this.#types : both;
  }

  /** A property of several parts must match all of its schemas. */
  #addProperty(name: string, property: JSONValue): void {
    const first = this.#properties.get(name);
    if (first === undefined) this.#properties.set(name, property);
    else {
      const known = this.#shared.get(name) ?? [first];
      if (!known.includes(property)) this.#shared.set(name, [...known, property]);
    }
  }

  #addChoices(schema: JSONObject): void {
    for (const kind of ['oneOf', 'anyOf'] as const) {
      const schemas = arrayMember(schema, kind);
      const discriminator = member(schema, 'discriminator');
      if (schemas.length === 0 || schemas.some((each) => this.#isOwn(each))) continue;
      this.#choices.push({ kind, schemas, ...(isObject(discriminator) ? { discriminator } : {}) });
    }
  }
}

/** A part that is not a restriction: texts of the schema around it. */
export function isAnnotation(part: JSONValue): boolean {
  return isObject(part) && Object.keys(part).every((name) => annotations.has(name) || name.startsWith('x-'));
}

const annotations: ReadonlySet<string> = new Set([
  'default',
  'deprecated',
  'description',
  'example',
  'examples',
  'externalDocs',
  'nullable',
  'readOnly',
  'title',
  'writeOnly',
]);

function withoutTexts(schema: JSONObject): JSONObject {
  const { title: _t, description: _d, 'x-gitbook-description-html': _h, ...rest } = schema;
  return rest;
}
