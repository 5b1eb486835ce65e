import type { Goal } from '../shared/goal.js';
import { goalTable } from '../shared/goal-table.js';
import { rounded, table } from '../shared/table.js';
import type { CurvePoint } from './measure-curve.js';
import type { VersionMeasurement } from './measure-version.js';

/** Formats all measurements for people. */
export function report(
  measurements: readonly VersionMeasurement[],
  curve: readonly CurvePoint[],
  goals: readonly Goal[],
): string {
  return [
    'The stored outline, from the store to memory',
    table([loadingTitles, ...measurements.map(loadingRow)]),
    'A whole revision: multiples of printing it (x), and the share of its allowed cost (of allowed): twice the printing and 2 us per operation',
    table([revisionTitles, ...measurements.flatMap(revisionRows)]),
    'Documents: one operation (us), all pages of a revision (ms), and a pass over the whole specification',
    table([documentTitles, ...measurements.map(documentRow)]),
    'The same document with more operations: a revision by operation, and the document of one operation',
    table([curveTitles, ...curve.map(curveRow)]),
    'Goals',
    goalTable(goals),
  ].join('\n\n');
}

const loadingTitles = ['document', 'operations', 'outline kB', 'stored kB', 'decompress ms', 'read ms'];

function loadingRow({ name, operations, loading }: VersionMeasurement): string[] {
  const { bytes, storedBytes, decompress, read } = loading;
  return [
    name,
    String(operations),
    rounded(bytes / 1000),
    rounded(storedBytes / 1000),
    rounded(decompress),
    rounded(read),
  ];
}

const revisionTitles = [
  'revision',
  'pages',
  'kB',
  'print ms',
  'warm',
  'of allowed',
  'cold',
  'of allowed',
  'cold ms',
];

function revisionRows({ name, revisions, byTag, byOperation }: VersionMeasurement): string[][] {
  return revisions.map(({ grouping, bytes, print, cold, warm }) => [
    `${name}, ${grouping}`,
    String((grouping === 'by-tag' ? byTag : byOperation).pages),
    rounded(bytes / 1000),
    rounded(print),
    rounded(warm.multiple),
    rounded(warm.share),
    rounded(cold.multiple),
    rounded(cold.share),
    rounded(cold.time),
  ]);
}

const documentTitles = [
  'document',
  'median us',
  'worst us',
  'all by operation ms',
  'all by tag ms',
  'self-contained us',
  'worst us',
  'whole pass ms',
  'pass / one',
];

function documentRow(measurement: VersionMeasurement): string[] {
  const { name, byTag, byOperation, selfContained, wholePass } = measurement;
  return [
    name,
    microseconds(byOperation.operation.median),
    microseconds(byOperation.operation.worst),
    rounded(byOperation.total),
    rounded(byTag.total),
    microseconds(selfContained.operation.median),
    microseconds(selfContained.operation.worst),
    rounded(wholePass),
    rounded(wholePass / byOperation.operation.median),
  ];
}

const curveTitles = [
  'operations',
  'print ms',
  'warm ms',
  'cold ms',
  'cold us per operation',
  'of allowed',
  'one document us',
];

function curveRow({ operations, revision, documents }: CurvePoint): string[] {
  const { print, warm, cold } = revision;
  return [
    String(operations),
    rounded(print),
    rounded(warm.time),
    rounded(cold.time),
    microseconds(cold.time / operations),
    rounded(cold.share),
    microseconds(documents.operation.median),
  ];
}

function microseconds(milliseconds: number): string {
  return rounded(milliseconds * 1000);
}
