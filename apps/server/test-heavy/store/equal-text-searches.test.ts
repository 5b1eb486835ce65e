import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { randomSeed } from '../../../../scripts/testing/random-seed.js';
import { createStores } from '../../src/store/create-stores.js';
import { openDatabase } from '../../src/store/database/open-database.js';
import { eachDatabase } from '../../test/support/database/each-database.js';
import { compareTextSearches } from '../../test/support/store/compare-text-searches.js';

const seed = randomSeed(2);
const folder = process.env['SPECSHELF_CORPUS'];

interface CorpusEntry {
  file: string;
  expect: string;
  files?: number;
}

if (!folder)
  console.log('No corpus: SPECSHELF_CORPUS is not set. No searches over real documents are compared.');

eachDatabase((name, databases) => {
  it.skipIf(!folder)(
    `searches ${name} over real documents return the same results as those of the mocks`,
    async () => {
      console.log(`SPECSHELF_SEED=${seed} repeats this run.`);
      const index: CorpusEntry[] = JSON.parse(readFileSync(join(folder ?? '', 'index.json'), 'utf8'));
      const readable = index.filter((entry) => entry.expect === 'ok' || entry.expect === 'warn');
      const documents = readable
        .filter(({ files = 1 }) => files === 1)
        .map(({ file }) => ({ name: file, text: readFileSync(join(folder ?? '', file)) }));
      const database = await openDatabase(await databases.create());
      const stores = createStores(database);
      expect(await compareTextSearches({ stores, documents, queries: 1_000, seed })).toBeGreaterThan(1_000);
      await database.close();
    },
    600_000,
  );
});
