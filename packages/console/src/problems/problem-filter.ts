import { type Problem, ruleOf, type Severity, severities, severityOf } from '../source/listed-problem.js';

/** The filters of a list of problems, which its URL contains. */
export interface ProblemFilter {
  severity: Severity | undefined;
  rule: string | undefined;
  /** The location of a file. */
  file: string | undefined;
}

export function readProblemFilter(query: URLSearchParams): ProblemFilter {
  const severity = severities.find(({ severity }) => severity === query.get('severity'))?.severity;
  return { severity, rule: query.get('rule') || undefined, file: query.get('file') || undefined };
}

export function problemsURL(root: string, { severity, rule, file }: ProblemFilter): string {
  const query = new URLSearchParams();
  if (severity !== undefined) query.set('severity', severity);
  if (rule !== undefined) query.set('rule', rule);
  if (file !== undefined) query.set('file', file);
  return `${root}/problems${query.size === 0 ? '' : `?${query}`}`;
}

export function matchesFilter(problem: Problem, { severity, rule, file }: ProblemFilter): boolean {
  return (
    (severity === undefined || severityOf(problem) === severity) &&
    (rule === undefined || ruleOf(problem) === rule) &&
    (file === undefined || problem.file === file)
  );
}

/** Problems of one rule and severity. */
export interface RuleGroup {
  rule: string;
  severity: Severity;
  problems: readonly Problem[];
}

/** Groups problems by rule: errors first, then the rules with the most problems. */
export function groupByRule(problems: readonly Problem[]): RuleGroup[] {
  const groups = new Map<string, { rule: string; severity: Severity; problems: Problem[] }>();
  for (const problem of problems) {
    const [rule, severity] = [ruleOf(problem), severityOf(problem)];
    const group = groups.get(`${severity} ${rule}`) ?? { rule, severity, problems: [] };
    group.problems.push(problem);
    groups.set(`${severity} ${rule}`, group);
  }
  const rank = ({ severity }: RuleGroup) => severities.findIndex((known) => known.severity === severity);
  return [...groups.values()].sort((a, b) => rank(a) - rank(b) || b.problems.length - a.problems.length);
}

/** Counts problems by a key, in the order of their first occurrence. */
export function countBy(
  problems: readonly Problem[],
  keyOf: (problem: Problem) => string,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const problem of problems) counts.set(keyOf(problem), (counts.get(keyOf(problem)) ?? 0) + 1);
  return counts;
}
