/** The members of a `ProcessingProblem` that decide which problems belong together. */
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
  /** The first of the list. */
  readonly first: Problem;
  /** How many problems the group has. */
  readonly count: number;
  /** All of them, in the order of the list. */
  readonly problems: readonly Problem[];
}

/**
 * Groups problems for people: those with the same severity, rule, and message form one group, whatever numbers and quoted
 * values their messages contain. Groups are in the order of their first problems.
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

/** Names of fields, in backticks, tell problems apart; values, in double quotes, and numbers do not. */
const patternOf = (message: string): string => message.replace(/"(?:[^"\\]|\\.)*"|\d+/g, '…');
