import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentSet } from '../shared/document-set.js';
import { type Options, readOptions } from '../shared/options.js';
import type { Figures } from './figures.js';
import { goalsOf } from './goals.js';
import { measureCases } from './measure/measure-cases.js';
import { measureGate } from './measure/measure-gate.js';
import { measureGivenPairs } from './measure/measure-given-pairs.js';
import { measureProcess } from './measure/measure-process.js';
import { measureTimes } from './measure/measure-times.js';
import { measureTools } from './measure/measure-tools.js';
import { givenPairs } from './pairs/given-pairs.js';
import { labCases, pairsFolderOf } from './pairs/lab-cases.js';
import { largePairs } from './pairs/large-pairs.js';
import { ownCases } from './pairs/own-cases.js';
import { installPeers } from './peers.js';
import { report } from './report.js';
import { ours, type Tool } from './tools.js';

const options = readOptions(process.argv.slice(2), process.env);
const folder = mkdtempSync(join(tmpdir(), 'specshelf-bench-'));
try {
  await main(options);
} finally {
  rmSync(folder, { recursive: true });
}

async function main({ quick, json, corpus }: Options): Promise<void> {
  const cores = availableParallelism();
  console.log(`Node.js ${process.versions.node}, ${process.platform} ${process.arch}, ${cores} cores.`);
  const figures = await measure(quick, corpus);
  const goals = goalsOf(figures);
  console.log(`\n${report(figures, goals)}`);
  if (json !== undefined) writeFileSync(json, JSON.stringify({ ...figures, goals }, undefined, 2));
}

async function measure(quick: boolean, corpus: string | undefined): Promise<Figures> {
  const given = quick ? undefined : pairsFolderOf(corpus);
  if (given === undefined && !quick)
    console.log('There are no given pairs beside the corpus. Measuring our own:');
  const cases = given === undefined ? ownCases(folder) : labCases(given);
  const pairs = largePairs(documentSet(options), folder);
  const { tools, missing } = await installPeers(folder, quick);
  const all: Tool[] = [ours, ...tools];
  const rounds = quick ? 2 : 9;
  console.error('measuring times');
  const times = {
    largest: await measureTimes(pairs.largest, rounds),
    release: await measureTimes(pairs.release, rounds),
    small: await measureTimes(pairs.small, quick ? 2 : 51),
  };
  console.error('measuring the gate');
  const gate = await measureGate(quick ? 3 : 201);
  console.error('measuring memory and the event loop');
  const reading = await measureProcess(pairs.largest);
  console.error('comparing documents with one change each');
  const caseFigures: Figures['cases'] = [];
  for (const tool of all) caseFigures.push(await measureCases(tool, cases));
  console.error('comparing large documents');
  return {
    cases: caseFigures,
    given: given === undefined ? undefined : measureGivenPairs(givenPairs(given)),
    times,
    gate,
    process: reading,
    tools: await measureTools(all, Object.values(pairs)),
    missing,
  };
}
