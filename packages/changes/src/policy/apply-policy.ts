import { compareChanges } from '../model/order.js';
import {
  type Bump,
  type Change,
  type ChangeReport,
  type ChangeSummary,
  type Impact,
  impacts,
} from '../model/report.js';
import { bumpOf } from './bump.js';
import { levelsUnder } from './levels-under.js';
import type { Policy } from './policy.js';

/** A report as a policy sees it. */
export interface JudgedChanges {
  complete: boolean;
  /** Whether the policy may refuse changes that are not listed. */
  mayRefuseMore: boolean;
  /** With the levels of the policy, most severe first. */
  changes: Change[];
  summary: ChangeSummary;
  bump: Bump;
  /** The changes that the policy refuses, without those that are acknowledged. */
  refused: Change[];
  /** IDs of acknowledged changes that the policy would refuse. */
  acknowledged: string[];
}

/** Applies the levels of a policy to a report, and finds what it refuses. The report itself does not change. */
export function applyPolicy(
  report: ChangeReport,
  policy: Policy,
  acknowledged: ReadonlySet<string> = new Set(),
): JudgedChanges {
  const changes = report.changes
    .flatMap((change) => judge(change, policy, report.today))
    .sort(compareChanges);
  const refusable = changes.filter((change) => isRefused(change, policy));
  return {
    complete: report.complete,
    mayRefuseMore: mayRefuseMore(report, policy),
    changes,
    summary: countImpacts(changes),
    bump: bumpOf(changes.map(({ impact, category, action }) => ({ impact, category, action }))),
    refused: refusable.filter(({ id }) => !acknowledged.has(id)),
    acknowledged: refusable.filter(({ id }) => acknowledged.has(id)).map(({ id }) => id),
  };
}

function mayRefuseMore({ complete, omitted }: ChangeReport, { refuse, categories }: Policy): boolean {
  if (complete || refuse === 'none') return false;
  return omitted === undefined || omitted.some((category) => categories.includes(category));
}

function judge(change: Change, policy: Policy, today: string): Change[] {
  const level = levelsUnder(policy, change, today);
  if (level === undefined) return [];
  return [level === change.directions && level !== undefined ? change : withLevels(change, level)];
}

function withLevels(change: Change, directions: Change['directions']): Change {
  const ranks = Object.values(directions).map((level) => impacts.indexOf(level));
  const impact = impacts[Math.min(...ranks, impacts.length - 1)] ?? 'docs';
  return { ...change, directions, impact };
}

function isRefused({ impact, category }: Change, { refuse, categories }: Policy): boolean {
  if (refuse === 'none' || !categories.includes(category)) return false;
  return impacts.indexOf(impact) <= impacts.indexOf(refuse);
}

/** Counts changes by their impact. */
export function countImpacts(changes: readonly Pick<Change, 'impact'>[]): ChangeSummary {
  const summary: ChangeSummary = { breaking: 0, risky: 0, safe: 0, docs: 0 };
  for (const { impact } of changes) summary[impact] += 1;
  return summary;
}

/** Whether an impact is at least as severe as another. */
export const isAtLeast = (impact: Impact, least: Impact): boolean =>
  impacts.indexOf(impact) <= impacts.indexOf(least);
