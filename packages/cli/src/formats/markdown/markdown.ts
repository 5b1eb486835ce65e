import { toMarkdown } from '@specshelf/changes';
import { placeText, problemText } from '../../files/description.js';
import { exitCodeOf, type Report } from '../../report/report.js';
import { printable } from '../../terminal/printable.js';
import { comparisonText } from '../comparison-text.js';
import type { CommandName, FormatContext } from '../format-context.js';
import { nameOf, outcomeLabels, outcomeText } from '../outcome-text.js';
import { othersText, type PlacedGroup, placedGroups } from '../problem-groups.js';
import { summaryOf } from '../summary.js';
import { asLink, asText } from './as-text.js';
import { fitLines, linesOf, type Section } from './fit-lines.js';
import { summaryTable } from './summary-table.js';

const titles: Readonly<Record<CommandName, string>> = {
  diff: 'API changes',
  check: 'API check',
  publish: 'API publication',
};

type Context = Pick<FormatContext, 'command' | 'limit'>;

/** Prints reports as Markdown, for a comment or the summary of a job. Several reports are a table and their details. */
export function toMarkdownReport(reports: readonly Report[], { command, limit }: Context): string {
  const [first, ...others] = reports;
  const title = [`# ${titles[command]}`, ''];
  const sections: Section[] =
    first !== undefined && others.length === 0
      ? [{ name: 'it', lines: [...title, ...printOutcome(first), ...printDetails(first)] }]
      : [
          { name: 'the table', lines: [...title, asText(summaryOf(reports)), '', ...printTable(reports)] },
          ...sectionsOf(reports),
        ];
  const lines = sections.map((section) => ({ ...section, lines: section.lines.map(printable) }));
  const text = joinLines(lines.flatMap(linesOf));
  return limit === undefined || text.length <= limit ? text : joinLines(fitLines(lines, limit));
}

const joinLines = (lines: readonly string[]) => `${lines.join('\n').trimEnd()}\n`;

const printTable = (reports: readonly Report[]) =>
  reports.length === 0 ? [] : [...summaryTable(reports), ''];

/** The details of reports that fail come first: the last ones may be cut. */
function sectionsOf(reports: readonly Report[]): Section[] {
  const hasFailed = (report: Report) => exitCodeOf(report) !== 0;
  const ordered = [...reports.filter(hasFailed), ...reports.filter((report) => !hasFailed(report))];
  return ordered.flatMap((report) => {
    const details = printDetails(report);
    if (details.length === 0 && !hasFailed(report)) return [];
    const name = asText(nameOf(report));
    const summary = `<details><summary>${escapeHTML(nameOf(report))}: ${outcomeLabels[report.outcome]}</summary>`;
    const lines = [summary, '', ...printOutcome(report), ...details.map(demote)];
    return [{ name, lines, end: '</details>' }];
  });
}

/** Headings are one level below those of a single report. */
const demote = (line: string) => (/^#+ /.test(line) ? `#${line}` : line);

/** Brackets, too: some readers take HTML in a line for Markdown. The comment prevents mentions. */
const escapeHTML = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[&<>"`*_[\]]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/@(?=\w)/g, '@<!-- -->');

function printOutcome(report: Report): string[] {
  const { outcome, version, comparison } = report;
  if (outcome === 'compared' && comparison !== undefined) return [asText(comparisonText(comparison)), ''];
  const text = outcomeText(report);
  if (version === undefined) return [asText(text), ''];
  // The ID is the link, so that its address is not repeated.
  const sentence = text.replace(`: ${version.url}`, '.');
  const start = sentence.indexOf(`version ${version.id}`) + 'version '.length;
  const [before, after] = [sentence.slice(0, start), sentence.slice(start + version.id.length)];
  return [`${asText(before)}${asLink(version.id, version.url)}${asText(after)}`, ''];
}

function printDetails(report: Report): string[] {
  const { outcome, comparison, problems } = report;
  const lines: string[] = [];
  if (comparison !== undefined) {
    const { changes, complete, acknowledged } = comparison;
    if (outcome !== 'compared' && hasChanges(report)) lines.push(asText(comparisonText(comparison)), '');
    if (hasChanges(report)) {
      lines.push(
        ...toMarkdown({ changes, complete }, { acknowledged: new Set(acknowledged) })
          .trimEnd()
          .split('\n'),
        '',
      );
    }
  }
  if (problems.length > 0) {
    lines.push(
      report.onlyNewProblems ? '## Problems that only the newer description has' : '## Problems',
      '',
    );
    lines.push(...placedGroups(problems).map(printGroup), '');
  }
  return lines;
}

const hasChanges = ({ comparison }: Report) =>
  comparison !== undefined && (comparison.changes.length > 0 || !comparison.complete);

/** The place is escaped on its own: a backtick in the name of a file must not begin code. */
function printGroup(group: PlacedGroup): string {
  const others = othersText(group);
  const { first } = group;
  const text = `- ${asText(placeText(first))}: ${asText(problemText(first))}`;
  return others === undefined ? text : `${text}; ${asText(others)}`;
}
