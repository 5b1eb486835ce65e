import type { Pair } from '../model/comparison.js';
import { compareAdditional } from './compare-additional.js';
import { compareMaps } from './compare-maps.js';
import { compareProperty, reportAddedProperty, reportRemovedProperty } from './compare-property.js';
import { nameOf, placeOf, pointerOf } from './places.js';
import type { SchemaView } from './reading/schema-view.js';
import { typeBits } from './reading/type-set.js';
import type { SchemaContext } from './schema-context.js';

/** Compares what two schemas demand of objects. */
export function compareObjects(
  pair: Pair,
  before: SchemaView,
  after: SchemaView,
  context: SchemaContext,
): void {
  if ((before.types & after.types & typeBits.object) === 0) return;
  const views = { before, after };
  for (const name of before.properties.keys()) {
    if (after.properties.has(name)) compareProperty(pair, name, views, context);
    else reportRemovedProperty(pair, name, views, context);
  }
  for (const name of after.properties.keys()) {
    if (!before.properties.has(name)) reportAddedProperty(pair, name, views, context);
  }
  compareUndeclared(pair, before, after);
  compareAdditional(pair, before, after, context);
  compareNames(pair, before, after, context);
  compareDependencies(pair, before, after);
  compareMaps(pair, before, after, context);
}

/** Names in `required` that no property declares. */
function compareUndeclared(pair: Pair, before: SchemaView, after: SchemaView): void {
  for (const [name, node] of after.required) {
    if (before.required.has(name) || before.properties.has(name) || after.properties.has(name)) continue;
    const places = { before: { pointer: before.pointer }, after: placeOf(node, after) };
    pair.report({ rule: 'property-became-required', action: 'changed', ...places, values: { name } });
  }
  for (const [name, node] of before.required) {
    if (after.required.has(name) || before.properties.has(name) || after.properties.has(name)) continue;
    const places = { before: placeOf(node, before), after: { pointer: after.pointer } };
    pair.report({ rule: 'property-became-optional', action: 'changed', ...places, values: { name } });
  }
}

function compareNames(pair: Pair, before: SchemaView, after: SchemaView, context: SchemaContext): void {
  const had = before.propertyNames.length > 0;
  const has = after.propertyNames.length > 0;
  if (had && has) pair.contains(context.compare(before.propertyNames, after.propertyNames));
  if (had === has) return;
  pair.report({
    rule: has ? 'property-names-narrowed' : 'property-names-widened',
    action: has ? 'added' : 'removed',
    before: pointerOf(before.propertyNames[0], before),
    after: pointerOf(after.propertyNames[0], after),
    values: { name: nameOf(after) },
  });
}

function compareDependencies(pair: Pair, before: SchemaView, after: SchemaView): void {
  const values = (key: string) => {
    const [name, value] = key.split(' > ');
    return { name, value };
  };
  for (const [key, node] of before.dependentRequired) {
    if (after.dependentRequired.has(key)) continue;
    const places = { before: placeOf(node, before), after: { pointer: after.pointer } };
    pair.report({ rule: 'dependent-required-removed', action: 'removed', ...places, values: values(key) });
  }
  for (const [key, node] of after.dependentRequired) {
    if (before.dependentRequired.has(key)) continue;
    const places = { before: { pointer: before.pointer }, after: placeOf(node, after) };
    pair.report({ rule: 'dependent-required-added', action: 'added', ...places, values: values(key) });
  }
}
