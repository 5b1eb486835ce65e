import { hook, jobToken, organization, publisher, spec, time, token } from '@specshelf/service/test/records';
import { workOn } from '@specshelf/service/test/work-on';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../scripts/testing/eventually.js';
import { createStores } from '../src/create-stores.js';
import type { Connection, Database } from '../src/database/database.js';
import * as organizations from '../src/organizations/organizations.js';
import { insert } from '../src/tokens/access-tokens.js';
import { lockPublisher } from '../src/tokens/trusted-publishers.js';
import { onPostgreSQL } from '../test/support/each-database.js';
import { openDatabase } from '../test/support/open-database.js';

onPostgreSQL((databases) => {
  describe('a read-modify-write operation of a store', () => {
    let database: Database;
    let stores: ReturnType<typeof createStores>;
    let work: ReturnType<typeof workOn>;
    const { id } = spec();
    const later = time(2);

    beforeEach(async () => {
      database = await openDatabase(await databases.create());
      stores = createStores(database);
      work = workOn(stores);
      await stores.organizations.insert(organization());
      await stores.specs.insert(spec());
    });

    afterEach(() => database.close());

    /** Runs `work` until it waits for the row locks of a concurrent transaction with `change`, then commits the change. */
    async function duringChange<T>(
      change: (transaction: Connection) => Promise<unknown>,
      work: () => Promise<T>,
    ): Promise<T> {
      const transaction = await database.connection.transaction();
      await change(transaction);
      const working = work();
      await eventually(async () => {
        const waiting = database
          .connection('pg_stat_activity')
          .whereRaw("datname = current_database() AND wait_event_type = 'Lock'");
        expect(await waiting).not.toEqual([]);
      });
      await transaction.commit();
      return working;
    }

    const changed = (values: object) => (transaction: Connection) =>
      transaction('openapi_specs').where({ id }).update(values);

    it('increments the attempt of a concurrent change', async () => {
      const source = { kind: 'url', url: 'https://other.example/openapi.json' } as const;
      const replaced = await duringChange(changed({ attempt: 5 }), () =>
        work.replaceSource(id, source, later),
      );
      expect(replaced?.attempt).toBe(6);
    });

    it('requests a rerun when another server starts the run concurrently', async () => {
      const requeued = await duringChange(changed({ processing_state: 'progress' }), () =>
        work.requeue(id, later),
      );
      expect(requeued).toMatchObject({ processingState: 'progress', rerunRequested: true });
    });

    it('keeps the later time of a concurrent update', async () => {
      const shown = await duringChange(changed({ updated_at: time(9) }), () =>
        work.setVisibility(id, 'public', later),
      );
      expect(shown?.updatedAt).toBe(time(9));
    });

    it('counts a concurrent removal by two servers once', async () => {
      const remove = () => stores.specs.remove(id, later);
      const removed = await duringChange(changed({ attempt: 2 }), () => Promise.all([remove(), remove()]));
      expect(removed.toSorted()).toEqual([false, true]);
      expect(await database.connection('organizations').first('spec_count')).toEqual({ spec_count: 0 });
    });

    it('lets only one server call a hook at a time', async () => {
      await stores.hooks.insert(hook());
      const row = { hook_id: 'hook1', attempt: 1, due_at: time(1) };
      await database.connection('deliveries').insert([
        { ...row, spec_slug: 'first' },
        { ...row, spec_slug: 'second' },
      ]);
      const call = async (transaction: Connection) => {
        await transaction('hooks').forUpdate().first();
        await transaction('deliveries')
          .where({ spec_slug: 'second' })
          .update({ lease_expires_at: time(9) });
      };
      const claim = { now: later, leaseExpiresAt: time(9) };
      expect(await duringChange(call, () => work.claimDelivery(claim))).toBeUndefined();
    });

    it('removes two concurrently deleted organizations from a token', async () => {
      await stores.accessTokens.insert(token({ organizations: ['acme', 'zenith', 'other'] }));
      const other = (transaction: Connection) =>
        transaction('access_tokens').update({ organizations: JSON.stringify(['acme', 'other']) });
      await duringChange(other, () => stores.organizations.remove('acme', later));
      expect(await stores.accessTokens.list()).toMatchObject([{ organizations: ['other'] }]);
    });

    it('revokes the token of a job that is issued while its trusted publisher is removed', async () => {
      await stores.trustedPublishers.insert(publisher(), []);
      const issue = async (transaction: Connection) => {
        await lockPublisher(transaction, 'publisher1');
        await insert(transaction, jobToken('a'));
      };
      const removal = { organizationId: 'acme', id: 'publisher1', now: later, entries: [] };
      await duringChange(issue, () => stores.trustedPublishers.remove(removal));
      expect(await stores.accessTokens.list()).toMatchObject([{ id: 'a', revokedAt: later }]);
    });

    it('issues no token for a trusted publisher that is removed concurrently', async () => {
      await stores.trustedPublishers.insert(publisher(), []);
      const remove = (transaction: Connection) => transaction('trusted_publishers').delete();
      expect(await duringChange(remove, () => stores.accessTokens.insert(jobToken('a')))).toBe(false);
      expect(await stores.accessTokens.list()).toEqual([]);
    });

    it('pins the repository of the first of two concurrent exchanges', async () => {
      await stores.trustedPublishers.insert(publisher(), []);
      const first = (transaction: Connection) =>
        transaction('trusted_publishers').update({ repository_id: '1' });
      const second = { id: 'publisher1', repositoryId: '2', entries: [] };
      expect(await duringChange(first, () => stores.trustedPublishers.pinRepository(second))).toBe(false);
      expect(await stores.trustedPublishers.list('acme')).toMatchObject([{ repositoryId: '1' }]);
    });

    it('creates only one of two concurrent organizations whose IDs differ in case only', async () => {
      const inserted = await duringChange(
        (transaction) => organizations.insert(transaction, organization({ id: 'Beta' })),
        () => stores.organizations.insert(organization({ id: 'beta' })),
      );
      expect(inserted).toBe(false);
      expect((await stores.organizations.list()).map(({ id }) => id)).toEqual(['Beta', 'acme']);
    });

    it('queues another call of a hook for a change during a call', async () => {
      await stores.hooks.insert(hook());
      await work.setVisibility(id, 'public', time(1));
      const call = (transaction: Connection) =>
        transaction('deliveries').update({ lease_expires_at: time(5) });
      await duringChange(call, () => work.setVisibility(id, 'private', later));
      expect(await database.connection('deliveries')).toMatchObject([{ attempt: 2, lease_expires_at: null }]);
    });

    it('keeps the labels that a concurrent change adds when a call ends', async () => {
      await stores.hooks.insert(hook());
      await work.setVisibility(id, 'public', time(1));
      const moved = (...labels: object[]) => ({ moved_labels: JSON.stringify(labels) });
      const [reported, pending, added] = [
        { name: 'prod', attempt: 1 },
        { name: 'beta', attempt: 2 },
        { name: 'next', attempt: 2 },
      ];
      const call = await work.claimDelivery({ now: later, leaseExpiresAt: time(9) });
      await work.setVisibility(id, 'private', time(3));
      await database.connection('deliveries').update(moved(reported, pending));
      const change = (transaction: Connection) =>
        transaction('deliveries').update(moved(reported, pending, added));
      await duringChange(
        change,
        async () => call && work.completeDelivery(call, { kind: 'delivered' }, later),
      );
      const [row] = await database.connection('deliveries');
      expect([row.attempt, JSON.parse(row.moved_labels)]).toEqual([2, [pending, added]]);
    });
  });
});
