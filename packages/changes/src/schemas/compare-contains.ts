import type { Pair } from '../model/comparison.js';
import { isEquivalent } from './cover.js';
import { pairEqual } from './pair-equal.js';
import { nameOf, placeOf, pointerOf } from './places.js';
import type { ContainsView, SchemaView } from './reading/schema-view.js';
import type { SchemaContext } from './schema-context.js';

/** Compares which items arrays must contain. */
export function compareContains(
  pair: Pair,
  before: SchemaView,
  after: SchemaView,
  context: SchemaContext,
): void {
  const { equal } = context.comparison;
  const report = (from: ContainsView | undefined, to: ContainsView | undefined) => {
    pair.report({
      rule: to === undefined ? 'contains-removed' : 'contains-added',
      action: to === undefined ? 'removed' : 'added',
      before: pointerOf(from?.node, before),
      after: pointerOf(to?.node, after),
      values: { name: nameOf(after) },
    });
  };
  for (const [from, to] of pairEqual(before.contains, after.contains, (old, now) =>
    equal(old.node.value, now.node.value),
  )) {
    if (from === undefined || to === undefined) {
      report(from, to);
      continue;
    }
    const inner = context.compare([from.node], [to.node]);
    // A wider schema may be satisfied too often: that is another demand.
    const isCounted = Math.min(from.max, to.max) < Number.POSITIVE_INFINITY;
    if (inner !== undefined && isCounted && !isEquivalent(from.node, to.node, context)) {
      report(from, undefined);
      report(undefined, to);
      continue;
    }
    pair.contains(inner);
    compareCounts(pair, from, to, { before, after });
  }
}

function compareCounts(
  pair: Pair,
  from: ContainsView,
  to: ContainsView,
  { before, after }: { before: SchemaView; after: SchemaView },
): void {
  for (const name of ['min', 'max'] as const) {
    if (from[name] === to[name]) continue;
    const [old, now] = [from[`${name}Node`], to[`${name}Node`]];
    pair.report({
      rule: `${name}-contains-${to[name] > from[name] ? 'raised' : 'lowered'}`,
      action: 'changed',
      before: placeOf(old, before),
      after: placeOf(now, after),
      values: { name: nameOf(after), from: old?.value, to: now?.value },
    });
  }
}
