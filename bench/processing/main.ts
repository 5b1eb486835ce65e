import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isLarge } from '../shared/bench-document.js';
import { documentSet } from '../shared/document-set.js';
import { type Options, readOptions } from '../shared/options.js';
import { goalsOf } from './goals.js';
import { type Effort, type Measurement, measureDocument } from './measure-document.js';
import { measureMemory } from './memory.js';
import { report } from './report.js';

const quickly: Effort = { rounds: 2, peerRounds: 1, roundTime: 0 };
const small: Effort = { rounds: 11, peerRounds: 5, roundTime: 4 };
const large: Effort = { rounds: 7, peerRounds: 3, roundTime: 4 };

await main(readOptions(process.argv.slice(2), process.env));

async function main(options: Options): Promise<void> {
  const set = documentSet(options);
  console.log(`${set.documents.length} documents from ${set.origin}.`);
  console.log(
    `Node.js ${process.versions.node}, ${process.platform} ${process.arch}, ${availableParallelism()} cores.`,
  );
  const measurements: Measurement[] = [];
  for (const document of set.documents) {
    const effort = options.quick ? quickly : isLarge(document) ? large : small;
    console.error(`measuring ${document.name}`);
    measurements.push(await measureDocument(document, effort));
  }
  console.error('measuring memory');
  const memory = await measureMemory(set);
  const goals = goalsOf(measurements, memory);
  console.log(`\n${report(measurements, memory, goals)}`);
  if (options.json !== undefined) {
    writeFileSync(options.json, JSON.stringify({ measurements, memory, goals }, undefined, 2));
  }
}
