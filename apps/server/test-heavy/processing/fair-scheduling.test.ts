import { fixture } from '@specshelf/conformance';
import type { Client } from '@specshelf/sdk';
import { eachDatabase } from '@specshelf/store/test/each-database';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../../scripts/testing/eventually.js';
import { createSourceFetcher, type SourceFetcher } from '../../src/fetching/create-source-fetcher.js';
import { fetchDefaults } from '../../src/fetching/fetch-options.js';
import { createAddressPolicy } from '../../src/fetching/guard/address-policy.js';
import { createHeavyWorkPool, type HeavyWorkPool } from '../../src/heavy-work/create-heavy-work-pool.js';
import { startWeb, text, type Web } from '../../test/support/http/start-web.js';
import { createClient } from '../../test/support/server/create-client.js';
import { startServer, type TestServer } from '../../test/support/server/start-server.js';

// One organization queues more work than there are lanes and threads. None of it ends, so whatever waits for it never completes.

const ferry = fixture('ferry.yaml');
const secretKey = 'a key that all of the servers have';
const silentHosts = Array.from({ length: 4 }, (_, place) => `127.0.0.${place + 2}`);
/** Longer than the tests, in milliseconds. */
const never = 3_600_000;
const flood = Array.from({ length: 100 }, (_, place) => `flood-${place}`);

eachDatabase((name, databases) => {
  describe(`a flood of one organization, ${name}`, () => {
    let pool: HeavyWorkPool;
    let web: Web;
    let silent: Web[];
    let target: TestServer;
    let fetcher: SourceFetcher;

    beforeAll(async () => {
      web = await startWeb({ '/ferry.yaml': text(ferry) });
      silent = await Promise.all(silentHosts.map((host) => startWeb({ '/': () => undefined }, { host })));
    });
    afterAll(() => Promise.all([web, ...silent].map((site) => site.close())));
    afterEach(async () => {
      pool.stopProcessing();
      await fetcher.close();
      await target.close();
      await pool.close();
    });

    async function start() {
      // Its worker threads never finish a document that contains `endless`.
      const workerFile = new URL('../../test/support/processing/holding-worker.ts', import.meta.url).href;
      pool = createHeavyWorkPool({ threads: 1, time: never, workerFile });
      await pool.ready();
      // By default, the server gives up an unresponsive URL after 20 s.
      const policy = createAddressPolicy(true);
      fetcher = createSourceFetcher({ ...fetchDefaults, policy, ownOrigins: [], totalTimeout: never });
      const overrides = { heavyWork: pool, fetchSource: fetcher.fetchSource };
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
      const client = createClient({
        baseUrl: target.url,
        token: await token({ scopes: ['openapi:read', 'openapi:write'] }),
        maxRetries: 0,
      });
      return client;
    }

    /** Publishes a specification, which completes although nothing of the flood has. */
    async function expectCompletion(
      { specs }: Client,
      organizationId: string,
      source: { text: string } | { url: string },
    ): Promise<void> {
      const spec = await specs.upsertAndWait(
        { organizationId, specSlug: 'small', source },
        { pollInterval: { initial: 50 }, waitTimeout: 240_000 },
      );
      expect(spec.lastVersion).toBeDefined();
      expect(new Set(await slugsIn('complete'))).toEqual(new Set(['small']));
    }

    const silentURL = (place: number) => `${silent[place % silent.length]?.url}/`;

    const slugsIn = (state: string): Promise<string[]> =>
      target.server.database.query((connection) =>
        connection('openapi_specs').where({ processing_state: state }).pluck('slug'),
      );
    const inProgress = async () => (await slugsIn('progress')).length;

    it('of slow documents does not delay a small document of another organization', async () => {
      const client = await start();
      const slow = `${ferry}\n# endless\n`;
      const publish = (specSlug: string) =>
        client.specs.upsert({ organizationId: 'acme', specSlug, source: { text: slow } });
      await Promise.all(flood.map(publish));
      await eventually(async () => expect(await inProgress()).toBe(4));
      await expectCompletion(client, 'zenith', { text: ferry });
      await expectCompletion(client, 'zenith', { text: ferry.replace('Ferry', 'Tides') });
    });

    it('of unresponsive URLs delays neither its text sources nor URLs of another organization', async () => {
      const client = await start();
      const publish = (specSlug: string, place: number) =>
        client.specs.upsert({
          organizationId: 'acme',
          specSlug,
          source: { url: silentURL(place) },
        });
      await Promise.all(flood.map(publish));
      await eventually(async () => expect(await inProgress()).toBe(4));
      await expectCompletion(client, 'acme', { text: ferry });
      await expectCompletion(client, 'zenith', { url: `${web.url}/ferry.yaml` });
    });

    it('of texts with references to unresponsive URLs does not delay its other texts', async () => {
      const client = await start();
      const publish = (specSlug: string, place: number) => {
        const references = `paths: { /a: { $ref: '${silentURL(place)}' } }`;
        const waiting = `openapi: 3.1.0\ninfo: { title: ${specSlug}, version: '1' }\n${references}\n`;
        return client.specs.upsert({ organizationId: 'acme', specSlug, source: { text: waiting } });
      };
      await Promise.all(flood.slice(0, 20).map(publish));
      await eventually(async () => expect(await inProgress()).toBe(4));
      await expectCompletion(client, 'acme', { text: ferry });
    });
  });
});
