/** The members of a `ProcessingProblem` that determine its group. */
interface GroupableProblem {
  readonly message: string;
  readonly code?: string | undefined;
  readonly severity?: string | undefined;
}

/**
 * Problems that break the same rule in the same way, at different locations.
 *
 * @example
 * ```ts
 * const format = ({ first, count }: ProblemGroup<ProcessingProblem>) => `${first.message} (${count} times)`;
 * ```
 */
export interface ProblemGroup<Problem> {
  /** The first problem of the group. */
  readonly first: Problem;
  /** How many problems the group has. */
  readonly count: number;
  /** All problems of the group, in the order of the list. */
  readonly problems: readonly Problem[];
}

/**
 * Groups problems by severity, rule, and message, ignoring numbers and quoted values in messages. Groups are in the order of their first
 * problems.
 *
 * @example
 * ```ts
 * const spec = await client.specs.get({ organizationId: 'acme', specSlug: 'pets' });
 * for (const { first, count } of groupProblems(spec.lastProcessedErrors)) {
 *   console.log(`${first.line}: ${first.message} (${count} times)`);
 * }
 * ```
 */
export function groupProblems<Problem extends GroupableProblem>(
  problems: readonly Problem[],
): ProblemGroup<Problem>[] {
  const groups = new Map<string, { first: Problem; count: number; problems: Problem[] }>();
  for (const problem of problems) {
    const key = `${problem.severity} ${problem.code} ${patternOf(problem.message)}`;
    const group = groups.get(key) ?? { first: problem, count: 0, problems: [] };
    group.count = group.problems.push(problem);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Removes numbers and values in double quotes. Names of fields, in backticks, distinguish problems. */
const patternOf = (message: string): string => message.replace(/"(?:[^"\\]|\\.)*"|\d+/g, '…');
