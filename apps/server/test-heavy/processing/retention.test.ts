import { gzipSync } from 'node:zlib';
import type { Client } from '@specshelf/sdk';
import type { Stores } from '@specshelf/service';
import { noProblems } from '@specshelf/service/catalog';
import { hook, organization, spec, time, version } from '@specshelf/service/test/records';
import { workOn } from '@specshelf/service/test/work-on';
import { applySteps } from '@specshelf/store/apply-migrations';
import { createStores } from '@specshelf/store/create-stores';
import { migrations } from '@specshelf/store/migrations';
import { eachDatabase } from '@specshelf/store/test/each-database';
import { openDatabase } from '@specshelf/store/test/open-database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../../test/support/server/create-client.js';
import { startServer, type TestServer } from '../../test/support/server/start-server.js';

/** Creates specifications with versions. */
async function createSpecs(stores: Stores, specs: number, versions: number, prefix = 'spec'): Promise<void> {
  const work = workOn(stores);
  for (let number = 0; number < specs; number++) {
    const id = `${prefix}-${number}`;
    await stores.specs.insert(spec({ id, slug: id, createdAt: time(number) }));
    for (let place = 1; place <= versions; place++) {
      await work.requeue(id, time(0));
      await work.claimNext({ now: time(1), leaseExpiresAt: time(2) });
      const made = version({ id: `${id}-${place}`, specId: id, createdAt: time(place) });
      const outcome = { version: made, problems: [], problemCounts: noProblems };
      expect(await work.complete({ id, attempt: 1 }, outcome, time(1))).toBe(true);
    }
  }
}

const hour = 3_600_000;
const day = 24 * hour;

eachDatabase((name, databases) => {
  describe(`retention ${name}`, () => {
    let app: TestServer;
    let client: Client;
    const pets = { organizationId: 'acme', specSlug: 'pets' };

    beforeEach(async () => {
      app = await startServer({ database: await databases.empty() });
      await app.server.operator.organizations.create('acme');
      const scopes = ['openapi:read', 'openapi:write'];
      client = createClient({ baseUrl: app.url, token: await app.token({ scopes }), maxRetries: 0 });
    });

    afterEach(() => app?.close());

    /** Publishes a version a day, and returns their IDs, newest first. */
    async function publish(count: number, specSlug = 'pets'): Promise<string[]> {
      for (let number = 1; number <= count; number++) {
        app.advance(day);
        const text = `openapi: 3.1.0\ninfo: { title: ${specSlug}, version: '${number}' }\npaths: {}\n`;
        await client.specs.upsert({ ...pets, specSlug, source: { text } });
        await app.server.processor.idle();
      }
      return versionIds(specSlug);
    }

    async function versionIds(specSlug = 'pets'): Promise<string[]> {
      const { items, count } = await client.specs.versions.list({ ...pets, specSlug });
      expect(items).toHaveLength(count);
      return items.map(({ id }) => id);
    }

    const keep = (retention: { keepVersions?: number | null; keepDays?: number | null }) =>
      app.server.operator.organizations.update('acme', { retention });

    async function nextRound(): Promise<void> {
      app.advance(hour);
      await app.server.processor.idle();
    }

    it('keeps everything by default', async () => {
      const ids = await publish(3);
      app.advance(1_000 * day);
      await nextRound();
      expect(await versionIds()).toEqual(ids);
    });

    it('is applied by the server within an hour', async () => {
      const ids = await publish(4);
      await keep({ keepVersions: 2 });
      await app.server.processor.idle();
      expect(await versionIds()).toEqual(ids);
      await nextRound();
      expect(await versionIds()).toEqual(ids.slice(0, 2));
      const gone = client.specs.versions.get({ ...pets, versionId: ids[3] ?? '' });
      await expect(gone).rejects.toMatchObject({ status: 404 });
    });

    it('by days never removes the latest version, regardless of its age', async () => {
      const ids = await publish(4);
      await keep({ keepDays: 2 });
      await nextRound();
      expect(await versionIds()).toEqual(ids.slice(0, 2));
      app.advance(365 * day);
      await nextRound();
      expect(await versionIds()).toEqual(ids.slice(0, 1));
      expect((await client.specs.get(pets)).lastVersion).toBe(ids[0]);
    });

    it('ends when its settings are removed', async () => {
      const ids = await publish(3);
      await keep({ keepVersions: 1, keepDays: 1 });
      await keep({ keepVersions: null, keepDays: null });
      app.advance(day);
      await nextRound();
      expect(await versionIds()).toEqual(ids);
    });

    it('leaves consistent data when it is interrupted, and continues in the next round', async () => {
      const ids = await publish(4);
      await publish(3, 'more');
      await keep({ keepVersions: 1 });
      const failing = app.server.stores.versions;
      const { prune } = failing;
      failing.prune = async (batch) => {
        failing.prune = prune;
        await prune({ ...batch, specIds: batch.specIds.slice(0, 1) });
        throw new Error('The process ends here');
      };
      await nextRound();
      expect(await versionIds()).toEqual(ids.slice(0, 1));
      expect(await versionIds('more')).toHaveLength(3);
      await nextRound();
      expect(await versionIds('more')).toHaveLength(1);
    });

    it('keeps pages correct, also when the last version of a page is removed', async () => {
      const ids = await publish(6);
      const list = (limit: number) => client.specs.versions.list({ ...pets, limit });
      const [ofTwo, ofFour] = [await list(2), await list(4)];
      await keep({ keepVersions: 3 });
      await app.server.operator.retention.prune('acme');
      const next = await ofTwo.getNextPage();
      expect(next.items.map(({ id }) => id)).toEqual(ids.slice(2, 3));
      expect([next.count, next.hasNextPage()]).toEqual([3, false]);
      // The last of the four versions was removed, and so were all older ones.
      const end = await ofFour.getNextPage();
      expect([end.items, end.count, end.hasNextPage()]).toEqual([[], 3, false]);
    });

    it('notifies hooks', async () => {
      await publish(3);
      await app.server.stores.hooks.insert(hook({ url: 'http://127.0.0.1:9/' }));
      await keep({ keepVersions: 1 });
      await app.server.operator.retention.prune();
      expect((await app.server.stores.hooks.list())[0]?.waiting).toBe(1);
    });

    it('is rejected for an organization without retention settings, with an explanation', async () => {
      await expect(app.server.operator.retention.prune('acme')).rejects.toThrow(/--keep-versions/);
      await expect(app.server.operator.retention.prune('none')).rejects.toThrow(/was not found/);
    });

    it('is reported without removing versions, also before it is configured', async () => {
      const ids = await publish(4);
      const { retention } = app.server.operator;
      expect(await retention.report()).toEqual([]);
      const [report] = await retention.report('acme', { keepVersions: 1 });
      expect(report).toMatchObject({ organizationId: 'acme', slug: 'pets', versions: 3, of: 4 });
      expect(report?.bytes).toBeGreaterThan(500);
      expect(Date.parse(report?.to ?? '') - Date.parse(report?.from ?? '')).toBe(2 * day);
      await expect(retention.report('acme', { keepDays: 0 })).rejects.toThrow(/whole number from 1/);
      expect(await versionIds()).toEqual(ids);
    });

    it('is reported and applied with queries for many specifications at once', async () => {
      const { operator, stores } = app.server;
      await publish(2);
      for (let number = 0; number < 250; number++) {
        const id = `spec-${number}`;
        await stores.specs.insert(
          spec({ id, slug: id, processingState: 'complete', createdAt: time(number) }),
        );
      }
      const { findPrunable, measurePrunable, prune } = stores.versions;
      const counts = { findPrunable: 0, measurePrunable: 0, prune: 0, pauses: 0 };
      stores.versions.findPrunable = (...which) => {
        counts.findPrunable += 1;
        return findPrunable(...which);
      };
      stores.versions.measurePrunable = (...which) => {
        counts.measurePrunable += 1;
        return measurePrunable(...which);
      };
      stores.versions.prune = (...which) => {
        counts.prune += 1;
        return prune(...which);
      };
      expect(await operator.retention.report('acme', { keepVersions: 1 })).toMatchObject([
        { slug: 'pets', versions: 1, of: 2 },
      ]);
      expect(counts).toEqual({ findPrunable: 2, measurePrunable: 2, prune: 0, pauses: 0 });
      await keep({ keepVersions: 1 });
      const pause = async () => {
        counts.pauses += 1;
      };
      expect(await operator.retention.prune('acme', pause)).toMatchObject({ versions: 1 });
      expect(counts).toMatchObject({ findPrunable: 4, prune: 1 });
      // Two pages, one removal, the unreferenced contents, the old moves and publications, device logins, and tokens of CI jobs.
      expect(counts.pauses).toBeLessThan(15);
    });

    it('removes versions of many specifications in one transaction, up to a limit', async () => {
      const { operator, processor, stores } = app.server;
      await publish(2);
      // It would claim the specifications that are created here.
      await processor.stop();
      await createSpecs(stores, 60, 2);
      const { prune } = stores.versions;
      const batches: number[] = [];
      stores.versions.prune = async (...which) => {
        const removed = await prune(...which);
        batches.push(removed.size);
        return removed;
      };
      await keep({ keepVersions: 1 });
      expect(await operator.retention.prune('acme')).toMatchObject({ versions: 61 });
      expect(batches).toEqual([50, 11]);
      expect(await operator.retention.report('acme')).toEqual([]);
      // Specifications without versions to remove cost no transaction.
      expect(await operator.retention.prune('acme')).toMatchObject({ versions: 0 });
      expect(batches).toHaveLength(2);
    });

    it('removes the versions of a specification in several transactions above the limit', async () => {
      const { operator, processor, stores } = app.server;
      await processor.stop();
      await createSpecs(stores, 1, 103);
      await createSpecs(stores, 1, 2, 'other');
      const { prune } = stores.versions;
      const batches: number[][] = [];
      stores.versions.prune = async (...which) => {
        const removed = await prune(...which);
        batches.push([...removed.values()]);
        return removed;
      };
      await keep({ keepVersions: 1 });
      expect(await operator.retention.prune('acme')).toMatchObject({ versions: 103 });
      expect(batches).toEqual([[1], [100], [2]]);
    });

    describe('of contents', () => {
      const stored = async (digests: readonly string[]) => {
        const bytes = await Promise.all(digests.map((digest) => app.server.stores.contents.get(digest)));
        return bytes.map((each) => each !== undefined);
      };

      it('keeps them for a day after the last reference is removed', async () => {
        const ids = await publish(2);
        const spec = await app.server.stores.specs.find('acme', 'pets');
        const digestsOf = async (place: number) => {
          const version = await app.server.stores.versions.find(spec?.id ?? '', ids[place] ?? '');
          return [version?.raw ?? '', version?.specification ?? ''];
        };
        const [latest, old] = [await digestsOf(0), await digestsOf(1)];
        await keep({ keepVersions: 1 });
        await nextRound();
        app.advance(22 * hour);
        await nextRound();
        expect(await stored(old)).toEqual([true, true]);
        await nextRound();
        // The files of the manifest have been unreferenced since the manifest was removed.
        expect(await stored(old)).toEqual([true, false]);
        app.advance(23 * hour);
        await nextRound();
        expect(await stored(old)).toEqual([false, false]);
        expect(await stored(latest)).toEqual([true, true]);
      });

      async function threeDays(): Promise<void> {
        for (let days = 0; days < 3; days++) {
          app.advance(day);
          await nextRound();
        }
      }

      it('removes the contents of a deleted specification or organization', async () => {
        await publish(1);
        await publish(1, 'more');
        const specs = await Promise.all(
          ['pets', 'more'].map((slug) => app.server.stores.specs.find('acme', slug)),
        );
        const texts = specs.flatMap((spec) => (spec?.source.kind === 'text' ? [spec.source.content] : []));
        await client.specs.delete(pets);
        await threeDays();
        expect(await stored(texts)).toEqual([false, true]);
        await app.server.operator.organizations.delete('acme');
        await threeDays();
        expect(await stored(texts)).toEqual([false, false]);
      });
    });
  });

  it(`the number of queries for retention does not depend on the number of specifications ${name}`, async () => {
    const database = await openDatabase(await databases.create());
    let transactions = 0;
    let statements = 0;
    const count = () => {
      statements += 1;
    };
    const stores = createStores({
      ...database,
      write: (work, options) =>
        database.write(async (transaction) => {
          transactions += 1;
          transaction.on('query', count);
          return work(transaction).finally(() => transaction.removeListener('query', count));
        }, options),
    });
    await stores.organizations.insert(organization());
    for (const id of ['hook1', 'hook2']) await stores.hooks.insert(hook({ id }));
    await createSpecs(stores, 41, 2);
    const remove = async (specIds: string[]) => {
      transactions = 0;
      statements = 0;
      const batch = { limit: 100, now: time(20) };
      const removed = await stores.versions.prune({
        organizationId: 'acme',
        specIds,
        kept: { newest: 1 },
        ...batch,
      });
      expect(removed.size).toBe(specIds.length);
      return { transactions, statements };
    };
    const specIds = Array.from({ length: 41 }, (_, number) => `spec-${number}`);
    const ofOne = await remove(specIds.slice(0, 1));
    expect(ofOne.transactions).toBe(1);
    expect(ofOne.statements).toBeGreaterThan(5);
    expect(await remove(specIds.slice(1))).toEqual(ofOne);
    await database.close();
  });

  it(`a migration records the files of existing manifests ${name}`, async () => {
    const database = await openDatabase(await databases.create());
    const stores = createStores(database);
    const { organizations, specs, contents } = stores;
    const work = workOn(stores);
    const manifest = (digest: string, files: string[]) => {
      const text = JSON.stringify({ entry: '', files: files.map((content) => ({ content })), others: [] });
      return { digest, bytes: gzipSync(text), refersTo: files };
    };
    await contents.put([
      manifest('of-version', ['a', 'b', 'a']),
      manifest('submitted', ['c']),
      manifest('of-spec', ['a']),
      manifest('source', ['d']),
    ]);
    await organizations.insert(organization());
    await specs.insert(spec({ manifest: 'of-spec', source: { kind: 'files', content: 'source' } }));
    await work.claimNext({ now: time(1), leaseExpiresAt: time(2) });
    const made = version({ manifest: 'of-version', submitted: 'submitted' });
    const outcome = { version: made, problems: [], problemCounts: noProblems };
    await work.complete({ id: 'spec1', attempt: 1 }, outcome, time(1));
    const links = () => database.connection('content_links').orderBy(['content', 'refers_to']);
    const before = await links();
    expect(before).toHaveLength(5);
    const retention = migrations['0006-retention'];
    if (!retention) throw new Error('There is no migration 0006-retention');
    await database.connection.transaction((transaction) => retention.down(transaction));
    await database.connection.transaction((transaction) => applySteps(transaction, retention));
    expect(await links()).toEqual(before);
    await database.close();
  });
});
