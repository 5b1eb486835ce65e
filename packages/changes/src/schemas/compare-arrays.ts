import type { Pair } from '../comparison.js';
import { nameOf, placeOf, pointerOf } from './places.js';
import type { SchemaView } from './reading/schema-view.js';
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

function compareItems(pair: Pair, before: SchemaView, after: SchemaView, context: SchemaContext): void {
  const old = [...before.items, ...before.unevaluatedItems];
  const now = [...after.items, ...after.unevaluatedItems];
  const state = (nodes: typeof old): State => {
    if (nodes.some(({ value }) => value === false)) return 'closed';
    return nodes.length === 0 ? 'open' : 'schema';
  };
  const from = state(old);
  const to = state(now);
  if (from === 'schema' && to === 'schema') {
    pair.contains(context.compare(old, now));
    return;
  }
  const rules: Readonly<Record<string, string | undefined>> = {
    'open schema': 'items-added',
    'schema open': 'items-removed',
    'open closed': 'array-closed',
    'schema closed': 'array-closed',
    'closed open': 'array-opened',
    'closed schema': 'array-opened',
  };
  const rule = rules[`${from} ${to}`];
  if (rule === undefined) return;
  const places = { before: pointerOf(old[0], before), after: pointerOf(now[0], after) };
  pair.report({ rule, action: 'changed', ...places, values: { name: nameOf(after) } });
}

function comparePrefixes(pair: Pair, before: SchemaView, after: SchemaView, context: SchemaContext): void {
  const length = Math.max(before.prefixItems.length, after.prefixItems.length);
  for (let index = 0; index < length; index++) {
    const from = before.prefixItems[index];
    const to = after.prefixItems[index];
    if (from !== undefined && to !== undefined) {
      pair.contains(context.compare(from, to));
      continue;
    }
    const added = from === undefined;
    // Without `items: false`, the item was allowed before and is allowed after.
    const closed = (added ? before : after).items.some(({ value }) => value === false);
    const wider = added === closed;
    pair.report({
      rule: added ? 'prefix-item-added' : 'prefix-item-removed',
      action: added ? 'added' : 'removed',
      before: pointerOf(from?.[0], before),
      after: pointerOf(to?.[0], after),
      values: { name: nameOf(after), value: index + 1 },
      levels: wider ? { toServer: 'safe', toClient: 'breaking' } : { toServer: 'breaking', toClient: 'safe' },
    });
  }
}

function compareContains(pair: Pair, before: SchemaView, after: SchemaView, context: SchemaContext): void {
  const had = before.contains.length > 0;
  const has = after.contains.length > 0;
  if (had && has) pair.contains(context.compare(before.contains, after.contains));
  if (had !== has) {
    pair.report({
      rule: has ? 'contains-added' : 'contains-removed',
      action: has ? 'added' : 'removed',
      before: pointerOf(before.contains[0], before),
      after: pointerOf(after.contains[0], after),
      values: { name: nameOf(after) },
    });
    return;
  }
  if (!had) return;
  for (const [name, rule] of [
    ['minContains', 'min-contains'],
    ['maxContains', 'max-contains'],
  ] as const) {
    const from = before.limits.get(name);
    const to = after.limits.get(name);
    const fallback = name === 'minContains' ? 1 : Number.POSITIVE_INFINITY;
    const [old, now] = [from?.value ?? fallback, to?.value ?? fallback];
    if (old === now) continue;
    pair.report({
      rule: `${rule}-${now > old ? 'raised' : 'lowered'}`,
      action: 'changed',
      before: placeOf(from?.node, before),
      after: placeOf(to?.node, after),
      values: { name: nameOf(after), from: from?.value, to: to?.value },
    });
  }
}
