import type { Problem, ProblemCounts } from '@specshelf/parser';

/** A filter by problems: specifications with a problem of this severity, or without problems. */
export type ProblemFilter = Problem['severity'] | 'none';

const bits = { error: 1, warning: 2, info: 4 } as const;
const allKinds = [0, 1, 2, 3, 4, 5, 6, 7];

/** Returns the severities that occur, as the sum of a bit for each. */
export function problemKindsOf({ error, warning, info }: ProblemCounts): number {
  return (error > 0 ? bits.error : 0) + (warning > 0 ? bits.warning : 0) + (info > 0 ? bits.info : 0);
}

/** Returns the values of `problemKindsOf` that match a filter. */
export function matchingKinds(filter: ProblemFilter): number[] {
  return filter === 'none' ? [0] : allKinds.filter((kinds) => (kinds & bits[filter]) !== 0);
}

export const noProblems: ProblemCounts = { error: 0, warning: 0, info: 0 };

export function totalOf({ error, warning, info }: ProblemCounts): number {
  return error + warning + info;
}

/** Returns the counts of a list of problems. Unlisted problems of a truncated list count as its last error or warning. */
export function countProblems(listed: readonly Problem[], total: number = listed.length): ProblemCounts {
  const counts = { ...noProblems };
  for (const { severity } of listed) counts[severity] += 1;
  // All infos are listed, and errors precede warnings.
  counts[counts.warning > 0 || counts.error === 0 ? 'warning' : 'error'] += Math.max(
    0,
    total - listed.length,
  );
  return counts;
}
