import type { JSONValue } from '@specshelf/base/json';
import type { Located } from '../../model/comparison.js';

/** Schemas that a value must all satisfy, such as the members of `allOf`. */
export type Schemas = readonly Located[];

export type LimitName =
  | 'minimum'
  | 'maximum'
  | 'minLength'
  | 'maxLength'
  | 'minItems'
  | 'maxItems'
  | 'minProperties'
  | 'maxProperties';

export interface Limit {
  value: number;
  exclusive: boolean;
  node: Located;
}

export interface UnionView {
  kind: 'oneOf' | 'anyOf';
  node: Located;
  branches: Located[];
}

/** The allowed values of `enum` or `const`, without null. */
export interface ValuesView {
  node: Located;
  values: readonly Located[];
  /** Whether a `const` gives the value. */
  byConst: boolean;
}

/** A schema of items that an array contains, at least `min` and at most `max` times. */
export interface ContainsView {
  node: Located;
  min: number;
  minNode?: Located;
  max: number;
  maxNode?: Located;
}

/** The views of both documents. */
export interface BothViews {
  readonly before: SchemaView;
  readonly after: SchemaView;
}

/** What a conjunction of schemas demands. Refers to nodes of the document and copies none. */
export interface SchemaView {
  /** Pointer of the first schema, where absent members would be. */
  pointer: string;
  /** The allowed types as bits of `type-set.ts`. */
  types: number;
  typeNode?: Located;
  values?: ValuesView;
  /** `x-extensible-enum`: new values may appear at any time. */
  extensible?: Located;
  limits: Map<LimitName, Limit>;
  patterns: Map<string, Located>;
  multiples: Map<number, Located>;
  uniqueItems?: Located;
  format?: Located;
  contentEncoding?: Located;
  contentMediaType?: Located;
  contentSchema: Located[];
  default?: Located;
  properties: Map<string, Located[]>;
  required: Map<string, Located>;
  /** `additionalProperties`, or `unevaluatedProperties` without it, unless every value is allowed. */
  additional: Located[];
  patternProperties: Map<string, Located[]>;
  propertyNames: Located[];
  /** The names that a property demands, as `name > demanded name`. */
  dependentRequired: Map<string, Located>;
  dependentSchemas: Map<string, Located[]>;
  items: Located[];
  prefixItems: Located[][];
  contains: ContainsView[];
  unevaluatedItems: Located[];
  unions: UnionView[];
  nots: Located[];
  conditions: Located[];
  dynamicReferences: Map<string, Located>;
  discriminator?: Located;
  xml?: Located;
  dialect?: Located;
  readOnly: boolean;
  writeOnly: boolean;
  /** The schemas themselves, with their texts. */
  parts: Located[];
}

export function createView(pointer: string, types: number): SchemaView {
  return {
    pointer,
    types,
    limits: new Map(),
    patterns: new Map(),
    multiples: new Map(),
    contentSchema: [],
    properties: new Map(),
    required: new Map(),
    additional: [],
    patternProperties: new Map(),
    propertyNames: [],
    dependentRequired: new Map(),
    dependentSchemas: new Map(),
    items: [],
    prefixItems: [],
    contains: [],
    unevaluatedItems: [],
    unions: [],
    nots: [],
    conditions: [],
    dynamicReferences: new Map(),
    readOnly: false,
    writeOnly: false,
    parts: [],
  };
}

/** Members that limit no values. */
const annotations = new Set([
  'title',
  'description',
  'default',
  'deprecated',
  'example',
  'examples',
  'readOnly',
  'writeOnly',
  'externalDocs',
  'xml',
  '$comment',
]);

/** Whether a schema allows every value. */
export function allowsAll(schema: JSONValue | undefined): boolean {
  if (schema === undefined || schema === true) return true;
  if (typeof schema !== 'object' || schema === null) return false;
  return Object.keys(schema).every((name) => annotations.has(name) || name.startsWith('x-'));
}
