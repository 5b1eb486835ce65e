import type { Comparison, Located, Pair } from '../model/comparison.js';
import { type StabilityLevel, stabilityLevels } from '../model/report.js';
import { child, flag, memberPlace, text } from './members.js';

const fullDate = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** How far a removed part was announced. */
export type Removal = 'unannounced' | 'after-deprecation' | 'before-sunset';

/** Judges the removal of an operation or a parameter. Deprecated parts may go: at any time without a sunset, and after it otherwise. */
export function judgeRemoval(removed: Located, today: string): Removal {
  if (!flag(removed, 'deprecated')) return 'unannounced';
  const announced = child(removed, 'x-sunset')?.value;
  if (announced === undefined) return 'after-deprecation';
  const sunset = toDay(announced);
  return sunset !== undefined && sunset < today ? 'after-deprecation' : 'before-sunset';
}

/** Returns `x-sunset` if it is a day such as `2026-12-31`. */
export function sunsetOf(node: Located | undefined): string | undefined {
  return toDay(child(node, 'x-sunset')?.value);
}

function toDay(value: unknown): string | undefined {
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  return fullDate.test(day) && isDayOfMonth(day) ? day : undefined;
}

/** Whether the month has the day: `2026-02-31` does not exist. */
function isDayOfMonth(day: string): boolean {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date)).getUTCDate() === date;
}

export function stabilityOf(node: Located | undefined): StabilityLevel | undefined {
  return stabilityLevels.find((level) => level === child(node, 'x-stability-level')?.value);
}

// The rules of parts of requests and responses have the level of one side only; in webhooks, the other side reads these parts.
const notice = { toServer: 'safe', toClient: 'safe' } as const;
const documentation = { toServer: 'docs', toClient: 'docs' } as const;

interface DeprecationToCompare {
  /** The part that messages name. */
  readonly name: string;
  readonly rules: { readonly deprecated: string; readonly undeprecated: string };
}

/** Compares the deprecation of two operations, parameters or properties. */
export function compareDeprecation(
  pair: Pair,
  before: Located,
  after: Located,
  { name, rules }: DeprecationToCompare,
): void {
  const was = flag(before, 'deprecated');
  const is = flag(after, 'deprecated');
  const places = { before: memberPlace(before, 'deprecated'), after: memberPlace(after, 'deprecated') };
  const sunset = sunsetOf(after);
  if (!was && is)
    pair.report({
      rule: rules.deprecated,
      action: 'changed',
      ...places,
      values: { name, value: sunset },
      sunset,
      levels: notice,
    });
  if (was && !is) {
    pair.report({
      rule: rules.undeprecated,
      action: 'changed',
      ...places,
      values: { name, field: 'deprecated' },
      levels: notice,
    });
  }
  compareSunset(pair, before, after, name);
}

function compareSunset(pair: Pair, before: Located, after: Located, name: string): void {
  const from = child(before, 'x-sunset');
  const to = child(after, 'x-sunset');
  if (from?.value === to?.value) return;
  const places = { before: memberPlace(before, 'x-sunset'), after: memberPlace(after, 'x-sunset') };
  const oldDay = sunsetOf(before);
  const newDay = sunsetOf(after);
  const values = { name, from: from?.value, to: to?.value, value: (to ?? from)?.value };
  const report = (rule: string, action: 'added' | 'changed' | 'removed') =>
    pair.report({ rule, action, ...places, values, sunset: newDay });
  if (to !== undefined && newDay === undefined) report('sunset-invalid', 'changed');
  else if (newDay === undefined) {
    if (flag(after, 'deprecated')) report('sunset-removed', 'removed');
  } else if (oldDay === undefined) report('sunset-added', 'added');
  else if (newDay > oldDay) report('sunset-moved-later', 'changed');
  else if (newDay < oldDay) report('sunset-moved-earlier', 'changed');
}

/** Compares `x-stability-level`. */
export function compareStability(pair: Pair, before: Located, after: Located): void {
  const from = text(before, 'x-stability-level');
  const to = text(after, 'x-stability-level');
  if (from === to) return;
  const places = {
    before: memberPlace(before, 'x-stability-level'),
    after: memberPlace(after, 'x-stability-level'),
  };
  const values = { from, to, value: to };
  const report = (rule: string) => pair.report({ rule, action: 'changed', ...places, values });
  if (to !== undefined && stabilityOf(after) === undefined) {
    report('stability-invalid');
    return;
  }
  const rank = (level: StabilityLevel | undefined) => stabilityLevels.indexOf(level ?? 'stable');
  const change = rank(stabilityOf(after)) - rank(stabilityOf(before));
  if (change > 0) report('stability-raised');
  if (change < 0) report('stability-lowered');
}

interface TextsToCompare {
  readonly comparison: Comparison;
  readonly rule: string;
  /** Members with texts. The first one that differs is reported. */
  readonly names: readonly string[];
  /** Values for the message of the rule. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Reports a text that has changed. */
export function compareTexts(
  pair: Pair,
  before: Located,
  after: Located,
  { comparison, rule, names, values }: TextsToCompare,
): void {
  const changed = names.find((name) => {
    const from = child(before, name)?.value;
    const to = child(after, name)?.value;
    return from === undefined || to === undefined ? from !== to : !comparison.equal(from, to);
  });
  if (changed === undefined) return;
  const from = child(before, changed);
  const to = child(after, changed);
  pair.report({
    rule,
    action: from === undefined ? 'added' : to === undefined ? 'removed' : 'changed',
    before: { pointer: (from ?? before).pointer },
    after: { pointer: (to ?? after).pointer },
    values: { ...values, field: changed },
    levels: documentation,
  });
}
