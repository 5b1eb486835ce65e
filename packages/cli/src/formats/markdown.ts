import { toMarkdown } from '@specshelf/changes';
import { type PlacedProblem, placeText, problemText } from '../files/description.js';
import type { DiffReport } from '../report/diff-report.js';
import { printable } from '../terminal/printable.js';
import { summaryOf } from './summary.js';

/** Prints a report as Markdown, for a comment or the summary of a job. */
export function toMarkdownReport(report: DiffReport): string {
  const { changes, judged, problems } = report;
  const lines = ['# API changes', '', asText(summaryOf(report)), ''];
  if (changes.length > 0 || !judged.complete) lines.push(toMarkdown(judged, { changes }).trimEnd(), '');
  if (problems.length > 0) {
    lines.push('## Problems that only the newer description has', '');
    lines.push(...problems.map(printProblem), '');
  }
  const text = lines.join('\n').trimEnd();
  return `${text.split('\n').map(printable).join('\n')}\n`;
}

/** The place is escaped on its own: a backtick in the name of a file must not begin code. */
const printProblem = (problem: PlacedProblem) =>
  `- ${asText(placeText(problem))}: ${asText(problemText(problem))}`;

/** Names of files and texts of a description must not become links, HTML, or emphasis. In code, backslashes would be shown. */
const asText = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(`[^`]+`)|[\\`*_[\]<>#|~]/g, (character, code?: string) => code ?? `\\${character}`);
