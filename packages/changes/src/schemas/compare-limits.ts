import type { Pair } from '../model/comparison.js';
import type { Impact } from '../model/report.js';
import { nameOf, placeOf } from './places.js';
import { isStricter } from './reading/merge-views.js';
import type { Limit, LimitName, SchemaView } from './reading/schema-view.js';
import { typeBits } from './reading/type-set.js';

interface LimitRules {
  name: LimitName;
  /** Beginning of the IDs of the rules. */
  rule: string;
  types: number;
  /** Whether there are rules for an added and a removed limit. */
  presence: boolean;
}

const limits: readonly LimitRules[] = [
  { name: 'minimum', rule: 'minimum', types: typeBits.number, presence: true },
  { name: 'maximum', rule: 'maximum', types: typeBits.number, presence: true },
  { name: 'minLength', rule: 'min-length', types: typeBits.string, presence: false },
  { name: 'maxLength', rule: 'max-length', types: typeBits.string, presence: true },
  { name: 'minItems', rule: 'min-items', types: typeBits.array, presence: false },
  { name: 'maxItems', rule: 'max-items', types: typeBits.array, presence: true },
  { name: 'minProperties', rule: 'min-properties', types: typeBits.object, presence: false },
  { name: 'maxProperties', rule: 'max-properties', types: typeBits.object, presence: false },
];

/** Compares limits as intervals: an absent limit is open, and 0 as a minimum of a length is none. */
export function compareLimits(pair: Pair, before: SchemaView, after: SchemaView): void {
  const types = before.types & after.types;
  const isListed = before.values !== undefined && after.values !== undefined;
  // The lists contain what the limits leave.
  const common = isListed ? types & ~(typeBits.number | typeBits.string) : types;
  for (const rules of limits) if ((common & rules.types) !== 0) compareLimit(pair, before, after, rules);
  if ((types & typeBits.number) !== 0) compareMultiples(pair, before, after);
  if ((types & typeBits.string) !== 0) comparePatterns(pair, before, after);
  if ((common & typeBits.array) !== 0) compareUniqueness(pair, before, after);
}

function compareLimit(pair: Pair, before: SchemaView, after: SchemaView, rules: LimitRules): void {
  const integers = (before.types & after.types & typeBits.number) === typeBits.integer;
  const from = normalize(before.limits.get(rules.name), rules.name, integers);
  const to = normalize(after.limits.get(rules.name), rules.name, integers);
  if (from?.value === to?.value && from?.exclusive === to?.exclusive) return;
  const change = changeOf(from, to, rules);
  pair.report({
    rule: `${rules.rule}-${change}`,
    action: from === undefined ? 'added' : to === undefined ? 'removed' : 'changed',
    before: placeOf(from?.node, before),
    after: placeOf(to?.node, after),
    values: { name: nameOf(after), from: from?.value, to: to?.value, value: (to ?? from)?.value },
  });
}

/** For integers, more than 0 is at least 1. */
function normalize(limit: Limit | undefined, name: LimitName, integers: boolean): Limit | undefined {
  if (limit === undefined || !limit.exclusive || !integers || !Number.isInteger(limit.value)) return limit;
  return { ...limit, exclusive: false, value: name.startsWith('min') ? limit.value + 1 : limit.value - 1 };
}

function changeOf(from: Limit | undefined, to: Limit | undefined, { name, presence }: LimitRules): string {
  if (presence && from === undefined) return 'added';
  if (presence && to === undefined) return 'removed';
  const stricter = from === undefined || (to !== undefined && isStricter(name, to, from));
  return name.startsWith('min') === stricter ? 'raised' : 'lowered';
}

function compareMultiples(pair: Pair, before: SchemaView, after: SchemaView): void {
  const from = [...before.multiples].find(([value]) => !after.multiples.has(value));
  const to = [...after.multiples].find(([value]) => !before.multiples.has(value));
  if (from === undefined && to === undefined) return;
  const action = from === undefined ? 'added' : to === undefined ? 'removed' : 'changed';
  pair.report({
    rule: `multiple-of-${action}`,
    action,
    before: placeOf(from?.[1], before),
    after: placeOf(to?.[1], after),
    values: { name: nameOf(after), from: from?.[0], to: to?.[0], value: (to ?? from)?.[0] },
    ...levelsOfMultiples([...before.multiples.keys()], [...after.multiples.keys()]),
  });
}

/** Multiples of 10 are also multiples of 5. */
function levelsOfMultiples(
  before: readonly number[],
  after: readonly number[],
): { levels: { toServer: Impact; toClient: Impact } } {
  const implies = (given: readonly number[], demanded: readonly number[]) =>
    demanded.every((divisor) => given.some((value) => isMultiple(value, divisor)));
  return {
    levels: {
      toServer: implies(before, after) ? 'safe' : 'breaking',
      toClient: implies(after, before) ? 'safe' : 'breaking',
    },
  };
}

function isMultiple(value: number, divisor: number): boolean {
  const quotient = value / divisor;
  return Math.abs(quotient - Math.round(quotient)) < 1e-9;
}

function comparePatterns(pair: Pair, before: SchemaView, after: SchemaView): void {
  const from = [...before.patterns.values()].find(({ value }) => !after.patterns.has(String(value)));
  const to = [...after.patterns.values()].find(({ value }) => !before.patterns.has(String(value)));
  if (from === undefined && to === undefined) return;
  const action = from === undefined ? 'added' : to === undefined ? 'removed' : 'changed';
  pair.report({
    rule: `pattern-${action}`,
    action,
    before: placeOf(from, before),
    after: placeOf(to, after),
    values: { name: nameOf(after), from: from?.value, to: to?.value, value: (to ?? from)?.value },
  });
}

function compareUniqueness(pair: Pair, before: SchemaView, after: SchemaView): void {
  if ((before.uniqueItems === undefined) === (after.uniqueItems === undefined)) return;
  pair.report({
    rule: after.uniqueItems === undefined ? 'unique-items-dropped' : 'unique-items-required',
    action: 'changed',
    before: placeOf(before.uniqueItems, before),
    after: placeOf(after.uniqueItems, after),
    values: { name: nameOf(after) },
  });
}
