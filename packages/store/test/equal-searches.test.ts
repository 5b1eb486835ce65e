import { expect, it } from 'vitest';
import { randomSeed } from '../../../scripts/testing/random-seed.js';
import { createStores } from '../src/create-stores.js';
import { compareSearches } from './support/compare-searches.js';
import { onSQLite } from './support/each-database.js';
import { openDatabase } from './support/open-database.js';

const seed = randomSeed(1);

onSQLite((databases) => {
  // Some queries have more than 1,000 matches, which are read in another way.
  it('filtered and sorted lists on SQLite equal those of the mocks for random catalogs', async () => {
    const database = await openDatabase(await databases.create());
    await compareSearches({ stores: createStores(database), specs: 1_300, queries: 40, seed });
    await database.close();
    expect.hasAssertions();
  });
});
