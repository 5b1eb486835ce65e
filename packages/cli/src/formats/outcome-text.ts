import type { PlacedProblem } from '../files/description.js';
import { stdinName } from '../files/read-input.js';
import type { Outcome, PublishedVersion, Report } from '../report/report.js';
import { comparisonText } from './comparison-text.js';
import { countText, listText } from './count-text.js';

/** The name of a report for people: the slug, or the file. */
export const nameOf = ({ slug, file }: Report): string => slug ?? file ?? stdinName;

/** The outcomes in a word or two, for tables and headings. */
export const outcomeLabels: Readonly<Record<Outcome, string>> = {
  compared: 'Compared',
  checked: 'Checked',
  allowed: 'Allowed',
  refused: 'Refused',
  published: 'Published',
  unchanged: 'Unchanged',
  queued: 'Queued',
  held: 'Not sent',
  unusable: 'Not valid',
  failed: 'Failed',
};

/** Returns the outcome of a report as one sentence, which begins with the label of the outcome. */
export function outcomeText(report: Report): string {
  return `${outcomeLabels[report.outcome]}: ${details[report.outcome](report)}`;
}

const details: Readonly<Record<Outcome, (report: Report) => string>> = {
  compared: ({ comparison, ...report }) =>
    comparison === undefined ? `${nameOf(report)}.` : comparisonText(comparison).replace(/^No /, 'no '),
  checked: (report) => `${nameOf(report)} has ${problemCounts(report)}.`,
  allowed: (report) =>
    `the server would accept ${nameOf(report)}${report.failing.size === 0 ? '' : `, but ${reasonsIn(report)}`}. Nothing was stored.`,
  refused: (report) => `${refusalOf(report)} No version was published.`,
  published: (report) => `${nameOf(report)} as version ${versionText(report.version)}`,
  unchanged: (report) =>
    report.version === undefined
      ? `the latest version of ${nameOf(report)} has the same content.`
      : `${nameOf(report)} has the same content as version ${versionText(report.version)}`,
  queued: (report) => `the server has stored ${nameOf(report)} and processes it later.`,
  held: (report) => {
    if (report.failing.size > 0) return `${reasonsIn(report, ` in ${nameOf(report)}`)}.`;
    return report.comparison?.mayFailMore
      ? `changes of ${nameOf(report)} that the comparison did not find may be reasons to fail.`
      : `${nameOf(report)} is judged when it is published.`;
  },
  unusable: (report) => `the description of ${nameOf(report)} has ${problemCounts(report)}.`,
  failed: (report) => `${nameOf(report)}: ${(report.failure?.lines ?? ['The reason is unknown.']).join(' ')}`,
};

/** Such as `2 findings are reasons to fail`. */
const reasonsIn = ({ failing }: Report, place = '') =>
  `${countText(failing.size, 'finding')}${place} ${failing.size === 1 ? 'is a reason' : 'are reasons'} to fail`;

/** The address is last and without a period, so that terminals recognize it. */
function versionText(version: PublishedVersion | undefined): string {
  if (version === undefined) return 'unknown.';
  const { id, url, labels } = version;
  const labelText =
    labels.length === 0 ? '' : ` (${labels.length === 1 ? 'label' : 'labels'} ${labels.join(', ')})`;
  return `${id}${labelText}: ${url}`;
}

function refusalOf(report: Report): string {
  const { comparison } = report;
  const count = comparison?.refused.length ?? 0;
  const settings = `the compatibility settings of ${nameOf(report)}`;
  if (count > 0) return `${settings} do not allow ${count === 1 ? 'a change' : `${count} changes`}.`;
  return comparison?.mayFailMore
    ? `${settings} may not allow changes that the comparison did not find.`
    : `${settings} do not allow this version.`;
}

const severities = ['error', 'warning'] as const;

/** Counts problems, such as `2 errors and 1 warning`. */
function problemCounts({ problems, onlyNewProblems }: Pick<Report, 'problems' | 'onlyNewProblems'>): string {
  const counts = countsBySeverity(problems);
  if (counts.length === 0) return onlyNewProblems ? 'no new problems' : 'no problems';
  return `${listText(counts)}${onlyNewProblems ? ' that the older version does not have' : ''}`;
}

/** Counts problems by severity, without infos if there is anything else. */
export function countsBySeverity(problems: readonly PlacedProblem[]): string[] {
  const count = (severity: PlacedProblem['severity']) =>
    problems.filter((problem) => problem.severity === severity).length;
  const counts = severities.flatMap((severity) =>
    count(severity) === 0 ? [] : [countText(count(severity), severity)],
  );
  const infos = count('info');
  return infos === 0 ? counts : [...counts, countText(infos, 'note')];
}

/** Whether the outcome itself is a reason to fail, also without findings. */
export const isBadOutcome = (outcome: Outcome): boolean =>
  outcome === 'refused' || outcome === 'unusable' || outcome === 'failed';
