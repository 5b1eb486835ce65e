import { fixture } from '@specshelf/conformance';
import { Client } from '@specshelf/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createHeavyWorkPool, type HeavyWorkPool } from '../../src/heavy-work/create-heavy-work-pool.js';
import { eachDatabase } from '../../test/support/database/each-database.js';
import { startWeb, text, type Web } from '../../test/support/http/start-web.js';
import { startServer, type TestServer } from '../../test/support/server/start-server.js';

// One organization queues more slow work than there are lanes and threads. Times are measured: a busy machine may need a retry.

const ferry = fixture('ferry.yaml');
const secretKey = 'a key that all of the servers have';
const silentHosts = Array.from({ length: 4 }, (_, place) => `127.0.0.${place + 2}`);
/**
 * In milliseconds. On a busy machine, a publication takes some seconds, also because a worker thread loads TypeScript sources. One that waits for
 * the flood takes longer: the server gives up an unresponsive URL after 20 s.
 */
const notDelayed = 10_000;
const flood = Array.from({ length: 100 }, (_, place) => `flood-${place}`);

eachDatabase((name, databases) => {
  describe(`a flood of one organization, ${name}`, () => {
    let pool: HeavyWorkPool;
    let web: Web;
    let silent: Web[];
    let target: TestServer;

    beforeAll(async () => {
      web = await startWeb({ '/ferry.yaml': text(ferry) });
      silent = await Promise.all(silentHosts.map((host) => startWeb({ '/': () => undefined }, { host })));
    });
    afterAll(() => Promise.all([web, ...silent].map((site) => site.close())));
    afterEach(async () => {
      pool.stopProcessing();
      await target.close();
      await pool.close();
    });

    async function start() {
      // Its worker threads never finish a document that contains `endless`.
      const workerFile = new URL('../../test/support/processing/holding-worker.ts', import.meta.url).href;
      pool = createHeavyWorkPool({ threads: 1, time: 600_000, workerFile });
      await pool.ready();
      const overrides = { heavyWork: pool };
      target = await startServer({ database: await databases.empty(), config: { secretKey }, overrides });
      const { server, token, now } = target;
      for (const id of ['acme', 'zenith']) {
        const createdAt = now().toISOString();
        await server.stores.organizations.insert({
          id,
          title: id,
          createdAt,
          emailDomains: [],
          type: 'business',
        });
      }
      const client = new Client({
        baseUrl: target.url,
        token: await token({ scopes: ['openapi:read', 'openapi:write'] }),
        maxRetries: 0,
      });
      return client;
    }

    /** Returns the time to publish a specification, in milliseconds. */
    async function timeOf(
      { specs }: Client,
      organizationId: string,
      source: { text: string } | { url: string },
    ): Promise<number> {
      const started = performance.now();
      const spec = await specs.upsertAndWait(
        { organizationId, specSlug: 'small', source },
        { pollInterval: { initial: 50 }, waitTimeout: 30_000 },
      );
      expect(spec.lastVersion).toBeDefined();
      return performance.now() - started;
    }

    const silentURL = (place: number) => `${silent[place % silent.length]?.url}/`;

    const inProgress = async () => {
      const records = await target.server.database.query((connection) =>
        connection('openapi_specs').where({ processing_state: 'progress' }).select('organization_id'),
      );
      return records.length;
    };

    it('of slow documents does not delay a small document of another organization', {
      retry: 2,
    }, async () => {
      const client = await start();
      const slow = `${ferry}\n# endless\n`;
      const publish = (specSlug: string) =>
        client.specs.upsert({ organizationId: 'acme', specSlug, source: { text: slow } });
      await Promise.all(flood.map(publish));
      await expect.poll(inProgress, { timeout: 20_000 }).toBe(4);
      expect(await timeOf(client, 'zenith', { text: ferry })).toBeLessThan(notDelayed);
      expect(await timeOf(client, 'zenith', { text: ferry.replace('Ferry', 'Tides') })).toBeLessThan(
        notDelayed,
      );
    });

    it('of unresponsive URLs delays neither its text sources nor URLs of another organization', {
      retry: 2,
    }, async () => {
      const client = await start();
      const publish = (specSlug: string, place: number) =>
        client.specs.upsert({
          organizationId: 'acme',
          specSlug,
          source: { url: silentURL(place) },
        });
      await Promise.all(flood.map(publish));
      await expect.poll(inProgress, { timeout: 20_000 }).toBe(4);
      expect(await timeOf(client, 'acme', { text: ferry })).toBeLessThan(notDelayed);
      expect(await timeOf(client, 'zenith', { url: `${web.url}/ferry.yaml` })).toBeLessThan(notDelayed);
    });

    it('of texts with references to unresponsive URLs does not delay its other texts', {
      retry: 2,
    }, async () => {
      const client = await start();
      const publish = (specSlug: string, place: number) => {
        const references = `paths: { /a: { $ref: '${silentURL(place)}' } }`;
        const waiting = `openapi: 3.1.0\ninfo: { title: ${specSlug}, version: '1' }\n${references}\n`;
        return client.specs.upsert({ organizationId: 'acme', specSlug, source: { text: waiting } });
      };
      await Promise.all(flood.slice(0, 20).map(publish));
      await expect.poll(inProgress, { timeout: 20_000 }).toBe(4);
      expect(await timeOf(client, 'acme', { text: ferry })).toBeLessThan(notDelayed);
    });
  });
});
