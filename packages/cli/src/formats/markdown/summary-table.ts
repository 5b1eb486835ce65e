import { type Impact, impacts } from '@specshelf/changes';
import { exitCodeOf, type Report } from '../../report/report.js';
import { nameOf, outcomeLabels } from '../outcome-text.js';
import { asCell, asLink } from './as-text.js';

/** Impacts with a column of their own if anything was compared. */
const counted: readonly Impact[] = impacts.filter((impact) => impact !== 'docs');

/** Prints reports as rows of a table. */
export function summaryTable(reports: readonly Report[]): string[] {
  const impactColumns = reports.some(({ comparison }) => comparison !== undefined) ? counted : [];
  const hasVersions = reports.some(({ version }) => version !== undefined);
  const columns = [
    'specification',
    'result',
    ...impactColumns,
    'problems',
    ...(hasVersions ? ['version'] : []),
  ];
  const rows = reports.map((report) => [
    asCell(nameOf(report)),
    resultOf(report),
    ...impactColumns.map((impact) => String(report.comparison?.summary[impact] ?? '')),
    String(report.problems.length),
    ...(hasVersions ? [versionOf(report)] : []),
  ]);
  const alignment = columns.map((_, index) =>
    index > 1 && index < 3 + impactColumns.length ? '---:' : '---',
  );
  return [columns, alignment, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}

/** Bold if it is a reason to fail. */
function resultOf(report: Report): string {
  const label = outcomeLabels[report.outcome];
  return exitCodeOf(report) === 0 ? label : `**${label}**`;
}

const versionOf = ({ version }: Report) => (version === undefined ? '' : asLink(version.id, version.url));
