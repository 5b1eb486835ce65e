import type { JSONValue } from '@specshelf/parser';
import type { Located } from '../../comparison.js';
import type { Limit, LimitName, SchemaView, ValuesView } from './schema-view.js';

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
  | 'contains'
  | 'unevaluatedItems'
  | 'nots'
  | 'conditions'
  | 'parts';

const lists: readonly ListName[] = [
  'contentSchema',
  'additional',
  'propertyNames',
  'items',
  'contains',
  'unevaluatedItems',
  'nots',
  'conditions',
  'parts',
];

function mergeLists(view: SchemaView, other: SchemaView): void {
  for (const name of lists) view[name].push(...other[name]);
  view.unions.push(...other.unions);
  for (const [index, schemas] of other.prefixItems.entries()) {
    const known = view.prefixItems[index];
    if (known === undefined) view.prefixItems[index] = [...schemas];
    else known.push(...schemas);
  }
}

function mergeMaps(view: SchemaView, other: SchemaView): void {
  for (const name of ['properties', 'patternProperties', 'dependentSchemas'] as const) {
    for (const [key, schemas] of other[name])
      view[name].set(key, [...(view[name].get(key) ?? []), ...schemas]);
  }
  for (const name of ['required', 'dependentRequired', 'patterns', 'dynamicReferences'] as const) {
    for (const [key, node] of other[name]) if (!view[name].has(key)) view[name].set(key, node);
  }
  for (const [key, node] of other.multiples) if (!view.multiples.has(key)) view.multiples.set(key, node);
}

function mergeValues(view: SchemaView, other: ValuesView | undefined): void {
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
