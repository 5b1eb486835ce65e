import { atMost, type Goal } from '../shared/goal.js';
import { rounded, table } from '../shared/table.js';
import type { Measured } from './measured.js';

const large = 10_000;

export function goalsOf(measured: readonly Measured[]): Goal[] {
  const named = measured.map((each) => ({ ...each, name: `${each.engine}, ${each.specs} specifications` }));
  const p95 = ({ times }: Measured) => times.find(({ what }) => what === 'all')?.p95;
  const slowest = ({ times }: Measured) => Math.max(...times.map((kind) => kind.p95));
  const isLarge = ({ specs }: Measured) => specs > large;
  return [
    atMost('p95 of searches, large', { limit: 150, unit: 'ms' }, named.filter(isLarge), p95),
    atMost('p95 of the slowest kind, large', { limit: 150, unit: 'ms' }, named.filter(isLarge), slowest),
    atMost(
      'p95 of searches, 1,000 specifications',
      { limit: 10, unit: 'ms' },
      named.filter((each) => !isLarge(each)),
      p95,
    ),
    atMost('index for each document', { limit: 130, unit: 'B' }, named, ({ sizes }) => sizes.index),
    atMost(
      'publication, of one without index',
      { limit: 1.05, unit: 'x' },
      named,
      ({ publish }) => publish?.ratio,
    ),
  ];
}

export function report(measured: readonly Measured[]): string {
  return measured.map(sectionOf).join('\n\n');
}

function sectionOf({ engine, specs, documents, words, seconds, times, sizes, publish }: Measured): string {
  const rows = times.map(({ what, count, p50, p95, worst, results }) => [
    what,
    String(count),
    ...[p50, p95, worst].map(rounded),
    String(results),
  ]);
  const { index, table: tableSize, entries, terms } = sizes;
  return [
    `${engine}: ${specs} specifications, ${documents} documents, ${words} words, written in ${rounded(seconds)} s`,
    table([['requests', 'number', 'p50 ms', 'p95 ms', 'worst', 'results'], ...rows]),
    `Bytes for each document: index ${rounded(index)}, table ${rounded(tableSize)}, entries ${rounded(entries)}, terms ${rounded(terms)}`,
    ...(publish
      ? [
          `Publication: ${rounded(publish.indexed)} ms, without index ${rounded(publish.notIndexed)} ms, ratio ${rounded(publish.ratio)}`,
        ]
      : []),
  ].join('\n');
}
