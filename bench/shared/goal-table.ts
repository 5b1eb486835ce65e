import { type Goal, missed, worst } from './goal.js';
import { rounded, table } from './table.js';

/** Formats the goals of a measurement, and whether they are reached. */
export function goalTable(goals: readonly Goal[]): string {
  return table([goalTitles, ...goals.filter(({ values }) => values.length > 0).map(goalRow)]);
}

const goalTitles = ['goal', 'limit', 'worst', 'reached by', '', 'missed by'];

function goalRow(goal: Goal): string[] {
  const failed = missed(goal);
  const sign = goal.atLeast ? '>=' : '<=';
  return [
    goal.what,
    `${sign} ${goal.limit} ${goal.unit}`,
    `${rounded(worst(goal)?.value)} ${goal.unit}`,
    `${goal.values.length - failed.length} of ${goal.values.length}`,
    failed.length === 0 ? 'reached' : 'not reached',
    failed.map(({ name, value }) => `${name} (${rounded(value)})`).join(', '),
  ];
}
