import type { Pair } from '../model/comparison.js';
import { compareContains } from './compare-contains.js';
import { nameOf, pointerOf } from './places.js';
import type { Schemas, SchemaView } from './reading/schema-view.js';
import { typeBits } from './reading/type-set.js';
import type { SchemaContext } from './schema-context.js';

/** Compares what two schemas demand of arrays. */
export function compareArrays(
  pair: Pair,
  before: SchemaView,
  after: SchemaView,
  context: SchemaContext,
): void {
  if ((before.types & after.types & typeBits.array) === 0) return;
  compareItems(pair, before, after, context);
  comparePrefixes(pair, before, after, context);
  compareContains(pair, before, after, context);
}

type State = 'open' | 'closed' | 'schema';

const itemsOf = (view: SchemaView): Schemas => [...view.items, ...view.unevaluatedItems];

function stateOf(items: Schemas): State {
  if (items.some(({ value }) => value === false)) return 'closed';
  return items.length === 0 ? 'open' : 'schema';
}

const itemRules: Readonly<Record<string, string | undefined>> = {
  'open schema': 'items-added',
  'schema open': 'items-removed',
  'open closed': 'array-closed',
  'schema closed': 'array-closed',
  'closed open': 'array-opened',
  'closed schema': 'array-opened',
};

function compareItems(pair: Pair, before: SchemaView, after: SchemaView, context: SchemaContext): void {
  const old = itemsOf(before);
  const now = itemsOf(after);
  const from = stateOf(old);
  const to = stateOf(now);
  if (from === 'schema' && to === 'schema') {
    pair.contains(context.compare(old, now));
    return;
  }
  const rule = itemRules[`${from} ${to}`];
  if (rule === undefined) return;
  const places = { before: pointerOf(old[0], before), after: pointerOf(now[0], after) };
  pair.report({ rule, action: 'changed', ...places, values: { name: nameOf(after) } });
}

/** An item without a schema of its own has the schema of the items after it. */
function comparePrefixes(pair: Pair, before: SchemaView, after: SchemaView, context: SchemaContext): void {
  const length = Math.max(before.prefixItems.length, after.prefixItems.length);
  for (let index = 0; index < length; index++) {
    const from = before.prefixItems[index] ?? itemsOf(before);
    const to = after.prefixItems[index] ?? itemsOf(after);
    const added = before.prefixItems[index] === undefined;
    const missing = stateOf(added ? from : to);
    if ((!added && after.prefixItems[index] !== undefined) || missing === 'schema') {
      pair.contains(context.compare(from, to));
      continue;
    }
    // Without `items: false`, the item was allowed before and is allowed after.
    const wider = added === (missing === 'closed');
    pair.report({
      rule: added ? 'prefix-item-added' : 'prefix-item-removed',
      action: added ? 'added' : 'removed',
      before: pointerOf(added ? undefined : from[0], before),
      after: pointerOf(added ? to[0] : undefined, after),
      values: { name: nameOf(after), value: index + 1 },
      levels: wider ? { toServer: 'safe', toClient: 'breaking' } : { toServer: 'breaking', toClient: 'safe' },
    });
  }
}
