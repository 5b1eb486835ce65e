import { fixture } from '@specshelf/conformance';
import { WorkAbandoned } from '@specshelf/service';
import { createHeavyWork } from '@specshelf/service/heavy-work';
import { replaceTasks } from '@specshelf/service/test/replace-tasks';
import { serverCodec } from '@specshelf/store/content-codec';
import type { DatabaseLocation } from '@specshelf/store/database';
import { onPostgreSQL } from '@specshelf/store/test/each-database';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../../scripts/testing/eventually.js';
import type { ServerOverrides } from '../../src/runtime/compose-server.js';
import { createClient } from '../../test/support/server/create-client.js';
import { startHooks } from '../../test/support/server/start-hooks.js';
import { startServer, type TestServer } from '../../test/support/server/start-server.js';
import { withoutPolling } from '../../test/support/server/without-polling.js';

const text = await fixture('ferry.yaml');
const inline = createHeavyWork(serverCodec);
const secretKey = 'a key that all of the servers have';
const writer = { scopes: ['openapi:read', 'openapi:write', 'space:read'] };

onPostgreSQL((databases) => {
  describe('servers on one database', () => {
    let started: TestServer[] = [];
    let stuck: ((reason: Error) => void)[] = [];
    let isEnding = false;

    afterEach(async () => {
      // A server may claim one of these runs again before it stops.
      isEnding = true;
      for (const end of stuck) end(new WorkAbandoned());
      for (const server of started) await server.close();
      stuck = [];
      started = [];
      isEnding = false;
    });

    async function start(
      database: DatabaseLocation,
      { rateLimit = 0, ...overrides }: ServerOverrides & { rateLimit?: number } = {},
    ): Promise<TestServer> {
      const server = await startServer({ database, config: { secretKey, rateLimit }, overrides });
      started.push(server);
      return server;
    }

    /** A pipeline that never completes by itself. */
    const isStuck: ServerOverrides = replaceTasks(
      {
        runPipeline: () =>
          new Promise((_, reject) => (isEnding ? reject(new WorkAbandoned()) : stuck.push(reject))),
      },
      inline,
    );

    /** The specifications that a server has processed, according to its log. */
    function processedBy(lines: string[]): string[] {
      const events = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'processed');
      return events.map(({ specId }) => specId);
    }

    function logInto(lines: string[]): ServerOverrides {
      return { logger: pino({}, { write: (line) => lines.push(line) }) };
    }

    const clientOf = ({ url }: TestServer, token: string) =>
      createClient({ baseUrl: url, token, maxRetries: 0 });
    const pets = { organizationId: 'default', specSlug: 'pets' };

    it('can start concurrently on an empty database, which one of them initializes', async () => {
      const database = await databases.create();
      const servers = await Promise.all([start(database), start(database), start(database)]);
      const tokens = await Promise.all(servers.map(({ server }) => server.bootstrap()));
      expect(tokens.filter((token) => token !== undefined)).toHaveLength(1);
      for (const { server } of servers) {
        expect((await server.stores.organizations.list()).map(({ id }) => id)).toEqual(['default']);
      }
    });

    it('return the same data, whichever server received the writes', async () => {
      const database = await databases.create();
      const [one, other] = [await start(database), await start(database)];
      const token = (await one.server.bootstrap()) ?? '';
      for (const slug of ['a', 'b', 'c']) {
        await clientOf(one, token).specs.upsert({ ...pets, specSlug: slug, source: { text } });
      }
      await other.server.processor.idle();
      await one.server.processor.idle();
      const first = await clientOf(one, token).specs.list({ organizationId: 'default', limit: 2 });
      const next = first.next?.page ?? '';
      const seen = first.items.map(({ slug }) => slug);
      const rest = await fetch(`${other.url}/v1/orgs/default/openapi?page=${next}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const { items, count } = await rest.json();
      expect([...seen, ...items.map(({ slug }: { slug: string }) => slug)].sort()).toEqual(['a', 'b', 'c']);
      expect(count).toBe(3);
    });

    it('share the queue, and process each specification once (CD18)', async () => {
      const database = await databases.create();
      const logs: string[][] = [[], [], []];
      const servers: TestServer[] = [];
      for (const lines of logs) servers.push(await start(database, logInto(lines)));
      const [first] = servers;
      const token = (await first?.server.bootstrap()) ?? '';
      const slugs = Array.from({ length: 30 }, (_, place) => `spec-${place}`);
      await Promise.all(
        slugs.map((specSlug, place) => {
          const server = servers[place % servers.length];
          return server && clientOf(server, token).specs.upsert({ ...pets, specSlug, source: { text } });
        }),
      );
      await Promise.all(servers.map(({ server }) => server.processor.idle()));
      const processed = logs.flatMap(processedBy);
      expect(new Set(processed).size).toBe(slugs.length);
      expect(processed).toHaveLength(slugs.length);
      for (const specSlug of slugs) {
        const versions = await first?.server.stores.versions.list(
          (await first.server.stores.specs.find('default', specSlug))?.id ?? '',
          { limit: 5 },
        );
        expect(versions?.total).toBe(1);
      }
    });

    it('rebuild each version of an earlier release once', async () => {
      const database = await databases.create();
      const first = await start(database);
      const token = (await first.server.bootstrap()) ?? '';
      const { stores, processor } = first.server;
      const slugs = ['a', 'b', 'c', 'd', 'e', 'f'];
      for (const specSlug of slugs) {
        await clientOf(first, token).specs.upsert({ ...pets, specSlug, source: { text } });
      }
      await processor.idle();
      await processor.stop();
      for (const slug of slugs) {
        const { id = '', lastVersion = '' } = (await stores.specs.find('default', slug)) ?? {};
        const { specification = '', outline = '' } = (await stores.versions.find(id, lastVersion)) ?? {};
        const old = { format: 'yaml', specification, outline, pipelineVersion: 0 } as const;
        await stores.versions.rebuild(lastVersion, old);
      }
      let runs = 0;
      const counted: ServerOverrides = replaceTasks(
        {
          runPipeline: (input) => {
            runs += 1;
            return inline.runTask('runPipeline', input);
          },
        },
        inline,
      );
      const others = [await start(database, counted), await start(database, counted)];
      await Promise.all(others.map(({ server }) => server.processor.idle()));
      // One server may have stopped polling while the other rebuilt the last version.
      await eventually(async () => {
        for (const { server } of others) await server.processor.idle();
        expect(await stores.versions.findOutdated(1)).toBeUndefined();
      });
      expect(runs).toBe(slugs.length);
    });

    it('notify each other: idle servers take the work of a busy one', async () => {
      const database = await databases.create();
      const busy = await start(database, isStuck);
      const lines: string[] = [];
      await withoutPolling(() => start(database, logInto(lines)));
      const token = (await busy.server.bootstrap()) ?? '';
      // More than the busy server claims.
      for (let place = 0; place < 8; place++) {
        await clientOf(busy, token).specs.upsert({ ...pets, specSlug: `s${place}`, source: { text } });
      }
      await eventually(() => expect(processedBy(lines).length).toBeGreaterThanOrEqual(4));
    });

    it('take over a run after its lease expires, and discard the late result (CD18)', async () => {
      const database = await databases.create();
      const lost = await start(database, isStuck);
      const token = (await lost.server.bootstrap()) ?? '';
      await clientOf(lost, token).specs.upsert({ ...pets, source: { text } });
      const seen = () => lost.server.stores.specs.find('default', 'pets');
      await eventually(async () => expect((await seen())?.processingState).toBe('progress'));
      const other = await start(database);
      await other.server.processor.idle();
      expect(await seen()).toMatchObject({ processingState: 'progress', attempt: 1 });
      other.advance(180_000);
      await other.server.processor.idle();
      const taken = await seen();
      expect(taken).toMatchObject({ processingState: 'complete', attempt: 2 });
      expect(taken?.lastProcessErrorCode).toBeUndefined();
      for (const end of stuck) end(new Error('The work fails in the end'));
      await lost.server.processor.stop();
      expect(await seen()).toEqual(taken);
    });

    it('share the rate limit of a token, and apply its revocation', async () => {
      const database = await databases.create();
      const [one, other] = [await start(database, { rateLimit: 5 }), await start(database, { rateLimit: 5 })];
      await one.server.bootstrap();
      const requestUser = async ({ url }: TestServer, token: string) =>
        (await fetch(`${url}/v1/user`, { headers: { authorization: `Bearer ${token}` } })).status;
      const counted = await one.token(writer);
      const statuses: number[] = [];
      for (const server of [one, other, one, other, one, other])
        statuses.push(await requestUser(server, counted));
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      const ended = await one.token(writer);
      expect(await requestUser(one, ended)).toBe(200);
      await other.server.operator.tokens.revoke(ended);
      expect(await requestUser(other, ended)).toBe(401);
      await eventually(async () => expect(await requestUser(one, ended)).toBe(401));
    });

    it('call a hook once for each change', async () => {
      const database = await databases.create();
      const hooks = await startHooks();
      const servers = [await start(database), await start(database), await start(database)];
      const [first] = servers;
      if (!first) throw new Error('It is started');
      const token = (await first.server.bootstrap()) ?? '';
      const { url, deliveredTags } = hooks.add();
      await first.server.operator.hooks.add({ organizationId: 'default', url, secret: 'a secret for tests' });
      for (let place = 0; place < 6; place++) {
        await clientOf(first, token).specs.upsert({ ...pets, specSlug: `s${place}`, source: { text } });
      }
      for (const { server } of servers) await server.processor.idle();
      for (const { server } of servers) await server.deliverer.idle();
      const tags = Array.from({ length: 6 }, (_, place) => `organization:default:openapi:s${place}`);
      await eventually(() => expect(deliveredTags.flat().sort()).toEqual(tags));
      await hooks.close();
    });
  });
});
