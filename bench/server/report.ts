import type { Goal } from '../shared/goal.js';
import { goalTable } from '../shared/goal-table.js';
import { rounded, table } from '../shared/table.js';
import type { Figures } from './figures.js';

/** Formats all measurements for people. */
export function report(figures: Figures, goals: readonly Goal[]): string {
  const { cases, first, missing, starts, memory, processing, growth } = figures;
  return [
    ...section('Requests a second', cases, [caseTitles, ...cases.map(caseRow)]),
    ...missing.map(({ name, reason }) => `${name}: ${reason}`),
    ...section('The first request for a content after a start, and the second', first, [
      ['content', 'subject', 'first ms', 'second ms'],
      ...first.map(({ name, subject, first, second }) => [name, subject, rounded(first), rounded(second)]),
    ]),
    ...section('From the start of a process to its first response', starts, [
      ['subject', 'start ms', 'of Express', 'idle MB'],
      ...starts.map(({ subject, time, ofExpress, idle }) => [
        subject,
        rounded(time),
        ofExpress.toFixed(2),
        rounded(idle),
      ]),
    ]),
    ...section('Memory', memory, [
      ['subject', 'when', 'MB', 'peak MB'],
      ...memory.map(({ subject, what, now, peak }) => [subject, what, rounded(now), rounded(peak)]),
    ]),
    ...(processing === undefined ? [] : processingSections(processing)),
    ...section('Growth, each with the size and ms', growth, [
      ['operation', 'exponent', ...(growth[0]?.points ?? []).map(() => '')],
      ...growth.map(growthRow),
    ]),
    'Goals',
    goalTable(goals),
  ].join('\n\n');
}

function section(title: string, measured: readonly unknown[], rows: readonly string[][]): string[] {
  return measured.length === 0 ? [] : [title, table(rows)];
}

const caseTitles = [
  'case',
  'subject',
  'per second',
  'MB/s',
  'spread',
  'p50 ms',
  'p99 ms',
  'CPU us',
  'of floor',
  'x plain sum',
];

function caseRow(each: Figures['cases'][number]): string[] {
  return [
    `${each.engine}: ${each.name}`,
    each.subject,
    rounded(each.rate),
    rounded(each.megabytesPerSecond),
    `${each.spread.toFixed(0)} %`,
    rounded(each.p50),
    rounded(each.p99),
    rounded(each.cpu),
    each.ofFloor.toFixed(2),
    each.timesPlainSum?.toFixed(2) ?? '-',
  ];
}

function processingSections({
  delays,
  latencies,
  complete,
  throughput,
}: NonNullable<Figures['processing']>): string[] {
  return [
    'From sending a document to its version, and the longest delay of the event loop meanwhile (the median of the rounds, and the worst)',
    table([
      ['document', 'kB', 'acknowledged ms', 'complete ms', 'delay: sending', 'worst', 'processing', 'worst'],
      ...delays.map((each) => [
        each.name,
        rounded(each.bytes / 1000),
        rounded(each.acknowledged),
        rounded(each.complete),
        rounded(each.sendingDelay),
        rounded(each.worstSendingDelay),
        rounded(each.processingDelay),
        rounded(each.worstProcessingDelay),
      ]),
    ]),
    'A small get, 200 times a second',
    table([
      ['beside', 'when', 'p50 ms', 'p99 ms'],
      ...latencies.map(({ name, when, p50, p99 }) => [name, when, rounded(p50), rounded(p99)]),
    ]),
    'From sending a document until it is processed, one after the other',
    table([
      ['documents', 'number', 'p50 ms', 'p95 ms'],
      ...complete.map(({ name, count, p50, p95 }) => [name, String(count), rounded(p50), rounded(p95)]),
    ]),
    `${throughput.count} small documents at once: ${rounded(throughput.perSecond)} a second until all are processed`,
  ];
}

function growthRow({ engine, name, exponent, points }: Figures['growth'][number]): string[] {
  const cells = points.map(({ size, time }) => `${size}: ${rounded(time)}`);
  return [`${engine}: ${name}`, exponent?.toFixed(2) ?? '-', ...cells];
}
