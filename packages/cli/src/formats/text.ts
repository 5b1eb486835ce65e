import { type Change, type Impact, impacts } from '@specshelf/changes';
import { placeText, printProblem } from '../files/description.js';
import type { DiffReport } from '../report/diff-report.js';
import { printable } from '../terminal/printable.js';
import type { Style } from '../terminal/style.js';
import { incompleteText, summaryOf } from './summary.js';

const headings: Readonly<Record<Impact, string>> = {
  breaking: 'Breaking changes',
  risky: 'Risky changes',
  safe: 'Safe changes',
  docs: 'Documentation',
};

/** Prints a report for people. */
export function toText(report: DiffReport, style: Style): string {
  const { changes, judged, problems } = report;
  const lines: string[] = [];
  for (const impact of impacts) {
    const listed = changes.filter((change) => change.impact === impact);
    if (listed.length === 0) continue;
    lines.push(style.bold(style.impact(impact, headings[impact])), '');
    for (const change of listed) lines.push(...printChange(change, style), '');
  }
  if (problems.length > 0) {
    lines.push(style.bold('Problems that only the newer description has'), '');
    lines.push(...problems.map((problem) => `  ${printable(printProblem(problem))}`), '');
  }
  if (!judged.complete) lines.push(incompleteText);
  lines.push(printable(summaryOf(report)));
  const hidden = judged.changes.length - changes.length;
  if (hidden > 0) lines.push(style.dim(hiddenText(hidden)));
  return `${lines.join('\n')}\n`;
}

const hiddenText = (count: number) =>
  count === 1
    ? '1 change is not listed: use --impact docs.'
    : `${count} changes are not listed: use --impact docs.`;

function printChange(change: Change, style: Style): string[] {
  const { message, rule, id, before, after } = change;
  const place = after?.line === undefined && before?.line !== undefined ? before : after;
  const file = place?.file === undefined ? undefined : placeText({ ...place, file: place.file });
  const details = [file, affectedText(change), `${rule} ${id}`].filter((text) => text !== undefined);
  return [`  ${printable(message)}`, `    ${style.dim(printable(details.join(' - ')))}`];
}

/** Number of operations that are named. */
const mostNamed = 3;

/** Returns the affected operations, such as `POST /orgs (request application/json)`. Undefined if the message names them. */
export function affectedText({ operations, operationCount, message }: Change): string | undefined {
  const [first] = operations;
  if (first === undefined) return undefined;
  const isNamed = first.at === undefined && message.includes(`\`${first.path}\``);
  if (operationCount === 1 && isNamed) return undefined;
  const names = operations.slice(0, mostNamed).map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  if (operationCount === 1) return first.at === undefined ? names.join() : `${names.join()} (${first.at})`;
  const more = operationCount - names.length;
  return `${operationCount} operations: ${names.join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
}
