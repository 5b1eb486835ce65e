import type { OpenAPISpecRecord, Stores } from '@specshelf/service';
import { describeStores } from '@specshelf/service/test/describe-stores';
import { organization, spec, time } from '@specshelf/service/test/records';
import { workOn } from '@specshelf/service/test/work-on';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStores } from '../src/create-stores.js';
import type { Database } from '../src/database/database.js';
import * as specs from '../src/specs/openapi-specs.js';
import { eachDatabase, empty } from './support/each-database.js';
import { openDatabase } from './support/open-database.js';

eachDatabase((name, databases) => {
  let database: Database;
  let stores: Stores;

  beforeAll(async () => {
    database = await openDatabase(await databases.create());
    stores = createStores(database);
  });

  afterAll(() => database?.close());

  describeStores(name, async () => {
    await empty(database);
    return { stores };
  });

  describe(name, () => {
    beforeEach(async () => {
      await empty(database);
      await stores.organizations.insert(organization());
    });

    const claim = { now: time(10), leaseExpiresAt: time(70) };

    it('a claim returns the next specification when another process claims the first one', async () => {
      await stores.specs.insert(spec({ id: 'a', slug: 'a', queuedAt: time(0) }));
      await stores.specs.insert(spec({ id: 'b', slug: 'b', queuedAt: time(1) }));
      let rival: OpenAPISpecRecord | undefined;
      const specs: Stores['specs'] = {
        ...stores.specs,
        async listWaiting(query) {
          const candidates = await stores.specs.listWaiting(query);
          // Another process claims the first candidate in between.
          rival ??= await workOn(stores).claimNext(claim);
          return candidates;
        },
      };
      expect((await workOn({ ...stores, specs }).claimNext(claim))?.id).toBe('b');
      expect(rival?.id).toBe('a');
    });

    it('an organization is found by its ID in any case, with its email domains in their order', async () => {
      const globex = organization({ id: 'globex', emailDomains: ['b.example', 'c.example', 'a.example'] });
      await stores.organizations.insert(globex);
      for (const id of ['globex', 'GLOBEX']) expect(await stores.organizations.find(id)).toEqual(globex);
      expect((await stores.organizations.find('ACME'))?.emailDomains).toEqual(organization().emailDomains);
    });

    it('organizations of earlier releases whose IDs differ in case only are found by exact ID', async () => {
      const row = await database.connection('organizations').where({ id: 'acme' }).first();
      await database.connection('organizations').insert({ ...row, id: 'Acme' });
      for (const id of ['acme', 'Acme']) expect((await stores.organizations.find(id))?.id).toBe(id);
      expect(await stores.organizations.find('ACME')).toBeUndefined();
      expect(await stores.organizations.insert(organization({ id: 'ACME' }))).toBe(false);
    });

    it('a completed transaction rejects further queries', async () => {
      const late = await database.write(async (transaction) => () => specs.insert(transaction, spec()));
      await expect(late()).rejects.toThrow('The transaction has ended');
      expect((await stores.specs.list('acme', { limit: 1 })).total).toBe(0);
    });

    it('a failed transaction is rolled back', async () => {
      const failing = database.write(async (transaction) => {
        await specs.insert(transaction, spec());
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await stores.specs.list('acme', { limit: 1 })).toEqual({ records: [], more: false, total: 0 });
    });
  });
});
