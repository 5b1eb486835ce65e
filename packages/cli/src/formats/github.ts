import { type Change, type Impact, isAtLeast } from '@specshelf/changes';
import { stdinName } from '../files/read-input.js';
import { isFailingProblem } from '../options/fail-on.js';
import { type DiffReport, type FilePlace, isFailing } from '../report/diff-report.js';
import { printable } from '../terminal/printable.js';
import { incompleteText, summaryOf } from './summary.js';
import { affectedText } from './text.js';

/** Prints a report as annotations of GitHub Actions, followed by a line for the log. */
export function toGitHub(report: DiffReport): string {
  const lines = report.changes.map((change) => annotateChange(change, report));
  for (const problem of report.problems) {
    const level = isFailingProblem(problem, report.failOn) ? 'error' : 'warning';
    lines.push(annotation(level, problem, problem.code, problem.message));
  }
  if (!report.judged.complete) lines.push(`::warning::${incompleteText}`);
  return `${[...lines, printable(summaryOf(report))].join('\n')}\n`;
}

function annotateChange(change: Change, report: DiffReport): string {
  const affected = affectedText(change);
  const message = affected === undefined ? change.message : `${change.message} (${affected})`;
  const level = isFailing(change, report) ? 'error' : levelOf(change.impact);
  return annotation(level, report.anchors.get(change.id), change.rule, message);
}

type Level = 'error' | 'warning' | 'notice';

/** Only reasons for a failed job are errors. */
const levelOf = (impact: Impact): Level => (isAtLeast(impact, 'risky') ? 'warning' : 'notice');

/** See https://docs.github.com/actions/reference/workflow-commands-for-github-actions. */
function annotation(
  level: Level,
  place: Partial<FilePlace> | undefined,
  title: string,
  message: string,
): string {
  const isKnown = place?.file !== undefined && place.file !== stdinName;
  const { file, line, column } = isKnown ? place : {};
  const properties = Object.entries({ file, line, col: column, title })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${level} ${properties.join(',')}::${escapeData(message)}`;
}

const escapeData = (text: string) => printable(text.replaceAll(/\r\n|[\r\n]/g, ' ')).replaceAll('%', '%25');

const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
