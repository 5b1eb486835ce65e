import type { Located, Pair } from '../model/comparison.js';
import { nameOf, placeOf, pointerOf } from './places.js';
import type { SchemaView } from './reading/schema-view.js';
import type { SchemaContext } from './schema-context.js';

/** Formats whose values are contained in those of the next one. */
const chains = [
  ['int8', 'int16', 'int32', 'int64'],
  ['uint8', 'uint16', 'uint32', 'uint64'],
  ['float', 'double'],
];

/** Formats whose values have a fixed form. */
const known = new Set(['date', 'date-time', 'uuid', 'binary', 'byte']);

/** Compares formats and encodings of strings and numbers. */
export function compareFormats(
  pair: Pair,
  before: SchemaView,
  after: SchemaView,
  context: SchemaContext,
): void {
  compareFormat(pair, before, after);
  for (const [member, rule] of [
    ['contentEncoding', 'content-encoding-changed'],
    ['contentMediaType', 'content-media-type-changed'],
  ] as const) {
    const from = before[member];
    const to = after[member];
    if (from?.value === to?.value) continue;
    pair.report({
      rule,
      action: from === undefined ? 'added' : to === undefined ? 'removed' : 'changed',
      before: placeOf(from, before),
      after: placeOf(to, after),
      values: { name: nameOf(after), from: from?.value, to: to?.value },
    });
  }
  compareContentSchemas(pair, before, after, context);
}

function compareFormat(pair: Pair, before: SchemaView, after: SchemaView): void {
  const from = before.format;
  const to = after.format;
  if (from?.value === to?.value) return;
  const [rule, action] = ruleFor(from, to);
  const fixed = known.has(String(from?.value)) && known.has(String(to?.value));
  pair.report({
    rule,
    action,
    before: placeOf(from, before),
    after: placeOf(to, after),
    values: { name: nameOf(after), from: from?.value, to: to?.value, value: (to ?? from)?.value },
    ...(rule === 'format-changed' && fixed ? { levels: { toServer: 'breaking', toClient: 'breaking' } } : {}),
  });
}

function ruleFor(
  from: Located | undefined,
  to: Located | undefined,
): [string, 'added' | 'removed' | 'changed'] {
  if (from === undefined) return ['format-added', 'added'];
  if (to === undefined) return ['format-removed', 'removed'];
  for (const chain of chains) {
    const old = chain.indexOf(String(from.value));
    const now = chain.indexOf(String(to.value));
    if (old >= 0 && now >= 0) return [now > old ? 'format-widened' : 'format-narrowed', 'changed'];
  }
  return ['format-changed', 'changed'];
}

function compareContentSchemas(
  pair: Pair,
  before: SchemaView,
  after: SchemaView,
  context: SchemaContext,
): void {
  const had = before.contentSchema.length > 0;
  const has = after.contentSchema.length > 0;
  if (had && has) pair.contains(context.compare(before.contentSchema, after.contentSchema));
  if (had === has) return;
  pair.report({
    rule: has ? 'content-schema-added' : 'content-schema-removed',
    action: has ? 'added' : 'removed',
    before: pointerOf(before.contentSchema[0], before),
    after: pointerOf(after.contentSchema[0], after),
    values: { name: nameOf(after) },
  });
}
