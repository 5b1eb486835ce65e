import type { Outcome, Report } from '../report/report.js';
import { comparisonText } from './comparison-text.js';
import { outcomeText } from './outcome-text.js';

/** Summarizes reports in one line: the outcome of a single one, or the numbers of outcomes, such as `3 specifications: 2 published, 1 failed.` */
export function summaryOf(reports: readonly Report[]): string {
  const [first, ...others] = reports;
  if (first === undefined) return 'No specifications.';
  if (others.length === 0) {
    const { outcome, comparison } = first;
    return outcome === 'compared' && comparison ? comparisonText(comparison) : outcomeText(first);
  }
  const counts = outcomes.flatMap((outcome) => countsOf(outcome, reports));
  return `${reports.length} ${noun(reports)}: ${counts.join(', ')}.`;
}

/** Adds how many fail if the outcome does not show that. */
function countsOf(outcome: Outcome, reports: readonly Report[]): string[] {
  const own = reports.filter((report) => report.outcome === outcome);
  if (own.length === 0) return [];
  const text = `${own.length} ${outcomeWords[outcome]}`;
  const failing = isNegative(outcome) ? 0 : own.filter((report) => report.failing.size > 0).length;
  return [failing === 0 ? text : `${text} (${failing} with findings that fail)`];
}

const noun = (reports: readonly Report[]) =>
  reports.every(({ slug }) => slug === undefined) ? 'descriptions' : 'specifications';

/** In the order of the summary. */
const outcomeWords: Readonly<Record<Outcome, string>> = {
  published: 'published',
  unchanged: 'unchanged',
  queued: 'queued',
  allowed: 'allowed',
  checked: 'checked',
  compared: 'compared',
  refused: 'refused',
  held: 'not sent',
  unusable: 'not valid',
  failed: 'failed',
};

const outcomes = Object.keys(outcomeWords) as Outcome[];

const isNegative = (outcome: Outcome) =>
  outcome === 'refused' || outcome === 'held' || outcome === 'unusable' || outcome === 'failed';

/** Reports that a comparison is incomplete. */
export const incompleteText = 'Not all changes are listed: the comparison reached a limit.';
