import type { JSONObject, JSONValue } from '@specshelf/base/json';

/** Members that forbid undeclared properties. */
const closing = new Set(['additionalProperties', 'unevaluatedProperties']);
const anyReference = '#/components/schemas/Any';
const openReference = '#/components/schemas/Open';

/** Schemas in these members judge the same value. */
const sameValue = new Set(['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentSchemas']);

interface Place {
  open: boolean;
  /** Whether the schema judges the value of a component, which must not refer to itself there. */
  top: boolean;
}

/**
 * Leaves out what the comparison reads as authors mean it, and a validator does not: a closed member of `allOf` forbids the properties
 * of its siblings.
 */
export const prune = (schema: JSONObject): JSONObject =>
  pruneValue(schema, { open: false, top: false }) as JSONObject;

/** As `prune`, for a component. `open` leaves out closing members everywhere. */
export const pruneComponent = (schema: JSONObject, { open = false }: { open?: boolean } = {}): JSONObject =>
  pruneValue(schema, { open, top: true }) as JSONObject;

function pruneValue(value: JSONValue, { open, top }: Place): JSONValue {
  if (Array.isArray(value)) return value.map((item) => pruneValue(item, { open, top }));
  if (typeof value !== 'object' || value === null) return value;
  const merges = value['allOf'] !== undefined || value['$ref'] !== undefined;
  const result: JSONObject = {};
  for (const [name, member] of Object.entries(value)) {
    if (closing.has(name) && (open || merges)) continue;
    if (name === '$ref') {
      const isAlone = Object.keys(value).length === 1;
      if (!top) result[name] = member === anyReference && (open || !isAlone) ? openReference : member;
    } else {
      result[name] = pruneValue(member, {
        open: open || name === 'allOf' || merges,
        top: top && sameValue.has(name),
      });
    }
  }
  return result;
}
