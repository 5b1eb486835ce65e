import type { Report } from '../../report/report.js';
import type { CommandName } from '../format-context.js';

/** Number of changes that are listed. */
const mostListed = 20;

/** Describes the next step after a report. Empty if nothing remains to be done. */
export function nextSteps(report: Report, command: CommandName): string[] {
  const { outcome, failing } = report;
  if (outcome === 'refused') return acknowledging(report, command);
  if (outcome === 'held' && failing.size > 0) {
    return ['Correct the findings, or select other reasons to fail with --fail-on.'];
  }
  if (outcome === 'published' && failing.size > 0) {
    return ['The version has these findings. Correct them, or select other reasons to fail with --fail-on.'];
  }
  return [];
}

function acknowledging(report: Report, command: CommandName): string[] {
  const ids = report.comparison?.refused ?? [];
  if (ids.length === 0) return [];
  const more = ids.length - mostListed;
  const [intended, them] = ids.length === 1 ? ['this change is', 'it'] : ['these changes are', 'them'];
  const where = command === 'publish' ? '' : ' of specshelf publish';
  return [
    `If ${intended} intended, acknowledge ${them} with ${ids.length === 1 ? 'this option' : 'these options'}${where}, and add a --reason:`,
    ...ids.slice(0, mostListed).map((id) => `  --acknowledge ${id}`),
    ...(more > 0 ? [`--format json lists the IDs of ${more} more changes.`] : []),
  ];
}
