import { mostSevere } from '../model/order.js';
import type { Bump, Change, ChangeReport, ChangeSummary } from '../model/report.js';
import { bumpOf } from './bump.js';
import { announcements, levelsUnder } from './levels-under.js';
import type { Policy } from './policy.js';

/** Numbers of changes by what their levels depend on: enough for a summary under any policy, without the report. */
export interface Tally {
  /** The day of the comparison. */
  today: string;
  groups: TallyGroup[];
}

export interface TallyGroup
  extends Pick<Change, 'rule' | 'directions' | 'category' | 'action' | 'stability' | 'sunset'> {
  count: number;
}

/** With more groups than this, sunsets no longer count: the tally is part of each version. */
const maxDatedGroups = 300;

/** Counts the changes of a report. */
export function tallyOf({ changes, today }: ChangeReport): Tally {
  const groups = new Map<string, TallyGroup>();
  for (const { rule, directions, category, action, stability, sunset } of changes) {
    // Each day is a group. Only announcements are judged by it, and a document may have thousands of days.
    const isJudged = announcements.has(rule) && groups.size < maxDatedGroups;
    const group = {
      rule,
      directions,
      category,
      action,
      ...(stability === undefined ? {} : { stability }),
      ...(sunset === undefined || !isJudged ? {} : { sunset }),
    };
    const key = JSON.stringify(group);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { ...group, count: 1 });
    else known.count += 1;
  }
  return { today, groups: [...groups.values()] };
}

/** Sums up a tally under a policy: the same as `applyPolicy` says of the report. */
export function summarize({ today, groups }: Tally, policy: Policy): { summary: ChangeSummary; bump: Bump } {
  const summary: ChangeSummary = { breaking: 0, risky: 0, safe: 0, docs: 0 };
  const shown: Pick<Change, 'impact' | 'category' | 'action'>[] = [];
  for (const group of groups) {
    const directions = levelsUnder(policy, group, today);
    if (directions === undefined) continue;
    const impact = mostSevere(Object.values(directions));
    summary[impact] += group.count;
    shown.push({ impact, category: group.category, action: group.action });
  }
  return { summary, bump: bumpOf(shown) };
}
