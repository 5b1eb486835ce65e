import type { Comparison, Located, Pair } from '../model/comparison.js';
import { compareAnnotations } from './compare-annotations.js';
import { compareArrays } from './compare-arrays.js';
import { compareConditions } from './compare-conditions.js';
import { compareFormats } from './compare-formats.js';
import { compareLimits } from './compare-limits.js';
import { compareObjects } from './compare-objects.js';
import { compareTypes } from './compare-types.js';
import { compareUnions } from './compare-unions.js';
import { compareValues } from './compare-values.js';
import { readSchemas } from './reading/read-schema.js';
import type { Schemas, SchemaView } from './reading/schema-view.js';
import type { SchemaContext } from './schema-context.js';

export interface SchemaOptions {
  /** Whether values are written as text, as in a query: then every number is also a string. */
  text?: boolean;
}

/** Compares two schemas in both directions. Returns undefined if they are equal. An absent schema allows every value. */
export function compareSchemas(
  before: Located | undefined,
  after: Located | undefined,
  comparison: Comparison,
  { text = false }: SchemaOptions = {},
): Pair | undefined {
  if (before === undefined && after === undefined) return undefined;
  const from = before ?? { value: true, pointer: after?.pointer ?? '' };
  const to = after ?? { value: true, pointer: before?.pointer ?? '' };
  return createContext(comparison, text).compare([from], [to]);
}

/** Creates the context of a comparison of schemas. */
function createContext(comparison: Comparison, text: boolean, depth = 0): SchemaContext {
  const context: SchemaContext = {
    comparison,
    text,
    depth,
    fork: (other, level) => createContext(other, false, level),
    compare: (before, after) => compareAll(before, after, context),
  };
  return context;
}

function compareAll(before: Schemas, after: Schemas, context: SchemaContext): Pair | undefined {
  const { comparison, text } = context;
  if (
    before.length === after.length &&
    before.every(({ value }, index) => comparison.equal(value, after[index]?.value ?? null))
  ) {
    return undefined;
  }
  const kind = text ? 'text schema' : 'schema';
  return comparison.pair(kind, joined(before, context, 'before'), joined(after, context, 'after'), (pair) => {
    const from = readSchemas(before, comparison.before);
    const to = readSchemas(after, comparison.after);
    compareViews(pair, from, to, { ...context, text: false, asText: text });
  });
}

/** Names a conjunction: by the target of a reference, so that all references to a schema share one pair. */
function joined(schemas: Schemas, { comparison }: SchemaContext, name: 'before' | 'after'): Located {
  const side = comparison[name];
  const targets = schemas.map((schema) => (hasOnlyReference(schema) ? side.resolve(schema) : schema));
  return { value: null, pointer: targets.map(({ pointer }) => pointer).join(' & ') };
}

function hasOnlyReference({ value }: Located): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length === 1 &&
    Object.hasOwn(value, '$ref')
  );
}

function compareViews(pair: Pair, before: SchemaView, after: SchemaView, context: SchemaContext): void {
  compareAnnotations(pair, before, after, context);
  // A value of another type, or of another form, has no limits in common.
  if (!compareTypes(pair, before, after, context)) return;
  if (!compareUnions(pair, before, after, context)) return;
  compareValues(pair, before, after);
  compareLimits(pair, before, after);
  compareFormats(pair, before, after, context);
  compareObjects(pair, before, after, context);
  compareArrays(pair, before, after, context);
  compareConditions(pair, before, after, context);
}
