import type { Goal } from '../shared/goal.js';
import { goalTable } from '../shared/goal-table.js';
import { rounded, table } from '../shared/table.js';
import type { LargestPage } from './measure-largest.js';
import type { PagesMeasurement } from './measure-pages.js';
import type { ReaderMeasurement, Unread } from './measure-readers.js';
import { type Missing, ours } from './reader-subject.js';

export interface ReaderFigures {
  read: ReaderMeasurement[];
  unread: Unread[];
  pages: PagesMeasurement[];
  largest: LargestPage[];
  /** Readers that were not measured at all. */
  missing: Missing[];
}

export function report(figures: ReaderFigures, goals: readonly Goal[]): string {
  const { read, unread, pages, largest, missing } = figures;
  const broken = pages.flatMap((measured) => measured.broken);
  return [
    ...section(read, `one operation, medians, and multiples of ${ours}`, () => readTable(read)),
    ...section(unread, 'not readable', () =>
      unread.map(({ name, document, reason }) => `${document}: ${name}: ${reason}`).join('\n'),
    ),
    ...section(pages, 'all of our pages, cold cache, ms', () => pagesTable(pages)),
    ...section(largest, 'our largest page of each kind', () => largestTable(largest)),
    ...section(broken, 'broken links', () => broken.join('\n')),
    ...section(missing, 'not measured', () =>
      missing.map(({ name, reason }) => `${name}: ${reason}`).join('\n'),
    ),
    goalTable(goals),
  ].join('\n\n');
}

function section(rows: readonly unknown[], title: string, print: () => string): string[] {
  return rows.length === 0 ? [] : [`${title}\n\n${print()}`];
}

function readTable(read: readonly ReaderMeasurement[]): string {
  const titles = ['document', 'reader', 'kB', 'multiple', 'readable ms', 'multiple', 'largest paint ms'];
  return table([
    [...titles, 'heap MB', 'nodes', 'long tasks ms', 'longest ms'],
    ...read.map((measured) => {
      const own = read.find(({ name, document }) => name === ours && document === measured.document);
      return [
        measured.document,
        measured.name,
        rounded(measured.kilobytes),
        rounded(measured.kilobytes / (own?.kilobytes ?? Number.NaN)),
        rounded(measured.shown),
        rounded(measured.shown / (own?.shown ?? Number.NaN)),
        ...[measured.paint, measured.heap, measured.nodes, measured.longTasks, measured.longest].map(rounded),
      ];
    }),
  ]);
}

function pagesTable(pages: readonly PagesMeasurement[]): string {
  const rows = pages.flatMap(({ document, kinds }) =>
    kinds.map(({ kind, pages: count, p50, p95, longest, delay }) => [
      document,
      kind,
      String(count),
      ...[p50, p95, longest, delay].map(rounded),
    ]),
  );
  return table([['document', 'kind', 'pages', 'p50', 'p95', 'longest', 'event loop delay'], ...rows]);
}

function largestTable(largest: readonly LargestPage[]): string {
  const rows = largest.map(({ document, kind, path, heap, nodes }) => [
    document,
    kind,
    rounded(heap),
    rounded(nodes),
    path,
  ]);
  return table([['document', 'kind', 'heap MB', 'nodes', 'path'], ...rows]);
}
