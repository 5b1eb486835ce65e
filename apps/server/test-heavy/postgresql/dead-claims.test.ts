import type { Stores } from '@specshelf/service';
import { hook, organization, spec, time } from '@specshelf/service/test/records';
import { workOn } from '@specshelf/service/test/work-on';
import { createStores } from '@specshelf/store/create-stores';
import type { Database, DatabaseLocation } from '@specshelf/store/database';
import { createClaimReaper } from '@specshelf/store/dead-claims';
import { onPostgreSQL } from '@specshelf/store/test/each-database';
import { openDatabase } from '@specshelf/store/test/open-database';
import { afterEach, describe, expect, it } from 'vitest';
import { startServer } from '../../test/support/server/start-server.js';

// A process is identified by an advisory lock of its connection, so closing its database simulates its death.

onPostgreSQL((databases) => {
  describe('claims of a process on PostgreSQL', () => {
    let opened: Database[] = [];
    const hour = { now: time(10), leaseExpiresAt: time(3600) };

    afterEach(async () => {
      for (const database of opened) await database.close();
      opened = [];
    });

    async function open(location: DatabaseLocation): Promise<Database> {
      const database = await openDatabase(location);
      opened.push(database);
      return database;
    }

    /** A process that has claimed a specification, a delivery, a task, and the indexing of a specification. */
    async function startWithClaims(location: DatabaseLocation, { visible = true } = {}): Promise<Database> {
      const database = await open(location);
      if (visible) await database.onWork(() => undefined);
      const stores = createStores(database);
      const { organizations, hooks, taskLeases } = stores;
      const work = workOn(stores);
      await organizations.insert(organization());
      await hooks.insert(hook());
      await claimSpecification(stores);
      expect(await work.claimDelivery(hour)).toMatchObject({ attempt: 1 });
      const lease = { expected: undefined, expiresAt: time(3600) };
      expect(await taskLeases.replace('rebuild', { ...lease, isHeld: true })).toBe(true);
      expect(await taskLeases.replace('retention', { ...lease, isHeld: false })).toBe(true);
      expect(await stores.search.begin({ indexVersion: 2, now: time(10) })).toMatchObject({
        spec: { id: 'spec1' },
      });
      return database;
    }

    /** Creates a specification of an existing organization, and claims it. */
    async function claimSpecification(stores: Stores): Promise<void> {
      const work = workOn(stores);
      await stores.specs.insert(spec({ source: { kind: 'text', content: 'digest' }, usesNetwork: false }));
      await work.setVisibility('spec1', 'public', time(1));
      expect(await work.claimNext(hour)).toMatchObject({ attempt: 1 });
      expect(await work.renewLease({ id: 'spec1', attempt: 1 }, time(3600), { inPipeline: true })).toBe(true);
    }

    it('are kept while it is alive, and released after two checks without it', async () => {
      const location = await databases.create();
      const lost = await startWithClaims(location);
      const other = await open(location);
      const release = createClaimReaper(other);
      const stores = createStores(other);
      const { taskLeases } = stores;
      const work = workOn(stores);
      expect([await release(), await release()]).toEqual([undefined, undefined]);
      expect(await work.claimNext(hour)).toBeUndefined();
      await lost.close();
      opened = [other];
      await expect.poll(() => other.findDeadProcesses()).toHaveLength(1);
      expect(await release()).toBeUndefined();
      expect(await release()).toEqual({ specification: 1, delivery: 1, task: 1, index: 1 });
      expect(await release()).toBeUndefined();
      expect(await work.claimNext(hour)).toMatchObject({ attempt: 2, lostRuns: 1 });
      expect(await work.claimDelivery(hour)).toMatchObject({ attempt: 2 });
      expect(await taskLeases.find('rebuild')).toBe(new Date(0).toISOString());
      expect(await stores.search.begin({ indexVersion: 2, now: time(10) })).toMatchObject({
        spec: { id: 'spec1' },
      });
      // This task has completed and is due later.
      expect(await taskLeases.find('retention')).toBe(time(3600));
    });

    it('are kept until their leases expire when the process holds no advisory lock', async () => {
      const location = await databases.create();
      const lost = await startWithClaims(location, { visible: false });
      const other = await open(location);
      const release = createClaimReaper(other);
      await lost.close();
      opened = [other];
      expect([await release(), await release()]).toEqual([undefined, undefined]);
    });

    it('are taken over after its death, long before their leases expire, and counted in a metric (CD18)', async () => {
      const location = await databases.create();
      // Before the server starts: it would claim the specification itself.
      const lost = await open(location);
      await lost.onWork(() => undefined);
      const stores = createStores(lost);
      await stores.organizations.insert(organization());
      await claimSpecification(stores);
      const server = await startServer({
        database: location,
        start: new Date(time(20)),
        config: { secretKey: 'a key of the servers', metrics: { port: 0, host: '127.0.0.1' } },
      });
      const seen = () => server.server.stores.specs.find('acme', 'pets');
      const metrics = async () => (await fetch(server.metricsURL)).text();
      expect(await seen()).toMatchObject({ processingState: 'progress', attempt: 1 });
      expect(await metrics()).toContain('specshelf_queue_in_progress_oldest_seconds 10');
      await lost.close();
      opened = [];
      const text = async () => (await seen())?.attempt;
      await expect.poll(text).toBe(2);
      expect(await metrics()).toContain('specshelf_takeovers_total{kind="specification"} 1');
      await server.close();
    });
  });
});
