import { child, children, isObjectNode, namedChildren } from '../../document/members.js';
import type { Located } from '../../model/comparison.js';
import { keyOf, mergeLimit, mergeValues } from './merge-views.js';
import { allowsAll, type LimitName, type SchemaView } from './schema-view.js';
import { anyType, bitsOfTypes, bitsOfValue, typeBits } from './type-set.js';

/** Adds what the members of one schema demand, apart from composition and references. */
export function readKeywords(view: SchemaView, schema: Located, version: string): void {
  readTypes(view, schema);
  readValues(view, schema);
  readLimits(view, schema);
  readFormats(view, schema, version);
  readObjects(view, schema);
  readArrays(view, schema);
  readOthers(view, schema);
}

function readTypes(view: SchemaView, schema: Located): void {
  const type = child(schema, 'type');
  if (type === undefined) return;
  view.typeNode = type;
  const bits = bitsOfTypes(Array.isArray(type.value) ? type.value : [type.value]);
  // An unknown type would allow nothing; the parser has reported it.
  view.types &= bits === 0 ? anyType : bits;
}

function readValues(view: SchemaView, schema: Located): void {
  const list = child(schema, 'enum');
  const constant = child(schema, 'const');
  const extensible = child(schema, 'x-extensible-enum');
  if (extensible !== undefined) view.extensible = extensible;
  if (constant !== undefined) readList(view, constant, [constant], true);
  if (list !== undefined) {
    const items = children(list).map(([, item]) => item);
    readList(view, list, items, false);
  }
}

function readList(view: SchemaView, node: Located, all: readonly Located[], byConst: boolean): void {
  if (all.length === 0) return;
  const values = [...new Map(all.map((item) => [keyOf(item.value), item])).values()];
  view.types &= values.reduce((bits, { value }) => bits | bitsOfValue(value), 0);
  mergeValues(view, { node, values: values.filter(({ value }) => value !== null), byConst });
}

const limitNames: readonly LimitName[] = [
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
];

function readLimits(view: SchemaView, schema: Located): void {
  for (const name of limitNames) {
    const node = child(schema, name);
    if (typeof node?.value !== 'number') continue;
    if (node.value === 0 && name.startsWith('min') && name !== 'minimum') continue;
    mergeLimit(view, name, { value: node.value, exclusive: isExclusive(schema, name), node });
  }
  for (const [member, name] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    const node = child(schema, member);
    if (typeof node?.value === 'number') mergeLimit(view, name, { value: node.value, exclusive: true, node });
  }
  const multiple = child(schema, 'multipleOf');
  if (typeof multiple?.value === 'number') view.multiples.set(multiple.value, multiple);
  const pattern = child(schema, 'pattern');
  if (typeof pattern?.value === 'string' && !matchesAll(pattern.value))
    view.patterns.set(pattern.value, pattern);
  const unique = child(schema, 'uniqueItems');
  if (unique?.value === true) view.uniqueItems = unique;
}

/** In OpenAPI 3.0, `exclusiveMinimum: true` belongs to `minimum`. */
function isExclusive(schema: Located, name: LimitName): boolean {
  if (name === 'minimum') return child(schema, 'exclusiveMinimum')?.value === true;
  return name === 'maximum' && child(schema, 'exclusiveMaximum')?.value === true;
}

const matchesAll = (pattern: string): boolean => ['', '.*', '^.*$', '^.*', '.*$', '^'].includes(pattern);

/** Formats of OpenAPI 3.0 that have a keyword of their own in 3.1. */
const binaryFormats: Readonly<Record<string, ['contentEncoding' | 'contentMediaType', string]>> = {
  byte: ['contentEncoding', 'base64'],
  binary: ['contentMediaType', 'application/octet-stream'],
};

function readFormats(view: SchemaView, schema: Located, version: string): void {
  const format = child(schema, 'format');
  const binary =
    typeof format?.value === 'string' && version === '3.0' ? binaryFormats[format.value] : undefined;
  if (format !== undefined && binary !== undefined) {
    view[binary[0]] = { value: binary[1], pointer: format.pointer };
  } else if (typeof format?.value === 'string') view.format = format;
  for (const name of ['contentEncoding', 'contentMediaType'] as const) {
    const node = child(schema, name);
    if (typeof node?.value === 'string') view[name] = node;
  }
  const content = child(schema, 'contentSchema');
  if (content !== undefined) view.contentSchema.push(content);
}

function readObjects(view: SchemaView, schema: Located): void {
  for (const name of ['properties', 'patternProperties', 'dependentSchemas'] as const) {
    for (const [key, node] of children(child(schema, name))) {
      view[name].set(key, [...(view[name].get(key) ?? []), node]);
    }
  }
  for (const [, name] of children(child(schema, 'required'))) {
    if (typeof name.value === 'string') view.required.set(name.value, name);
  }
  const additional = child(schema, 'additionalProperties') ?? child(schema, 'unevaluatedProperties');
  if (additional !== undefined && !allowsAll(additional.value)) view.additional.push(additional);
  const names = child(schema, 'propertyNames');
  if (names !== undefined) view.propertyNames.push(names);
  for (const [name, list] of children(child(schema, 'dependentRequired'))) {
    for (const [, other] of children(list))
      view.dependentRequired.set(`${name} > ${String(other.value)}`, other);
  }
}

function readArrays(view: SchemaView, schema: Located): void {
  const items = child(schema, 'items');
  const unevaluated = child(schema, 'unevaluatedItems');
  if (items !== undefined && !allowsAll(items.value)) view.items.push(items);
  // Beside `items`, no item is left that was not evaluated.
  if (items === undefined && unevaluated !== undefined && !allowsAll(unevaluated.value)) {
    view.unevaluatedItems.push(unevaluated);
  }
  readContains(view, schema);
  for (const [index, item] of children(child(schema, 'prefixItems')))
    view.prefixItems[Number(index)] = [item];
}

function readContains(view: SchemaView, schema: Located): void {
  const node = child(schema, 'contains');
  if (node === undefined) return;
  const minNode = child(schema, 'minContains');
  const maxNode = child(schema, 'maxContains');
  const min = typeof minNode?.value === 'number' ? minNode.value : 1;
  const max = typeof maxNode?.value === 'number' ? maxNode.value : Number.POSITIVE_INFINITY;
  // That an array contains any number of items demands nothing.
  if (min === 0 && max === Number.POSITIVE_INFINITY) return;
  view.contains.push({ node, min, max, ...(minNode && { minNode }), ...(maxNode && { maxNode }) });
}

function readOthers(view: SchemaView, schema: Located): void {
  const not = child(schema, 'not');
  if (not !== undefined) view.nots.push(not);
  if (isCondition(schema)) view.conditions.push(schema);
  for (const name of ['$dynamicRef', '$dynamicAnchor', '$recursiveRef']) {
    const node = child(schema, name);
    if (typeof node?.value === 'string') view.dynamicReferences.set(`${name} ${node.value}`, node);
  }
  const dialect = child(schema, '$schema');
  if (dialect !== undefined) view.dialect = dialect;
  for (const name of ['default', 'xml', 'discriminator'] as const) {
    const node = child(schema, name);
    if (node !== undefined && (name === 'default' || isObjectNode(node))) view[name] = node;
  }
  view.readOnly ||= child(schema, 'readOnly')?.value === true;
  view.writeOnly ||= child(schema, 'writeOnly')?.value === true;
}

/** Whether a schema has a condition that demands anything. */
const isCondition = (schema: Located): boolean =>
  child(schema, 'if') !== undefined &&
  ['then', 'else'].some((name) => !allowsAll(child(schema, name)?.value));

/** Whether a schema holds nothing but a type, values, and annotations. */
export function isPlain(schema: Located): boolean {
  return namedChildren(schema).every(([name]) => plainMembers.has(name));
}

const plainMembers = new Set([
  'type',
  'nullable',
  'enum',
  'const',
  'title',
  'description',
  'example',
  'examples',
  'deprecated',
  '$comment',
  'externalDocs',
]);

/** Whether a schema allows null only. */
export function isNull(schema: Located): boolean {
  if (!isPlain(schema)) return false;
  const type = child(schema, 'type')?.value;
  if (type !== undefined) return bitsOfTypes(Array.isArray(type) ? type : [type]) === typeBits.null;
  const values = child(schema, 'enum')?.value;
  return (
    child(schema, 'const')?.value === null ||
    (Array.isArray(values) && values.length === 1 && values[0] === null)
  );
}
