import { expect, it } from 'vitest';
import { randomSeed } from '../../../scripts/testing/random-seed.js';
import { createStores } from '../src/create-stores.js';
import { compareSearches } from '../test/support/compare-searches.js';
import { eachDatabase } from '../test/support/each-database.js';
import { openDatabase } from '../test/support/open-database.js';

const seed = randomSeed(2);

eachDatabase((name, databases) => {
  it(`filtered and sorted lists ${name} equal those of the mocks for random catalogs`, async () => {
    console.log(`SPECSHELF_SEED=${seed} repeats this run.`);
    for (const specs of [30, 1_200]) {
      const database = await openDatabase(await databases.create());
      await compareSearches({ stores: createStores(database), specs, queries: 100, seed: seed + specs });
      await database.close();
    }
    expect.hasAssertions();
  });
});
