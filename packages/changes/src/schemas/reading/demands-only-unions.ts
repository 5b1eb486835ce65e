import type { SchemaView } from './schema-view.js';

const lists = [
  'contentSchema',
  'additional',
  'propertyNames',
  'items',
  'prefixItems',
  'contains',
  'unevaluatedItems',
  'nots',
  'conditions',
] as const;

const maps = [
  'limits',
  'patterns',
  'multiples',
  'properties',
  'required',
  'patternProperties',
  'dependentRequired',
  'dependentSchemas',
  'dynamicReferences',
] as const;

const members = ['values', 'uniqueItems', 'format', 'contentEncoding', 'contentMediaType'] as const;

/** Whether a view demands nothing but types and unions. */
export function demandsOnlyUnions(view: SchemaView): boolean {
  return (
    lists.every((name) => view[name].length === 0) &&
    maps.every((name) => view[name].size === 0) &&
    members.every((name) => view[name] === undefined)
  );
}
