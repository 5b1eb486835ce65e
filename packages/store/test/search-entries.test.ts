import type { SpecFilter, SpecSortKey, Stores } from '@specshelf/service';
import { organization, spec, time } from '@specshelf/service/test/records';
import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStores } from '../src/create-stores.js';
import type { Database } from '../src/database/database.js';
import { eachDatabase, onSQLite } from './support/each-database.js';
import { openDatabase } from './support/open-database.js';

const none = { terms: [], prefixes: [] };

const filters: Record<string, Partial<SpecFilter>> = {
  'a state': { state: 'complete' },
  'an owner': { terms: ['o:tide'] },
  'a lifecycle': { terms: ['l:production'] },
  'a visibility': { visibility: 'private' },
  problems: { problems: 'none' },
  'all of them': {
    ...{ state: 'complete', terms: ['o:tide', 'l:production'] },
    ...{ visibility: 'private', problems: 'none' },
  },
};

const sortKeys = ['nameKey', 'updatedAt', 'createdAt'] as const satisfies SpecSortKey[];

eachDatabase((name, databases) => {
  describe(`search entries ${name}`, () => {
    let database: Database;
    let stores: Stores;

    beforeEach(async () => {
      database = await openDatabase(await databases.create());
      stores = createStores(database);
      await stores.organizations.insert(organization());
    });

    afterEach(() => database.close());

    const search = async (filter: Partial<SpecFilter>, sortBy: SpecSortKey = 'nameKey') => {
      const query = { sortBy, descending: false, limit: 10, filter: { ...none, ...filter } };
      return (await stores.specs.search('acme', query)).records.map(({ id }) => id);
    };

    const update = (id: string, columns: object) =>
      database.connection('openapi_specs').where({ id }).update(columns);

    // Servers of the previous release update only rows of specifications.
    it('follow every update of a specification', async () => {
      const owner = { owner: 'Tide', processingState: 'complete' } as const;
      await stores.specs.insert(spec({ ...owner, id: 'spec1', slug: 'a', nameKey: 'a', createdAt: time(1) }));
      await stores.specs.insert(spec({ ...owner, id: 'spec2', slug: 'b', nameKey: 'b', createdAt: time(2) }));
      const changes = [
        [{ visibility: 'public' }, { visibility: 'public' }, { visibility: 'private' }],
        [{ problem_kinds: 5 }, { problems: 'info' }, { problems: 'none' }],
        [{ last_process_error_code: 'FETCH_ERROR' }, { state: 'failed' }, { state: 'complete' }],
        [{ processing_state: 'pending' }, { state: 'pending' }, { state: 'failed' }],
      ] as const;
      for (const [columns, now, before] of changes) {
        await update('spec1', columns);
        for (const more of [{}, { terms: ['o:tide'] }, { prefixes: ['w:tid'] }]) {
          expect(await search({ ...more, ...now })).toEqual(['spec1']);
          expect(await search({ ...more, ...before })).not.toContain('spec1');
        }
      }
      await update('spec1', { lifecycle: 'retired', name_key: 'c', updated_at: time(9) });
      await update('spec2', { updated_at: time(8) });
      expect(await search({ terms: ['l:retired', 'o:tide'] })).toEqual(['spec1']);
      for (const filter of [{ terms: ['o:tide'] }, { problems: 'error' }, {}] as const) {
        expect(await search(filter, 'createdAt')).toEqual(filter.problems ? ['spec1'] : ['spec1', 'spec2']);
        expect(await search(filter, 'updatedAt')).toEqual(filter.problems ? ['spec1'] : ['spec2', 'spec1']);
        expect(await search(filter)).toEqual(filter.problems ? ['spec1'] : ['spec2', 'spec1']);
      }
    });

    it('are complete when the previous release adds a term', async () => {
      await stores.specs.insert(spec({ visibility: 'public', nameKey: 'pets' }));
      const row = { organization_id: 'acme', term: 't:sea', spec_id: 'spec1' };
      await database.connection('spec_terms').insert(row);
      const [entry] = await database.connection('spec_terms').where(row);
      expect(entry).toEqual({
        ...row,
        name_key: 'pets',
        updated_at: time(0),
        created_at: time(0),
        facets: 1,
      });
      expect(await search({ terms: ['t:sea'], visibility: 'public' })).toEqual(['spec1']);
    });

    it('end with their specification', async () => {
      await stores.specs.insert(spec());
      expect(await database.connection('spec_facets')).not.toEqual([]);
      await stores.specs.remove('spec1', time(1));
      expect(await database.connection('spec_facets')).toEqual([]);
      expect(await database.connection('spec_terms')).toEqual([]);
    });
  });
});

onSQLite((databases) => {
  describe('pages of filtered lists', () => {
    for (const [name, filter] of Object.entries(filters)) {
      it(`are read in the order of an index, with a filter for ${name}`, async () => {
        const database = await openDatabase(await databases.create());
        const { organizations, specs } = createStores(database);
        await organizations.insert(organization());
        const queries: { sql: string; bindings: Knex.Value[] }[] = [];
        database.connection.on('query', (query) => queries.push(query));
        for (const sortBy of sortKeys) {
          for (const after of [undefined, { key: 'a', id: 'a' }]) {
            const page = { sortBy, descending: true, limit: 10, ...(after ? { after } : {}) };
            await specs.search('acme', { ...page, filter: { ...none, ...filter } });
          }
        }
        expect(queries.length).toBeGreaterThanOrEqual(6);
        for (const { sql, bindings } of [...queries]) {
          const plan: { detail: string }[] = await database.connection.raw(
            `explain query plan ${sql}`,
            bindings,
          );
          const steps = plan.map(({ detail }) => detail).join('\n');
          expect(steps).toContain('SEARCH entry USING COVERING INDEX');
          if (sql.includes('is null')) expect(steps).toContain('openapi_specs_active_index');
          expect(steps).not.toMatch(/TEMP B-TREE|SCAN (?!page|matches|some)/);
        }
        await database.close();
      });
    }
  });
});
