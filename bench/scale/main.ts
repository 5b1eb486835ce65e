import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { atMost } from '../shared/goal.js';
import { goalTable } from '../shared/goal-table.js';
import { type CreateDatabase, onDatabases } from '../shared/on-databases.js';
import { fillDatabase, type Size } from './fill-database.js';
import { type Measurement, measureSizes } from './measure-sizes.js';
import { report } from './report.js';

// All have the same number of versions, except for one specification with many.
const small: Size = { specs: 1_000, versions: 20_000, versionsOfOne: 1_000 };
const large: Size = { specs: 50_000, versions: 1_000_000, versionsOfOne: 10_000 };
const tiny: Size = { specs: 120, versions: 500, versionsOfOne: 120 };
const quickly: Size = { specs: 240, versions: 1_000, versionsOfOne: 240 };

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    engine: { type: 'string', multiple: true, default: ['sqlite', 'postgresql'] },
    json: { type: 'string' },
  },
});
const sizes = options.quick ? [tiny, quickly] : [small, large];
const requests = options.quick ? 5 : 300;

console.log(
  `Node.js ${process.versions.node}, ${process.platform} ${process.arch}, ${availableParallelism()} cores.`,
);
const measurements = await onDatabases(options.engine, measure);
const goals = [
  atMost(
    'of the same on the small database',
    { limit: 1.3, unit: 'x' },
    measurements.map(named),
    ({ ratio }) => ratio,
  ),
];
console.log(`\n${report(measurements, sizes)}\n\n${goalTable(goals)}`);
if (options.json !== undefined) {
  await writeFile(options.json, JSON.stringify({ sizes, measurements, goals }, undefined, 2));
}

async function measure(engine: string, create: CreateDatabase): Promise<Measurement[]> {
  const filled = [];
  for (const [place, size] of sizes.entries()) {
    console.error(`filling ${engine} with ${size.specs} specifications and ${size.versions} versions`);
    filled.push(await fillDatabase(await create(`size-${place}`), size));
  }
  console.error(`measuring ${engine}`);
  return measureSizes(engine, filled, requests);
}

function named(measurement: Measurement): Measurement & { name: string } {
  return { ...measurement, name: `${measurement.engine}: ${measurement.what}` };
}
