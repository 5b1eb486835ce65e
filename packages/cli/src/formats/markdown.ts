import { toMarkdown } from '@specshelf/changes';
import { printProblem } from '../files/description.js';
import type { DiffReport } from '../report/diff-report.js';
import { summaryOf } from './summary.js';

/** Prints a report as Markdown, for a comment or the summary of a job. */
export function toMarkdownReport(report: DiffReport): string {
  const { changes, judged, problems } = report;
  const lines = ['# API changes', '', asText(summaryOf(report)), ''];
  if (changes.length > 0 || !judged.complete) lines.push(toMarkdown(judged, { changes }).trimEnd(), '');
  if (problems.length > 0) {
    lines.push('## Problems that only the newer description has', '');
    lines.push(...problems.map((problem) => `- ${asText(printProblem(problem))}`), '');
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

/** Names of files and texts of a description must not become links, HTML, or emphasis. */
const asText = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\*_[\]<>#|~]/g, '\\$&');
