import { atMost, type Goal } from '../shared/goal.js';
import type { Figures } from './figures.js';

/** Returns the goals that apply to the measurements. */
export function goalsOf({ cases, given, times, gate, process: reading }: Figures): Goal[] {
  const own = cases.filter(({ tool }) => tool === 'ours').map((each) => ({ name: each.tool, ...each }));
  const { largest, release, small } = times;
  const one = <Measured>(measured: Measured) => [measured];
  return [
    atMost(
      'equivalent rewrites, false alarms',
      { limit: 0, unit: '' },
      own,
      ({ falseAlarms }) => falseAlarms.length,
    ),
    atMost(
      'breaking mutations, missed',
      { limit: 0, unit: '' },
      own,
      ({ missed, failed }) => missed.length + failed.length,
    ),
    ...(given === undefined ? [] : givenGoals(given)),
    atMost('release, entries', { limit: 299, unit: '' }, one(release), ({ entries }) => entries),
    atMost('release, compare', { limit: 1000, unit: 'ms' }, one(release), ({ compare }) => compare),
    atMost(
      'largest, compare / parse',
      { limit: 3, unit: 'x' },
      one(largest),
      ({ compareOverParse }) => compareOverParse,
    ),
    atMost(
      'largest, event loop',
      { limit: 20, unit: 'ms' },
      one({ name: largest.name, ...reading }),
      ({ longestDelay }) => longestDelay,
    ),
    atMost(
      'largest, peak memory',
      { limit: 350, unit: 'MB' },
      one({ name: largest.name, ...reading }),
      ({ peak }) => peak,
    ),
    atMost('100 kB, compare', { limit: 5, unit: 'ms' }, one(small), ({ compare }) => compare),
    atMost(
      'PUT, with / without the gate',
      { limit: 1.5, unit: 'x' },
      gate,
      ({ withOverWithout }) => withOverWithout,
    ),
  ];
}

function givenGoals({ crashed, missed }: NonNullable<Figures['given']>): Goal[] {
  const values = (count: number) => [{ name: 'ours', count }];
  const read = ({ count }: { count: number }) => count;
  return [
    atMost('given pairs, crashes', { limit: 0, unit: '' }, values(crashed.length), read),
    atMost('given pairs, breaking ones missed', { limit: 0, unit: '' }, values(missed.length), read),
  ];
}
