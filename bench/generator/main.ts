import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Options, readOptions } from '../shared/options.js';
import { documentsToMeasure } from './documents-to-measure.js';
import { goalsOf } from './goals.js';
import { measureCurve } from './measure-curve.js';
import { type Effort, measureVersion, type VersionMeasurement } from './measure-version.js';
import { report } from './report.js';
import { storedVersion } from './stored-version.js';

const quickly: Effort = { rounds: 2, slowRounds: 1, roundTime: 0 };
const thoroughly: Effort = { rounds: 15, slowRounds: 3, roundTime: 4 };

await main(readOptions(process.argv.slice(2), process.env));

async function main(options: Options): Promise<void> {
  const effort = options.quick ? quickly : thoroughly;
  console.log(
    `Node.js ${process.versions.node}, ${process.platform} ${process.arch}, ${availableParallelism()} cores.`,
  );
  const measurements: VersionMeasurement[] = [];
  for (const document of documentsToMeasure(options)) {
    console.error(`measuring ${document.name}`);
    measurements.push(await measureVersion(await storedVersion(document), effort));
  }
  console.error('measuring more and more operations');
  const curve = await measureCurve(options.quick ? [10, 100] : [10, 100, 1_000, 10_000], effort);
  const goals = goalsOf(measurements, curve);
  console.log(`\n${report(measurements, curve, goals)}`);
  if (options.json !== undefined) {
    writeFileSync(options.json, JSON.stringify({ measurements, curve, goals }, undefined, 2));
  }
}
