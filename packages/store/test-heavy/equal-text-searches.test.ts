import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { randomSeed } from '../../../scripts/testing/random-seed.js';
import { isRelease } from '../../../scripts/testing/test-length.js';
import { createStores } from '../src/create-stores.js';
import { compareTextSearches } from '../test/support/compare-text-searches.js';
import { eachDatabase } from '../test/support/each-database.js';
import { openDatabase } from '../test/support/open-database.js';

const seed = randomSeed(2);
const folder = process.env['SPECSHELF_CORPUS'];
const queries = isRelease ? 1_000 : 400;

interface CorpusEntry {
  file: string;
  expect: string;
  files?: number;
}

if (!folder)
  console.log('No corpus: SPECSHELF_CORPUS is not set. No searches over real documents are compared.');

const documents = folder === undefined ? [] : documentsIn(folder);

eachDatabase((name, databases) => {
  it.skipIf(!folder)(
    `searches ${name} over real documents return the same results as those of the mocks`,
    async () => {
      console.log(`SPECSHELF_SEED=${seed} repeats this run.`);
      const database = await openDatabase(await databases.create());
      const stores = createStores(database);
      expect(await compareTextSearches({ stores, documents, queries, seed })).toBeGreaterThan(queries);
      await database.close();
    },
  );
});

function documentsIn(corpus: string): { name: string; text: Buffer }[] {
  const index: CorpusEntry[] = JSON.parse(readFileSync(join(corpus, 'index.json'), 'utf8'));
  return index
    .filter(({ expect: verdict, files = 1 }) => files === 1 && ['ok', 'warn'].includes(verdict))
    .map(({ file }) => ({ name: file, text: readFileSync(join(corpus, file)) }));
}
