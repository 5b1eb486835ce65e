import { type DiffReport, hasFailed } from '../report/diff-report.js';
import { printJSON } from './print-json.js';

/** Prints a report as JSON, in the form in which the API of a server lists changes. */
export function toJSON(report: DiffReport): string {
  const { before, after, judged, changes, problems } = report;
  const { bump, complete, summary } = judged;
  return printJSON({
    object: 'openapi-spec-changes',
    from: before,
    to: after,
    bump,
    complete,
    summary,
    failed: hasFailed(report),
    items: changes,
    count: changes.length,
    problems,
  });
}
