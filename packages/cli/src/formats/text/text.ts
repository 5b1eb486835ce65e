import {
  type Change,
  type ChangeGroup,
  groupChanges,
  type Impact,
  impacts,
  operationsOf,
} from '@specshelf/changes';
import { placeText } from '../../files/description.js';
import { type Comparison, exitCodeOf, type Report } from '../../report/report.js';
import { printable, withoutCommands } from '../../terminal/printable.js';
import type { Style } from '../../terminal/style.js';
import { affectedText } from '../affected-text.js';
import { comparisonText } from '../comparison-text.js';
import type { FormatContext } from '../format-context.js';
import { nameOf, outcomeLabels, outcomeText } from '../outcome-text.js';
import { incompleteText, summaryOf } from '../summary.js';
import { nextSteps } from './next-steps.js';
import { printProblems } from './print-problems.js';

type Context = Pick<FormatContext, 'command' | 'style'>;

/**
 * Prints reports for people. A single report is printed in full. Of several ones, those without findings are a line each, and come first:
 * the others are near the summary at the end.
 */
export function toText(reports: readonly Report[], context: Context): string {
  const [first, ...others] = reports;
  if (first !== undefined && others.length === 0) return printLines(printReport(first, context));
  const { style } = context;
  const lines = reports.filter((report) => !hasDetails(report)).map((report) => outcomeLine(report, style));
  if (lines.length > 0) lines.push('');
  for (const report of reports.filter(hasDetails)) {
    lines.push(
      style.bold(printable(`${nameOf(report)}${fileText(report)}`)),
      '',
      ...printReport(report, context),
      '',
    );
  }
  return printLines([...lines, printable(summaryOf(reports))]);
}

/** Excerpts are printed by character, so that only their lines show commands. */
const printLines = (lines: readonly string[]) => `${lines.map(withoutCommands).join('\n')}\n`;

const fileText = ({ slug, file }: Report) => (slug === undefined || file === undefined ? '' : ` (${file})`);

/** Whether a report has more than its outcome. */
function hasDetails({ outcome, comparison, problems, failing }: Report): boolean {
  if (outcome === 'failed' || outcome === 'refused' || outcome === 'unusable') return true;
  if (failing.size > 0 || problems.length > 0) return true;
  return comparison !== undefined && (comparison.changes.length > 0 || !comparison.complete);
}

function printReport(report: Report, context: Context): string[] {
  const { style, command } = context;
  const { comparison, problems, outcome } = report;
  const lines = outcome === 'compared' ? [] : [...printOutcome(report, style), ''];
  // Comparisons of files end with their problems: the changes are the result.
  const changes = comparison === undefined ? [] : printChanges(comparison, style);
  const listed =
    problems.length === 0 ? [] : [style.bold(headingOf(report)), '', ...printProblems(report, style)];
  lines.push(...(outcome === 'compared' ? [...changes, ...listed] : [...listed, ...changes]));
  if (comparison !== undefined) lines.push(...printSummary(comparison, style));
  const steps = nextSteps(report, command);
  return [...withoutBlankEnd(lines), ...(steps.length > 0 ? ['', ...steps] : [])];
}

const withoutBlankEnd = (lines: readonly string[]) =>
  lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);

const headingOf = ({ onlyNewProblems }: Report) =>
  onlyNewProblems ? 'Problems that only the newer description has' : 'Problems';

/** Failures can have several lines. */
function printOutcome(report: Report, style: Style): string[] {
  const lines = report.failure?.lines ?? [];
  if (report.outcome !== 'failed' || lines.length < 2) return [outcomeLine(report, style)];
  const label = style.outcome(true, outcomeLabels.failed);
  return [`${label}: ${printable(nameOf(report))}`, ...lines.map((line) => `  ${printable(line)}`)];
}

function outcomeLine(report: Report, style: Style): string {
  const label = outcomeLabels[report.outcome];
  const hasFailed = exitCodeOf(report) !== 0 || report.outcome === 'held';
  return style.outcome(hasFailed, label) + printable(outcomeText(report).slice(label.length));
}

/** Number of places that are listed of equal changes. */
const mostPlaces = 3;

const headings: Readonly<Record<Impact, string>> = {
  breaking: 'Breaking changes',
  risky: 'Risky changes',
  safe: 'Safe changes',
  docs: 'Documentation',
};

function printChanges({ changes, acknowledged }: Comparison, style: Style): string[] {
  const accepted = new Set(acknowledged);
  const lines: string[] = [];
  for (const impact of impacts) {
    const listed = changes.filter((change) => change.impact === impact);
    if (listed.length === 0) continue;
    lines.push(style.bold(style.impact(impact, headings[impact])), '');
    for (const group of groupChanges(listed)) lines.push(...printGroup(group, accepted, style), '');
  }
  return lines;
}

function printGroup(
  { first, changes, message }: ChangeGroup<Change>,
  accepted: ReadonlySet<string>,
  style: Style,
): string[] {
  if (changes.length === 1) return printChange(first, accepted.has(first.id), style);
  const places = changes.map(sourceOf).filter((place) => place !== undefined);
  const count = changes.filter(({ id }) => accepted.has(id)).length;
  const operations = operationsOf(changes)?.length ?? 0;
  const details = [
    `${changes.length} places${places.length === 0 ? '' : `: ${firstOf(places)}`}`,
    operations === 0 ? undefined : `${operations} ${operations === 1 ? 'operation' : 'operations'}`,
    first.rule,
    count === 0 ? undefined : count === changes.length ? 'acknowledged' : `${count} acknowledged`,
    'IDs: use --format json',
  ];
  const text = details.filter((detail) => detail !== undefined).join(' - ');
  return [`  ${printable(message)}`, `    ${style.dim(printable(text))}`];
}

function firstOf(places: readonly string[]): string {
  const more = places.length - mostPlaces;
  return `${places.slice(0, mostPlaces).join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
}

/** Returns the place of a change in a file, such as `api.yaml:7:3`. */
function sourceOf({ before, after }: Change): string | undefined {
  const place = after?.line === undefined && before?.line !== undefined ? before : after;
  return place?.file === undefined ? undefined : placeText({ ...place, file: place.file });
}

function printChange(change: Change, isAcknowledged: boolean, style: Style): string[] {
  const { message, rule, id } = change;
  const file = sourceOf(change);
  const details = [file, affectedText(change), `${rule} ${id}`, isAcknowledged ? 'acknowledged' : undefined];
  const text = details.filter((detail) => detail !== undefined).join(' - ');
  return [`  ${printable(message)}`, `    ${style.dim(printable(text))}`];
}

function printSummary(comparison: Comparison, style: Style): string[] {
  const { complete, hidden } = comparison;
  return [
    ...(complete ? [] : [incompleteText]),
    printable(comparisonText(comparison)),
    ...(hidden > 0 ? [style.dim(hiddenText(hidden))] : []),
  ];
}

const hiddenText = (count: number) =>
  count === 1
    ? '1 change is not listed: use --impact docs.'
    : `${count} changes are not listed: use --impact docs.`;
