import { isArray } from '@specshelf/base/json';
import type { Located, Pair } from '../model/comparison.js';
import { nameOf, placeOf, pointerOf } from './places.js';
import { keyOf } from './reading/merge-views.js';
import type { SchemaView, ValuesView } from './reading/schema-view.js';

/** Compares allowed values (`enum` and `const`) and `default`. */
export function compareValues(pair: Pair, before: SchemaView, after: SchemaView): void {
  const { values: from } = before;
  const { values: to } = after;
  if (from !== undefined && to !== undefined) compareLists(pair, before, after, [from, to]);
  else if (from !== undefined || to !== undefined) reportList(pair, before, after);
  compareExtensible(pair, before, after);
  compareDefaults(pair, before, after);
}

function compareLists(
  pair: Pair,
  before: SchemaView,
  after: SchemaView,
  [from, to]: [ValuesView, ValuesView],
): void {
  const name = nameOf(after);
  const old = byKey(from.values);
  const now = byKey(to.values);
  const removed = [...old].filter(([key]) => !now.has(key)).map(([, node]) => node);
  const added = [...now].filter(([key]) => !old.has(key)).map(([, node]) => node);
  if (from.byConst && to.byConst && removed.length === 1 && added.length === 1) {
    const values = { name, from: removed[0]?.value, to: added[0]?.value };
    const places = { before: placeOf(removed[0], before), after: placeOf(added[0], after) };
    pair.report({ rule: 'const-changed', action: 'changed', ...places, values });
    return;
  }
  for (const node of removed) {
    const places = { before: placeOf(node, before), after: { pointer: to.node.pointer } };
    pair.report({
      rule: 'enum-value-removed',
      action: 'removed',
      ...places,
      values: { name, value: node.value },
    });
  }
  for (const node of added) {
    const places = { before: { pointer: from.node.pointer }, after: placeOf(node, after) };
    const values = { name, value: node.value };
    const levels = before.extensible === undefined ? {} : { levels: { toClient: 'safe' as const } };
    pair.report({ rule: 'enum-value-added', action: 'added', ...places, values, ...levels });
  }
  if (removed.length > 0 || added.length > 0) return;
  if ([...old.keys()].join('\n') === [...now.keys()].join('\n')) return;
  const places = { before: { pointer: from.node.pointer }, after: { pointer: to.node.pointer } };
  pair.report({ rule: 'enum-order-changed', action: 'changed', ...places, values: { name } });
}

const byKey = (nodes: readonly Located[]) => new Map(nodes.map((node) => [keyOf(node.value), node]));

function reportList(pair: Pair, before: SchemaView, after: SchemaView): void {
  const list = before.values ?? after.values;
  const added = after.values !== undefined;
  pair.report({
    rule: `${list?.byConst === true ? 'const' : 'enum'}-${added ? 'added' : 'removed'}`,
    action: added ? 'added' : 'removed',
    before: pointerOf(before.values?.node, before),
    after: pointerOf(after.values?.node, after),
    values: { name: nameOf(after), value: list?.values.map(({ value }) => value) },
  });
}

function compareExtensible(pair: Pair, before: SchemaView, after: SchemaView): void {
  const items = (node: Located | undefined) => (node !== undefined && isArray(node.value) ? node.value : []);
  const now = new Set(items(after.extensible).map(keyOf));
  if (after.extensible === undefined) return;
  for (const value of items(before.extensible)) {
    if (now.has(keyOf(value))) continue;
    const places = {
      before: { pointer: before.extensible?.pointer ?? '', value },
      after: pointerOf(after.extensible, after),
    };
    const values = { name: nameOf(after), value };
    pair.report({ rule: 'extensible-enum-value-removed', action: 'removed', ...places, values });
  }
}

function compareDefaults(pair: Pair, before: SchemaView, after: SchemaView): void {
  const from = before.default;
  const to = after.default;
  if (from === undefined ? to === undefined : to !== undefined && keyOf(from.value) === keyOf(to.value))
    return;
  const action = from === undefined ? 'added' : to === undefined ? 'removed' : 'changed';
  pair.report({
    rule: `default-${action}`,
    action,
    before: placeOf(from, before),
    after: placeOf(to, after),
    values: { name: nameOf(after), from: from?.value, to: to?.value, value: (to ?? from)?.value },
  });
}
