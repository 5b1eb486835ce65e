import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  startPostgreSQL,
  whyNoPostgreSQL,
} from '../../apps/server/test/support/database/start-postgresql.js';
import { documentSet } from '../shared/document-set.js';
import { goalTable } from '../shared/goal-table.js';
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
const measured: Measured[] = [];
if (options.engine.includes('sqlite')) measured.push(...(await onSQLite()));
if (options.engine.includes('postgresql')) measured.push(...(await onPostgreSQL()));
const goals = goalsOf(measured);
console.log(`\n${goalTable(goals)}`);
if (options.json !== undefined) {
  await writeFile(options.json, JSON.stringify({ load: loadavg(), measured, goals }, undefined, 2));
}

async function onSQLite(): Promise<Measured[]> {
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-bench-'));
  try {
    return await measure('SQLite', async (name) => join(folder, `${name}.sqlite`));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function onPostgreSQL(): Promise<Measured[]> {
  const reason = whyNoPostgreSQL();
  if (reason !== undefined) {
    console.log(`Not measured on PostgreSQL: ${reason}.`);
    return [];
  }
  const postgreSQL = await startPostgreSQL();
  try {
    return await measure('PostgreSQL', () => postgreSQL.create());
  } finally {
    await postgreSQL.close();
  }
}

async function measure(engine: string, create: (name: string) => Promise<string>): Promise<Measured[]> {
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
