import { type Run, runArea } from '../shared/area.js';
import { documentSet } from '../shared/document-set.js';
import type { Goal } from '../shared/goal.js';
import { type Engine, onDatabases } from '../shared/on-databases.js';
import type { Row } from '../shared/table.js';
import { fillIndex } from './fill-index.js';
import { sizesOf } from './index-sizes.js';
import { measurePublish } from './measure-publish.js';
import { measureQueries, warmUp } from './measure-queries.js';
import { queriesOf } from './queries.js';
import { type Sample, sampleDocuments } from './sample-documents.js';

const requests = 'Requests';
const index = 'The index, bytes for each document';
const publication = 'Publications until they are complete';

const isLarge = ({ specs }: Row) => Number(specs) > 10_000;
const isKind = ({ requests: kind }: Row) => kind !== 'all' && kind !== floor;
const floor = 'floor: read a specification';
const ofRequests = { table: requests, value: 'p95 ms', unit: 'ms' };
const goals: Goal[] = [
  {
    what: 'p95 of searches, large',
    ...{ ...ofRequests, where: (row) => isLarge(row) && row['requests'] === 'all', limit: 150 },
  },
  {
    what: 'p95 of each kind of searches, large',
    ...{ ...ofRequests, where: (row) => isLarge(row) && isKind(row), limit: 150 },
  },
  {
    what: 'p95 of searches, 1,000 specifications',
    ...{ ...ofRequests, where: (row) => !isLarge(row) && row['requests'] === 'all', limit: 10 },
  },
  { what: 'index for each document', table: index, value: 'index B', limit: 130, unit: 'B' },
  { what: 'publication, of one without index', table: publication, value: 'ratio', limit: 1.05, unit: 'x' },
];

await runArea({
  goals,
  measure: async (run) => {
    const samples = await sampleDocuments(documentSet(run).documents);
    await onDatabases(run, (engine) => measureOn(engine, samples, run));
  },
});

async function measureOn(engine: Engine, samples: readonly Sample[], run: Run): Promise<void> {
  const { quick, folder, print } = run;
  const sizes = quick ? [20, 60] : run.specs;
  for (const specs of sizes) {
    const of = { database: engine.name, specs: String(specs) };
    console.error(`filling ${engine.name} with ${specs} specifications`);
    const filled = await fillIndex(await engine.create(`size-${specs}`), specs, samples);
    console.error(`measuring ${engine.name}`);
    const queries = queriesOf(samples, filled.slugs, warmUp + (quick ? 3 : 60));
    const times = await measureQueries(filled, queries, folder);
    print(
      requests,
      times.map((row) => ({ ...of, ...row })),
    );
    const { documents, words, seconds } = filled;
    print(index, [{ ...of, documents, words, 'written s': seconds, ...(await sizesOf(filled)) }]);
    // With the small database: indexing takes the same time with a large one.
    if (specs !== Math.min(...sizes)) continue;
    const other = await fillIndex(await engine.create('other'), specs, samples);
    print(publication, [
      { ...of, ...(await measurePublish(filled, other, { folder, rounds: quick ? 2 : 100 })) },
    ]);
  }
}
