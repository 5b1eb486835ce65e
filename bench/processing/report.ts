import type { Goal } from '../shared/goal.js';
import { goalTable } from '../shared/goal-table.js';
import { rounded, table } from '../shared/table.js';
import type { Measurement } from './measure-document.js';
import type { MemoryReport } from './memory.js';

/** Formats all measurements for people. */
export function report(
  measurements: readonly Measurement[],
  memory: MemoryReport | undefined,
  goals: readonly Goal[],
): string {
  return [
    'Multiples of the bare parse (x), by document',
    table([multipleTitles, ...measurements.map(multipleRow)]),
    'The steps of the public pipeline compared with ours',
    table([peerTitles, ...measurements.map(peerRow)]),
    'Descriptions',
    table([descriptionTitles, ...measurements.map(descriptionRow)]),
    ...(memory === undefined ? [] : ['One run in a new process', memoryTable(memory)]),
    'Goals (documents of 400 kB and more, and all sets of files)',
    goalTable(goals),
  ].join('\n\n');
}

const stages = ['check', 'upgrade', 'stored', 'enrich', 'outline', 'pipeline'];
const multipleTitles = ['document', 'kB', 'bare parse ms', 'parse + check', ...stages.slice(1)];

function multipleRow({ name, bytes, times, multiples }: Measurement): string[] {
  const cells = stages.map((stage) => rounded(multiples[stage]));
  return [name, rounded(bytes / 1000), rounded(times['floor']), ...cells];
}

const peerTitles = [
  'document',
  'peer ms',
  'peer x',
  'our parse ms',
  'peer / parse',
  'pipeline ms',
  'peer / pipeline',
];

function peerRow({
  name,
  times,
  multiples,
  peerOverParse,
  peerOverPipeline,
  peerFailure,
}: Measurement): string[] {
  if (peerFailure !== undefined)
    return [name, 'fails', '-', rounded(times['parse']), '-', rounded(times['pipeline'])];
  return [
    name,
    rounded(times['peer']),
    rounded(multiples['peer']),
    rounded(times['parse']),
    rounded(peerOverParse),
    rounded(times['pipeline']),
    rounded(peerOverPipeline),
  ];
}

const descriptionTitles = [
  'document',
  'number',
  'different',
  'kB',
  'without parser',
  'enrich ms',
  'ms per kB',
];

function descriptionRow({ name, descriptions, times }: Measurement): string[] {
  const { count, different, characters, fast } = descriptions;
  const time = times['enrich'] ?? Number.NaN;
  return [
    name,
    String(count),
    String(different),
    rounded(characters / 1000),
    `${(100 * fast).toFixed(0)} %`,
    rounded(time),
    rounded(characters === 0 ? undefined : time / (characters / 1000)),
  ];
}

function memoryTable({ idle, largest, hostile }: MemoryReport): string {
  const row = (name: string, { outcome, milliseconds, peak }: MemoryReport['idle']) => [
    name,
    outcome,
    rounded(milliseconds),
    rounded(peak),
    rounded(peak - idle.peak),
  ];
  return table([
    ['document', 'outcome', 'ms', 'peak MB', 'above idle'],
    row('none', idle),
    row(largest.name, largest.whole),
    row(`${largest.name}, without enrichment`, largest.withoutEnrichment),
    ...hostile.map(({ name, reading }) => row(name, reading)),
  ]);
}
