import { child } from '../document/members.js';
import type { Located, Pair } from '../model/comparison.js';
import { isEquivalent } from './cover.js';
import { pairEqual } from './pair-equal.js';
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
  { member, rule, context }: NodesToCompare,
): void {
  const isEqual = (from: Located, to: Located) =>
    partsOf(from).every((part, index) =>
      context.comparison.alike(part.value, partsOf(to)[index]?.value ?? null),
    );
  for (const [from, to] of pairEqual(before[member], after[member], isEqual)) {
    if (from !== undefined && to !== undefined && isUnchanged(from, to, context)) continue;
    // A condition is the schema that contains it, among its other members.
    const named = (node: Located | undefined) => (node && rule === 'condition' ? child(node, 'if') : node);
    const change = from === undefined ? 'added' : to === undefined ? 'removed' : 'changed';
    pair.report({
      rule: `${rule}-${change}`,
      action: change,
      before: pointerOf(named(from), before),
      after: pointerOf(named(to), after),
      values: { name: nameOf(after) },
    });
  }
}

const isUnchanged = (from: Located, to: Located, context: SchemaContext): boolean =>
  partsOf(from).every((part, index) => isEquivalent(part, partsOf(to)[index] ?? part, context));

/** The schemas that a condition consists of; the whole schema for `not`. */
function partsOf(node: Located): readonly Located[] {
  if (child(node, 'if') === undefined) return [node];
  return ['if', 'then', 'else'].map((name) => child(node, name) ?? { value: true, pointer: node.pointer });
}
