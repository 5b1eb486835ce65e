import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runArea } from '../shared/area.js';
import { type BenchDocument, documentOf } from '../shared/bench-document.js';
import { documentSet, largeBytes } from '../shared/document-set.js';
import { generatedDocument } from '../shared/generated-documents.js';
import type { Goal } from '../shared/goal.js';
import type { Options } from '../shared/options.js';
import type { Row } from '../shared/table.js';
import { measureDocuments } from './measure-documents.js';
import { measureRevisions } from './measure-revisions.js';
import { storedVersion } from './stored-version.js';

const revisions =
  'A whole revision: multiples of printing it (x), and the share of its allowed cost (of allowed): twice the printing and 2 us per operation';
const documents = 'Documents: one operation (us), and all pages of a revision by operation (ms)';

const require = createRequire(import.meta.url);

/** Minimum number of operations to which the goals of revisions apply: below it, fixed costs dominate. */
const isLarge = (grouping: string) => (row: Row) =>
  row['grouping'] === grouping && Number(row['operations']) >= 100;

await runArea({
  goals: [
    ...['by-tag', 'by-operation'].flatMap((grouping): Goal[] => {
      const common = { table: revisions, where: isLarge(grouping), limit: 1, unit: 'x' };
      return [
        { ...common, what: `revision ${grouping}, warm / allowed`, value: 'warm of allowed' },
        { ...common, what: `revision ${grouping}, cold / allowed`, value: 'cold of allowed' },
      ];
    }),
    { what: 'one operation', table: documents, value: 'median us', limit: 1000, unit: 'us' },
    { what: 'the worst operation', table: documents, value: 'worst us', limit: 1000, unit: 'us' },
    {
      what: 'one document, ten times the operations',
      ...{ table: documents, value: timesOfTenth, limit: 1.5, unit: 'x' },
    },
  ],
  measure: async ({ print, ...run }) => {
    const versions = [];
    // The same document with more operations shows how costs grow.
    const sizes = run.quick ? [10, 100] : [10, 100, 1_000, 10_000];
    for (const document of [...documentsOf(run), ...sizes.map(generated)]) {
      console.error(`measuring ${document.name}`);
      versions.push(await storedVersion(document));
    }
    print(revisions, (await inTurn(versions, run.quick, measureRevisions)).flat());
    print(documents, await inTurn(versions, run.quick, measureDocuments));
  },
});

async function inTurn<Item, Result>(
  items: readonly Item[],
  quick: boolean,
  measure: (item: Item, rounds: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await measure(item, quick ? 2 : 15));
  return results;
}

function generated(operations: number): BenchDocument {
  return { ...generatedDocument(operations), name: `${operations} operations` };
}

/** Returns the quotient to the generated document with a tenth of the operations. */
function timesOfTenth(row: Row, all: readonly Row[]): number {
  const [, operations = ''] = /^(\d+)0 operations$/.exec(String(row['document'])) ?? [];
  const tenth = all.find(({ document }) => document === `${operations} operations`);
  return Number(row['median us']) / Number(tenth?.['median us'] ?? Number.NaN);
}

/** Returns the large documents of the corpus, or the requested one; without a corpus, those of `@gitbook/api`. */
function documentsOf(options: Options): BenchDocument[] {
  if (options.corpus === undefined && !options.quick) return ['json', 'yaml'].map(publicDocument);
  const all = documentSet(options).documents;
  const isWhole = options.quick || options.document !== undefined;
  return isWhole ? all : all.filter(({ bytes }) => bytes >= largeBytes);
}

function publicDocument(format: string): BenchDocument {
  const bytes = readFileSync(require.resolve(`@gitbook/api/spec/openapi.${format}`));
  const entry = `https://published.example/openapi.${format}`;
  return documentOf(`@gitbook/api, ${format}`, entry, new Map([[entry, bytes]]));
}
