import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { documentSet } from '../shared/document-set.js';
import { goalTable } from '../shared/goal-table.js';
import { type CreateDatabase, onDatabases } from '../shared/on-databases.js';
import { corpusIn, optionsOfAll } from '../shared/options.js';
import { fillIndex } from './fill-index.js';
import { measurePublish } from './measure-publish.js';
import { measureQueries, warmUp } from './measure-queries.js';
import { measureSize } from './measure-size.js';
import type { Measured } from './measured.js';
import { queriesOf } from './queries.js';
import { goalsOf, report } from './report.js';
import { sampleDocuments } from './sample-documents.js';

const { values: options } = parseArgs({
  options: {
    ...optionsOfAll,
    engine: { type: 'string', multiple: true, default: ['sqlite', 'postgresql'] },
    specs: { type: 'string', multiple: true, default: ['1000', '50000'] },
  },
});
const sizes = options.quick ? [20, 60] : options.specs.map(Number);
const requests = options.quick ? 3 : 60;
const publications = options.quick ? 2 : 100;
const samples = await sampleDocuments(documentSet({ ...options, ...corpusIn(process.env) }).documents);

console.log(
  `Node.js ${process.versions.node}, ${process.platform} ${process.arch}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}.`,
);
const measured = await onDatabases(options.engine, measure);
const goals = goalsOf(measured);
console.log(`\n${goalTable(goals)}`);
if (options.json !== undefined) {
  await writeFile(options.json, JSON.stringify({ load: loadavg(), measured, goals }, undefined, 2));
}

async function measure(engine: string, create: CreateDatabase): Promise<Measured[]> {
  const results: Measured[] = [];
  for (const specs of sizes) {
    console.error(`filling ${engine} with ${specs} specifications`);
    const filled = await fillIndex(await create(`size-${specs}`), specs, samples);
    console.error(`measuring ${engine}`);
    const times = await measureQueries(filled, queriesOf(samples, filled.slugs, warmUp + requests));
    const { documents, words, seconds } = filled;
    const figures = { engine, specs, documents, words, seconds, times, sizes: await measureSize(filled) };
    // With the small database: indexing takes the same time with a large one.
    const publish =
      specs === Math.min(...sizes)
        ? await measurePublish(filled, await fillIndex(await create('other'), specs, samples), publications)
        : undefined;
    results.push({ ...figures, ...(publish && { publish }) });
    console.log(`\n${report(results.slice(-1))}`);
  }
  return results;
}
