import { organization, spec } from '@specshelf/service/test/records';
import { expect, it } from 'vitest';
import { createStores } from '../src/create-stores.js';
import { applySteps } from '../src/migrations/runner/apply-migrations.js';
import { sharpS } from '../src/migrations/sharp-s-migration.js';
import { eachDatabase } from './support/each-database.js';
import { openDatabase } from './support/open-database.js';

eachDatabase((name, databases) => {
  it(`specifications of an earlier release ${name} are found with ss for ß after a migration`, async () => {
    const database = await openDatabase(await databases.create());
    const { connection } = database;
    const stores = createStores(database);
    await stores.organizations.insert(organization());
    await stores.specs.insert(spec({ tags: ['Groß'] }));
    await stores.specs.insert(spec({ id: 'spec2', slug: 'other', tags: ['gross'] }));
    const filter = { terms: ['t:gross'], prefixes: [] };
    const search = { sortBy: 'nameKey', descending: false, limit: 10, filter } as const;
    const find = async () => (await stores.specs.search('acme', search)).records.map(({ id }) => id);
    await connection('spec_terms').where({ spec_id: 'spec1', term: 't:gross' }).update({ term: 't:groß' });
    expect(await find()).toEqual(['spec2']);
    await applySteps(connection, sharpS);
    expect(await connection('openapi_specs').whereNull('indexed_at').pluck('id')).toEqual(['spec1']);
    expect(await stores.specs.completeSearchData()).toBe(true);
    expect(await find()).toEqual(['spec2', 'spec1']);
    await database.close();
  });
});
