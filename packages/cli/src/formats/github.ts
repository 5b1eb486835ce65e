import { type Change, isAtLeast } from '@specshelf/changes';
import type { PlacedProblem } from '../files/description.js';
import { stdinName } from '../files/read-input.js';
import { type FilePlace, isFailing, type Report } from '../report/report.js';
import { printable } from '../terminal/printable.js';
import { affectedText } from './affected-text.js';
import { isBadOutcome, nameOf, outcomeText } from './outcome-text.js';
import { incompleteText, summaryOf } from './summary.js';

/** Least severe last: GitHub shows the first 10 annotations of each level. */
const levels = ['error', 'warning', 'notice'] as const;
type Level = (typeof levels)[number];

interface Annotation {
  level: Level;
  place?: Partial<FilePlace> | undefined;
  title?: string;
  message: string;
}

/** Prints reports as annotations of GitHub Actions, most severe first, followed by a line for the log. */
export function toGitHub(reports: readonly Report[]): string {
  const isNamed = reports.length > 1;
  const annotations = reports.flatMap((report) => annotationsOf(report, isNamed));
  const sorted = levels.flatMap((level) => annotations.filter((each) => each.level === level));
  return `${[...sorted.map(printAnnotation), printable(summaryOf(reports))].join('\n')}\n`;
}

function annotationsOf(report: Report, isNamed: boolean): Annotation[] {
  const { comparison, problems } = report;
  const found = [
    ...outcomeOf(report),
    ...(comparison?.changes ?? []).map((change) => annotateChange(change, report)),
    ...problems.map((problem) => annotateProblem(problem, report)),
  ];
  if (comparison === undefined || comparison.complete) return found;
  const message = isNamed ? `${nameOf(report)}: ${incompleteText}` : incompleteText;
  return [...found, { level: 'warning', message }];
}

/** Other outcomes follow from the findings that fail. */
function outcomeOf(report: Report): Annotation[] {
  const { outcome, failing, file } = report;
  if (outcome !== 'failed' && (!isBadOutcome(outcome) || failing.size > 0)) return [];
  return [
    {
      level: 'error',
      place: { ...(file === undefined ? {} : { file }) },
      title: outcome,
      message: outcomeText(report),
    },
  ];
}

function annotateChange(change: Change, report: Report): Annotation {
  const affected = affectedText(change);
  const { id, rule, message } = change;
  return {
    level: levelOf(change, report),
    place: report.comparison?.anchors.get(id),
    title: rule,
    message: affected === undefined ? message : `${message} (${affected})`,
  };
}

/** Only reasons for a failed job are errors. */
function levelOf(change: Change, report: Report): Level {
  if (isFailing(report, change)) return 'error';
  if (report.comparison?.acknowledged.includes(change.id)) return 'notice';
  return isAtLeast(change.impact, 'risky') ? 'warning' : 'notice';
}

function annotateProblem(problem: PlacedProblem, report: Report): Annotation {
  const { severity, code, message } = problem;
  const level = isFailing(report, problem) ? 'error' : severity === 'info' ? 'notice' : 'warning';
  return { level, place: problem, title: code, message };
}

/** See https://docs.github.com/actions/reference/workflow-commands-for-github-actions. */
function printAnnotation({ level, place, title, message }: Annotation): string {
  const isFile = place?.file !== undefined && place.file !== stdinName && !/^https?:/i.test(place.file);
  const { file, line, column } = isFile ? place : {};
  const properties = Object.entries({ file, line, col: column, title })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${[level, properties.join(',')].join(' ').trimEnd()}::${escapeData(message)}`;
}

const escapeData = (text: string) => printable(text.replaceAll(/\r\n|[\r\n]/g, ' ')).replaceAll('%', '%25');

const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
