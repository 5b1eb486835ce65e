import type { Pair } from '../model/comparison.js';
import { nameOf, pointerOf } from './places.js';
import type { SchemaView } from './reading/schema-view.js';
import type { SchemaContext } from './schema-context.js';

type State = 'open' | 'closed' | 'schema';

/** Compares what is allowed beside the declared properties. */
export function compareAdditional(
  pair: Pair,
  before: SchemaView,
  after: SchemaView,
  context: SchemaContext,
): void {
  const from = stateOf(before);
  const to = stateOf(after);
  if (from === 'schema' && to === 'schema') {
    pair.contains(context.compare(before.additional, after.additional));
    return;
  }
  const rule = rules[`${from} ${to}`];
  if (rule === undefined) return;
  pair.report({
    rule,
    action: 'changed',
    before: pointerOf(before.additional[0], before),
    after: pointerOf(after.additional[0], after),
    values: { name: nameOf(after) },
  });
}

export function stateOf({ additional }: SchemaView): State {
  if (additional.some(({ value }) => value === false)) return 'closed';
  return additional.length === 0 ? 'open' : 'schema';
}

const rules: Readonly<Record<string, string | undefined>> = {
  'open closed': 'object-closed',
  'schema closed': 'object-closed',
  'closed open': 'object-opened',
  'closed schema': 'object-opened',
  'open schema': 'additional-properties-narrowed',
  'schema open': 'additional-properties-widened',
};
