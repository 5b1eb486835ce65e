import {
  applyPolicy,
  type Category,
  type Change,
  compareSpecifications,
  defaultPolicy,
  type Impact,
  isAtLeast,
} from '@specshelf/changes';
import type { Description } from '../files/description.js';
import { defaultCategories, type FailOn, isFailingChange, isFailingProblem } from '../values/fail-on.js';
import type { RuleLevels } from '../values/parse-options.js';
import { locateChanges } from './locate-changes.js';
import { newProblems } from './new-problems.js';
import type { Report } from './report.js';

export interface CompareOptions {
  /** The day of the comparison, such as `2026-12-31`. */
  today: string;
  failOn: FailOn;
  /** Categories of changes that fail. The default depends on `failOn`. */
  categories?: readonly Category[] | undefined;
  /** The least severe impact to list. */
  impact: Impact;
  rules?: RuleLevels | undefined;
  strict?: boolean | undefined;
}

/** Compares two descriptions. The report has the problems that only the newer one has. */
export async function compareDescriptions(
  older: Description,
  newer: Description,
  options: CompareOptions,
): Promise<Report> {
  const {
    today,
    failOn,
    impact,
    rules = {},
    strict = false,
    categories = defaultCategories(failOn),
  } = options;
  const changes = compareSpecifications(older.specification, newer.specification, { today });
  const policy = { ...defaultPolicy, refuse: refusedBy(failOn), categories, rules, strict };
  const judged = applyPolicy(changes, policy);
  const isListed = (change: Change) =>
    isAtLeast(change.impact, impact) || isFailingChange(change, failOn, categories);
  const listed = judged.changes.filter(isListed);
  const located = await locateChanges(listed, older, newer);
  const problems = newProblems(older.problems, newer.problems).filter(
    (problem) => problem.severity === 'error' || isFailingProblem(problem, failOn),
  );
  return {
    file: newer.name,
    outcome: 'compared',
    comparison: {
      before: older.name,
      after: newer.name,
      summary: judged.summary,
      bump: judged.bump,
      complete: judged.complete,
      ...located,
      hidden: judged.changes.length - listed.length,
      refused: [],
      acknowledged: [],
      mayFailMore: judged.mayRefuseMore,
    },
    problems,
    onlyNewProblems: true,
    texts: textsByPath(newer),
    failing: new Set([
      ...located.changes.filter((change) => isFailingChange(change, failOn, categories)),
      ...problems.filter((problem) => isFailingProblem(problem, failOn)),
    ]),
  };
}

/** Policies refuse only risky and breaking changes; whether changes fail that are not listed depends on categories only. */
const refusedBy = ({ impact }: FailOn): 'none' | 'risky' | 'breaking' =>
  impact === undefined ? 'none' : impact === 'breaking' ? impact : 'risky';

/** Returns the texts of the files of a description by printed path. */
export function textsByPath({ texts, paths }: Pick<Description, 'texts' | 'paths'>): Map<string, string> {
  return new Map([...texts].map(([location, text]) => [paths.get(location) ?? location, text]));
}
