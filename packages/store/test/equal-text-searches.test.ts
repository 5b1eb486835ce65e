import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { randomSeed } from '../../../scripts/testing/random-seed.js';
import { createStores } from '../src/create-stores.js';
import { compareTextSearches } from './support/compare-text-searches.js';
import { onSQLite } from './support/each-database.js';
import { openDatabase } from './support/open-database.js';

const seed = randomSeed(1);
const fixtures = fileURLToPath(new URL('../../../fixtures', import.meta.url));

onSQLite((databases) => {
  it('searches on SQLite return the same results as those of the mocks', async () => {
    const files = readdirSync(fixtures, { withFileTypes: true }).filter((entry) => entry.isFile());
    const documents = files.map(({ name }) => ({ name, text: readFileSync(join(fixtures, name)) }));
    const database = await openDatabase(await databases.create());
    const stores = createStores(database);
    expect(await compareTextSearches({ stores, documents, queries: 120, seed })).toBeGreaterThan(50);
    await database.close();
  });
});
