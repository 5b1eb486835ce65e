import type { SpecFilter, Stores } from '@specshelf/service';
import { organization, spec, time } from '@specshelf/service/test/records';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStores } from '../src/create-stores.js';
import type { Database } from '../src/database/database.js';
import { eachDatabase } from './support/each-database.js';
import { openDatabase } from './support/open-database.js';

// Servers of the previous release write rows during a rolling upgrade, without the columns of the catalog.

eachDatabase((name, databases) => {
  describe(`specifications ${name} that a server of the previous release has written`, () => {
    let database: Database;
    let stores: Stores;

    beforeEach(async () => {
      database = await openDatabase(await databases.create());
      stores = createStores(database);
      await stores.organizations.insert(organization());
    });

    afterEach(() => database.close());

    const search = async (filter: Partial<SpecFilter>) => {
      const query = { sortBy: 'nameKey', descending: false, limit: 10 } as const;
      const found = await stores.specs.search('acme', {
        ...query,
        filter: { terms: [], prefixes: [], ...filter },
      });
      return found.records.map(({ slug }) => slug);
    };

    const problems = [
      { severity: 'error', code: 'x', message: 'x' },
      { severity: 'warning', code: 'x', message: 'x' },
    ];

    it('do not keep the time of a failure before runs of the previous release', async () => {
      const { connection } = database;
      await stores.specs.insert(
        spec({ lastProcessErrorCode: 'FETCH_ERROR', lastProcessedAt: time(5), failingSince: time(5) }),
      );
      expect(await stores.specs.find('acme', 'pets')).toMatchObject({ failingSince: time(5) });
      // A success and a failure of the previous release.
      for (const [last_process_error_code, last_processed_at] of [
        [null, time(6)],
        ['PARSE_ERROR', time(7)],
      ])
        await connection('openapi_specs')
          .where({ id: 'spec1' })
          .update({ last_process_error_code, last_processed_at });
      const found = () => stores.specs.find('acme', 'pets');
      expect(await found()).not.toHaveProperty('failingSince');
      expect(await stores.specs.completeSearchData()).toBe(true);
      expect(await found()).not.toHaveProperty('failingSince');
    });

    it('have problem counts at once, and are found after their search data is completed', async () => {
      await stores.specs.insert(spec({ slug: 'Zebras' }));
      expect(await stores.specs.completeSearchData()).toBe(false);
      // An insertion of the previous release, which has neither terms nor a sort key.
      await stores.specs.insert(spec({ id: 'spec2', slug: 'Apes' }));
      await database.connection('spec_terms').where({ spec_id: 'spec2' }).delete();
      await database
        .connection('openapi_specs')
        .where({ id: 'spec2' })
        .update({ name_key: '', indexed_at: null });
      // A run of the previous release.
      const run = {
        last_processed_at: time(9),
        last_processed_errors: JSON.stringify(problems),
        last_processed_error_count: 5,
      };
      await database.connection('openapi_specs').where({ id: 'spec1' }).update(run);
      const counts = { error: 1, warning: 4, info: 0 };
      expect(await stores.specs.find('acme', 'zebras')).toMatchObject({ problemCounts: counts });
      expect(await search({ prefixes: ['w:ape'] })).toEqual([]);
      expect(await search({ problems: 'error' })).toEqual([]);
      expect(await stores.specs.completeSearchData()).toBe(true);
      expect(await stores.specs.completeSearchData()).toBe(false);
      expect(await search({ prefixes: ['w:ape'] })).toEqual(['Apes']);
      expect(await search({ problems: 'error' })).toEqual(['Zebras']);
      expect(await search({})).toEqual(['Apes', 'Zebras']);
      expect(await stores.specs.find('acme', 'zebras')).toMatchObject({
        problemCounts: counts,
        nameKey: 'zebras',
      });
      const entries = await database.connection('spec_terms').where({ spec_id: 'spec2' });
      expect(entries).toMatchObject([{ name_key: 'apes', created_at: time(0) }]);
    });
  });
});
