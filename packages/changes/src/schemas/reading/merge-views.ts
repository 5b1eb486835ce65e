import type { JSONValue } from '@specshelf/base/json';
import type { Located } from '../../model/comparison.js';
import type { Limit, LimitName, SchemaView, ValuesView } from './schema-view.js';
import { bitsOfValue, typeBits } from './type-set.js';

/** Adds the demands of another view: a value must satisfy both. */
export function mergeView(view: SchemaView, other: SchemaView): void {
  view.types &= other.types;
  for (const [name, limit] of other.limits) mergeLimit(view, name, limit);
  mergeLists(view, other);
  mergeMaps(view, other);
  mergeValues(view, other.values);
  mergeOptional(view, other);
  view.readOnly ||= other.readOnly;
  view.writeOnly ||= other.writeOnly;
}

/** Keeps the stricter limit. */
export function mergeLimit(view: SchemaView, name: LimitName, limit: Limit): void {
  const known = view.limits.get(name);
  if (known === undefined || isStricter(name, limit, known)) view.limits.set(name, limit);
}

export function isStricter(name: LimitName, first: Limit, second: Limit): boolean {
  if (first.value === second.value) return first.exclusive && !second.exclusive;
  return name.startsWith('min') ? first.value > second.value : first.value < second.value;
}

type ListName =
  | 'contentSchema'
  | 'additional'
  | 'propertyNames'
  | 'items'
  | 'unevaluatedItems'
  | 'nots'
  | 'conditions'
  | 'parts';

const lists: readonly ListName[] = [
  'contentSchema',
  'additional',
  'propertyNames',
  'items',
  'unevaluatedItems',
  'nots',
  'conditions',
  'parts',
];

function mergeLists(view: SchemaView, other: SchemaView): void {
  mergePrefixes(view, other);
  for (const name of lists) addNodes(view[name], other[name]);
  view.unions.push(
    ...other.unions.filter(({ node }) => !view.unions.some((known) => isSame(known.node, node))),
  );
  view.contains.push(
    ...other.contains.filter(({ node }) => !view.contains.some((known) => isSame(known.node, node))),
  );
}

const isSame = (first: Located, second: Located): boolean => first.pointer === second.pointer;

/** Adds nodes that are not there: two references may lead to the same schema. */
function addNodes(nodes: Located[], others: readonly Located[]): void {
  for (const other of others) if (!nodes.some((node) => isSame(node, other))) nodes.push(other);
}

/** An item without a schema of its own in one of the views has the schema of its other items. */
function mergePrefixes(view: SchemaView, other: SchemaView): void {
  const length = Math.max(view.prefixItems.length, other.prefixItems.length);
  for (let index = 0; index < length; index++) {
    view.prefixItems[index] = [
      ...(view.prefixItems[index] ?? view.items),
      ...(other.prefixItems[index] ?? other.items),
    ];
  }
}

function mergeMaps(view: SchemaView, other: SchemaView): void {
  for (const name of ['properties', 'patternProperties', 'dependentSchemas'] as const) {
    for (const [key, schemas] of other[name]) {
      const all = [...(view[name].get(key) ?? [])];
      addNodes(all, schemas);
      view[name].set(key, all);
    }
  }
  for (const name of ['required', 'dependentRequired', 'patterns', 'dynamicReferences'] as const) {
    for (const [key, node] of other[name]) if (!view[name].has(key)) view[name].set(key, node);
  }
  for (const [key, node] of other.multiples) if (!view.multiples.has(key)) view.multiples.set(key, node);
}

/** Keeps the values that both lists contain. */
export function mergeValues(view: SchemaView, other: ValuesView | undefined): void {
  if (other === undefined) return;
  if (view.values === undefined) {
    view.values = other;
    return;
  }
  const allowed = new Set(other.values.map(({ value }) => keyOf(value)));
  view.values = {
    ...view.values,
    values: view.values.values.filter(({ value }) => allowed.has(keyOf(value))),
  };
}

/** Whether a number or a text is within the limits. */
function isWithin(value: JSONValue, { limits }: SchemaView): boolean {
  const unit = typeof value === 'string' ? 'Length' : 'imum';
  const size = typeof value === 'string' ? [...value].length : value;
  if (typeof size !== 'number' || limits.size === 0) return true;
  const min = limits.get(`min${unit}`);
  const max = limits.get(`max${unit}`);
  if (min !== undefined && (size < min.value || (min.exclusive && size === min.value))) return false;
  return max === undefined || size < max.value || (!max.exclusive && size === max.value);
}

/** Leaves out values that other demands exclude, and types without values. */
export function restrictValues(view: SchemaView): void {
  if (view.values === undefined) return;
  const { values } = view.values;
  const kept = values.filter(
    ({ value }) => (bitsOfValue(value) & ~view.types) === 0 && isWithin(value, view),
  );
  if (kept.length < values.length) view.values = { ...view.values, values: kept };
  view.types &= kept.reduce<number>((bits, { value }) => bits | bitsOfValue(value), typeBits.null);
  // The type says as much.
  if (kept.length === 0 && view.types === typeBits.null) delete view.values;
}

/** Members of which the first one counts. */
const optional = [
  'typeNode',
  'extensible',
  'uniqueItems',
  'format',
  'contentEncoding',
  'contentMediaType',
  'default',
  'discriminator',
  'xml',
  'dialect',
] as const;

function mergeOptional(view: SchemaView, other: SchemaView): void {
  for (const name of optional) {
    const node: Located | undefined = other[name];
    if (view[name] === undefined && node !== undefined) view[name] = node;
  }
}

/** Returns a text that is equal for equal values, regardless of the order of members. */
export function keyOf(value: JSONValue): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([first], [second]) => (first < second ? -1 : 1)))
      : part,
  );
}
