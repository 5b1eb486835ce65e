import { isObject } from '@specshelf/parser/json';
import type { Located, Pair } from '../comparison.js';
import { nameOf, pointerOf } from './places.js';
import type { SchemaView } from './reading/schema-view.js';
import type { SchemaContext } from './schema-context.js';

/** Compares `not`, `if`, `then` and `else`, dynamic references, and dialects. Their inner changes are not judged. */
export function compareConditions(
  pair: Pair,
  before: SchemaView,
  after: SchemaView,
  context: SchemaContext,
): void {
  compareNodes(pair, before, after, { member: 'nots', rule: 'not', context });
  compareNodes(pair, before, after, { member: 'conditions', rule: 'condition', context });
  const old = [...before.dynamicReferences.keys()].join('\n');
  const now = [...after.dynamicReferences.keys()].join('\n');
  const first = (view: SchemaView): Located | undefined => [...view.dynamicReferences.values()][0];
  if (old !== now) {
    const places = { before: pointerOf(first(before), before), after: pointerOf(first(after), after) };
    pair.report({
      rule: 'dynamic-reference-changed',
      action: 'changed',
      ...places,
      values: { name: nameOf(after) },
    });
  }
  if (before.dialect?.value !== after.dialect?.value) {
    const places = { before: pointerOf(before.dialect, before), after: pointerOf(after.dialect, after) };
    const values = { name: nameOf(after), from: before.dialect?.value, to: after.dialect?.value };
    pair.report({ rule: 'schema-dialect-changed', action: 'changed', ...places, values });
  }
}

interface NodesToCompare {
  member: 'nots' | 'conditions';
  rule: string;
  context: SchemaContext;
}

function compareNodes(
  pair: Pair,
  before: SchemaView,
  after: SchemaView,
  { member, rule, context: { comparison } }: NodesToCompare,
): void {
  const from = before[member];
  const to = after[member];
  const differs = (node: Located, other: Located | undefined) =>
    other === undefined || !comparison.alike(conditionOf(node), conditionOf(other));
  if (from.length === to.length && !from.some((node, index) => differs(node, to[index]))) return;
  const change = from.length === to.length ? 'changed' : from.length < to.length ? 'added' : 'removed';
  const node = from.find((item, index) => differs(item, to[index])) ?? from[0];
  const match = to.find((item, index) => differs(item, from[index])) ?? to[0];
  pair.report({
    rule: `${rule}-${change}`,
    action: change,
    before: pointerOf(node, before),
    after: pointerOf(match, after),
    values: { name: nameOf(after) },
  });
}

/** The members of a schema that a condition consists of; the whole schema for `not`. */
function conditionOf({ value }: Located): Located['value'] {
  if (!isObject(value) || value['if'] === undefined) return value;
  return [value['if'], value['then'] ?? true, value['else'] ?? true];
}
