import {
  type Impact,
  impacts,
  type Rule,
  rules,
  stabilityLevels,
  summarize,
  type Tally,
} from '@specshelf/changes';
import type { Policy } from '@specshelf/changes/policy';

/** The settings that decide which new versions a specification accepts, and which of them its readers see. */
export interface Gate {
  policy: Policy;
  defaultLabel?: string | undefined;
}

/**
 * Returns the settings that a change loosens, with the names of the body of `updateOpenAPISpecBySlug`. Settings that refuse nothing
 * cannot be loosened.
 */
export function loosenedSettings(before: Gate, after: Gate): string[] {
  if (before.policy.refuse === 'none') return [];
  const hasOtherLabel = before.defaultLabel !== undefined && before.defaultLabel !== after.defaultLabel;
  return [
    ...loosenedMembers(before.policy, after.policy).map((name) => `compatibility.${name}`),
    ...(hasOtherLabel ? ['defaultLabel'] : []),
  ];
}

const refusals: readonly Policy['refuse'][] = ['none', 'breaking', 'risky'];

function loosenedMembers(before: Policy, after: Policy): (keyof Policy)[] {
  const members: (keyof Policy)[] = [];
  if (refusals.indexOf(after.refuse) < refusals.indexOf(before.refuse)) members.push('refuse');
  if (before.against === 'all' && after.against === 'latest') members.push('against');
  if (!before.categories.every((category) => after.categories.includes(category))) members.push('categories');
  members.push(...loosenedLevels(before, after));
  if (rankOf(after.stability) > rankOf(before.stability)) members.push('stability');
  if ((after.sunsetDays ?? 0) < (before.sunsetDays ?? 0)) members.push('sunsetDays');
  return members;
}

/** The number of stability levels whose operations may change in any way. */
function rankOf(stability: Policy['stability']): number {
  return stability === undefined ? 0 : stabilityLevels.indexOf(stability);
}

/** Levels depend on `rules` and on `strict`: returns those that lower the level of a rule. */
function loosenedLevels(
  { stability: _, ...before }: Policy,
  { rules: levels, strict = false }: Policy,
): (keyof Policy)[] {
  const after: Policy = { ...before, rules: levels, strict };
  const isNamed = ({ id }: Rule) => before.rules[id] !== levels[id];
  const isStrictSame = (before.strict ?? false) === strict;
  const lowered = rules.filter(
    (rule) =>
      (isNamed(rule) || !isStrictSame) && groupsOf(rule).some((group) => isLower(group, before, after)),
  );
  return [
    ...(lowered.some(isNamed) ? (['rules'] as const) : []),
    ...(lowered.every(isNamed) ? [] : (['strict'] as const)),
  ];
}

type TallyGroup = Tally['groups'][number];

const today = '2000-01-01';

/** Returns a change for each direction of a rule, without a sunset and with one that is announced too late. */
function groupsOf({ id: rule, category, toServer, toClient }: Rule): TallyGroup[] {
  const group = { rule, category, action: 'changed', count: 1 } as const;
  const directions = [toServer === undefined ? {} : { toServer }, toClient === undefined ? {} : { toClient }];
  return directions.flatMap((each) => [
    { ...group, directions: each },
    { ...group, directions: each, sunset: today },
  ]);
}

const severities: readonly (Impact | undefined)[] = [undefined, ...impacts.toReversed()];

function isLower(group: TallyGroup, before: Policy, after: Policy): boolean {
  return severities.indexOf(levelOf(group, after)) < severities.indexOf(levelOf(group, before));
}

/** Returns the level of a change; undefined if the policy hides it. */
function levelOf(group: TallyGroup, policy: Policy): Impact | undefined {
  const { summary } = summarize({ today, groups: [group] }, policy);
  return impacts.find((impact) => summary[impact] > 0);
}
