import { pairsFolder } from '../../packages/changes/test/support/corpus.js';
import { type Run, runArea } from '../shared/area.js';
import { documentSet } from '../shared/document-set.js';
import type { Goal } from '../shared/goal.js';
import { readingOf } from '../shared/run-measured.js';
import { measureGate } from './measure-gate.js';
import { measureCases, measureTimes, measureTools } from './measure-pairs.js';
import { labCases } from './pairs/lab-cases.js';
import { largePairs } from './pairs/large-pairs.js';
import { installPeers } from './peers.js';
import { ours } from './tool.js';

const cases = 'Documents with one change each';
const times = 'Comparison of parsed documents';
const gate = 'A `PUT` until it is acknowledged, with and without settings that refuse breaking changes';
const worker = 'The largest pair in a worker thread of a new process';

const largest = { table: times, where: { pair: 'largest' } };
const goals: Goal[] = [
  {
    what: 'equivalent rewrites, false alarms',
    table: cases,
    value: 'false alarms',
    where: { tool: 'ours' },
    limit: 0,
  },
  {
    what: 'breaking mutations, missed',
    ...{ table: cases, where: { tool: 'ours' }, limit: 0 },
    value: ({ missed, failed }) => Number(missed) + Number(failed),
  },
  { what: 'release, entries', table: times, value: 'entries', where: { pair: 'release' }, limit: 299 },
  {
    what: 'release, compare',
    table: times,
    value: 'compare ms',
    where: { pair: 'release' },
    limit: 1000,
    unit: 'ms',
  },
  { what: 'largest, compare / parse', ...largest, value: 'compare / parse', limit: 3, unit: 'x' },
  { what: 'largest, event loop', table: worker, value: 'event loop ms', limit: 20, unit: 'ms' },
  { what: 'largest, peak memory', table: worker, value: 'peak MB', limit: 350, unit: 'MB' },
  {
    what: '100 kB, compare',
    table: times,
    value: 'compare ms',
    where: { pair: 'small' },
    limit: 5,
    unit: 'ms',
  },
  { what: 'PUT, with / without the gate', table: gate, value: 'with / without', limit: 1.5, unit: 'x' },
];

await runArea({ goals, measure });

async function measure(run: Run): Promise<void> {
  const { quick, folder, print } = run;
  const pairs = largePairs(documentSet(run), folder);
  const tools = [ours, ...(await installPeers(run))];
  const rounds = quick ? 2 : 9;
  const smallRounds = quick ? 2 : 51;
  print(times, [
    { pair: 'largest', ...(await measureTimes(pairs.largest, rounds)) },
    { pair: 'release', ...(await measureTimes(pairs.release, rounds)) },
    { pair: 'small', ...(await measureTimes(pairs.small, smallRounds)) },
  ]);
  print(gate, await measureGate(folder, quick ? 3 : 201));
  print(worker, [await readingOf('compare-process', [pairs.largest.before, pairs.largest.after])]);
  // They are beside the corpus.
  const lab = pairsFolder === undefined ? [] : labCases(pairsFolder);
  const measured = [];
  for (const tool of lab.length > 0 ? tools : []) measured.push(await measureCases(tool, lab));
  print(cases, measured);
  print('One comparison, from files to entries', await measureTools(tools, Object.values(pairs)));
}
