import type { PlacedProblem } from '../files/description.js';
import { type Comparison, exitCodeOf, isFailing, type Report } from '../report/report.js';
import { isBadOutcome } from './outcome-text.js';
import { printJSON } from './print-json.js';

/**
 * Prints reports as JSON: one as an object with indentation, several as one line each. Changes are listed in the form in which the API of a
 * server lists them. `schema/report.schema.json` describes the members.
 */
export function toJSON(reports: readonly Report[]): string {
  const [first, ...others] = reports;
  if (first !== undefined && others.length === 0) return printJSON(recordOf(first));
  return reports.map((report) => printJSON(recordOf(report), 0)).join('');
}

function recordOf(report: Report) {
  const { slug, file, outcome, comparison, problems, onlyNewProblems, failing, version, failure } = report;
  return {
    object: comparison === undefined ? 'openapi-spec-report' : 'openapi-spec-changes',
    ...(slug === undefined ? {} : { slug }),
    ...(file === undefined ? {} : { file }),
    outcome,
    ...(comparison === undefined ? {} : membersOf(comparison, report)),
    failed: failing.size > 0 || failure !== undefined || isBadOutcome(outcome),
    exitCode: exitCodeOf(report),
    problems: problems.map((problem) => problemOf(problem, report)),
    onlyNewProblems,
    ...(version === undefined ? {} : { version }),
    ...(failure === undefined ? {} : { failure: { messages: failure.lines } }),
  };
}

function membersOf(comparison: Comparison, report: Report) {
  const { before, after, bump, complete, summary, changes, hidden, acknowledged, mayFailMore } = comparison;
  return {
    from: before,
    to: after,
    bump,
    complete,
    mayFailMore,
    summary,
    items: changes,
    count: changes.length,
    hidden,
    failing: changes.filter((change) => isFailing(report, change)).map(({ id }) => id),
    acknowledged,
  };
}

/** Absent members are not printed. */
function problemOf(problem: PlacedProblem, report: Report) {
  const { severity, code, message, file, line, column, pointer } = problem;
  return { severity, code, message, file, line, column, pointer, failing: isFailing(report, problem) };
}
