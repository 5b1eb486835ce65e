import { atMost, type Goal } from '../shared/goal.js';
import type { Measurement } from './measure-document.js';
import type { MemoryReport } from './memory.js';

/** Returns the goals that apply to the measurements. */
export function goalsOf(measurements: readonly Measurement[], memory: MemoryReport | undefined): Goal[] {
  const large = measurements.filter((measurement) => measurement.isLarge && !measurement.isSet);
  const sets = measurements.filter(({ isSet }) => isSet);
  const json = large.filter(({ format }) => format === 'json');
  const yaml = large.filter(({ format }) => format === 'yaml');
  const is2 = ({ isSwagger }: Measurement) => isSwagger;
  const is3 = ({ isSwagger }: Measurement) => !isSwagger;
  const multiple = (stage: string) => (measurement: Measurement) => measurement.multiples[stage];
  const peer = ({ peerOverParse }: Measurement) => peerOverParse;
  return [
    atMost('parse and check, JSON', { limit: 1.6, unit: 'x' }, json.filter(is3), multiple('check')),
    atMost(
      'parse and check, JSON, Swagger 2.0',
      { limit: 2.2, unit: 'x' },
      json.filter(is2),
      multiple('check'),
    ),
    atMost('parse and check, YAML', { limit: 1.35, unit: 'x' }, yaml, multiple('check')),
    atMost('bytes to stored, JSON', { limit: 3.5, unit: 'x' }, json, multiple('stored')),
    atMost('bytes to stored, YAML', { limit: 1.9, unit: 'x' }, yaml, multiple('stored')),
    atMost('parse, check and bundle, several files', { limit: 3, unit: 'x' }, sets, multiple('parse')),
    { ...atMost('peer / ours, JSON', { limit: 25, unit: 'x' }, json, peer), atLeast: true },
    { ...atMost('peer / ours, YAML', { limit: 15, unit: 'x' }, yaml, peer), atLeast: true },
    ...(memory === undefined ? [] : memoryGoals(memory)),
  ];
}

function memoryGoals({ idle, largest, hostile }: MemoryReport): Goal[] {
  const peak = (name: string, value: number) => ({ name, value });
  return [
    {
      what: `peak memory, ${largest.name}`,
      limit: 350,
      atLeast: false,
      unit: 'MB',
      values: [
        peak('whole pipeline', largest.whole.peak),
        peak('without enrichment', largest.withoutEnrichment.peak),
      ],
    },
    {
      what: 'hostile documents, time',
      limit: 100,
      atLeast: false,
      unit: 'ms',
      values: hostile.map(({ name, reading }) => peak(name, reading.milliseconds)),
    },
    {
      what: 'hostile documents, memory above idle',
      limit: 100,
      atLeast: false,
      unit: 'MB',
      values: hostile.map(({ name, reading }) => peak(name, reading.peak - idle.peak)),
    },
  ];
}
