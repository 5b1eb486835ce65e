import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defined } from '@specshelf/base/defined';
import { fixture } from '@specshelf/conformance';
import { createStores } from '@specshelf/store/create-stores';
import { openSQLite } from '@specshelf/store/test/open-database';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../../../scripts/testing/eventually.js';
import type { ServerOverrides } from '../../src/runtime/compose-server.js';
import { startServer } from '../support/server/start-server.js';
import { organizationId } from '../support/server/start-with-client.js';
import { hour, minute, specSlug, useSourceWorld } from '../support/server/use-source-world.js';

// The times of refreshes, which HTTP does not show.

const ferry = fixture('ferry.yaml');
const world = useSourceWorld();
const { start, publish, settled, after, record } = world;

async function minutesToRefresh() {
  const { refreshAt = '' } = await record();
  return (Date.parse(refreshAt) - world.target.now().getTime()) / minute;
}

describe('the schedule', () => {
  it('includes sources of earlier releases, and none while it is disabled', async () => {
    await start();
    await publish(world.site.publish('ferry.yaml', ferry));
    const { refreshAt: _refreshAt, manifest: _manifest, lastVersion: _version, ...before } = await record();
    const folder = await mkdtemp(join(tmpdir(), 'specshelf-schedule-'));
    const databaseFile = join(folder, 'specshelf.sqlite');
    const database = await openSQLite(databaseFile);
    const stores = createStores(database);
    await stores.organizations.insert({
      id: organizationId,
      title: 'Acme',
      createdAt: world.target.now().toISOString(),
      emailDomains: [],
      type: 'business',
    });
    await stores.specs.insert({ ...before, processingState: 'complete' });
    await database.close();
    for (const [refreshInterval, isRefreshed] of [
      [0, false],
      [3600, true],
    ] as const) {
      const server = await startServer({ databaseFile, config: { refreshInterval } });
      await server.server.processor.idle();
      const spec = await server.server.stores.specs.find(organizationId, specSlug);
      expect(spec?.lastVersion !== undefined).toBe(isRefreshed);
      await server.close();
    }
    await rm(folder, { recursive: true });
  });
});

describe('the next refresh of a source', () => {
  it('is spread around the interval (UF37)', async () => {
    await start();
    const url = world.site.publish('ferry.yaml', ferry);
    const waits = new Set<number>();
    for (const slug of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await world.client.specs.upsert({ organizationId, specSlug: slug, source: { url } });
      await world.target.server.processor.idle();
      const spec = await world.target.server.stores.specs.find(organizationId, slug);
      waits.add((Date.parse(spec?.refreshAt ?? '') - world.target.now().getTime()) / hour);
    }
    expect(waits.size).toBe(6);
    for (const wait of waits) {
      expect(wait).toBeGreaterThanOrEqual(5.4);
      expect(wait).toBeLessThanOrEqual(6.6);
    }
  });

  it('comes early after a temporary failure, and at the usual time after a permanent one (UF38)', async () => {
    let retryAfter: number | undefined;
    await start({
      fetchSource: async () => ({
        kind: 'failed',
        code: 'FETCH_ERROR',
        cause: 'source-error',
        message: 'The server of the source failed.',
        temporary: true,
        ...defined({ retryAfter }),
      }),
    });
    await publish('https://sources.example/openapi.yaml');
    const waits: number[] = [];
    for (let times = 0; times < 6; times++) {
      waits.push(Math.round(await minutesToRefresh()));
      await after((await minutesToRefresh()) * minute);
    }
    const expected = [5, 30, 120, 720, 1440, 1440];
    waits.forEach((wait, place) => {
      const usual = expected[place] ?? 0;
      expect(wait).toBeGreaterThanOrEqual(Math.floor(usual * 0.9));
      expect(wait).toBeLessThanOrEqual(Math.ceil(usual * 1.1));
    });
    retryAfter = 3 * 24 * hour;
    await after((await minutesToRefresh()) * minute);
    expect(await minutesToRefresh()).toBeGreaterThanOrEqual(3 * 24 * 60);
  });

  it('is never scheduled for a text or with an interval of 0', async () => {
    await start();
    await world.client.specs.upsert({ organizationId, specSlug, source: { text: ferry } });
    await settled();
    expect(await record()).not.toHaveProperty('refreshAt');
    await world.target.close();
    await start({ refreshInterval: 0 });
    await publish(world.site.publish('ferry.yaml', ferry));
    expect(await record()).not.toHaveProperty('refreshAt');
  });

  it('of a thousand due sources does not delay publishers (UF37)', async () => {
    await start();
    const url = world.site.publish('ferry.yaml', ferry);
    await world.target.server.processor.stop();
    const due = new Date(world.target.now().getTime() - 1).toISOString();
    await world.client.specs.upsert({ organizationId, specSlug, source: { url } });
    const spec = await record();
    for (let number = 0; number < 1000; number++) {
      const id = `due${number}`;
      await world.target.server.stores.specs.insert({
        ...spec,
        id,
        slug: id,
        processingState: 'complete',
        submissions: [],
        refreshAt: due,
      });
    }
    await world.client.specs.upsert({ organizationId, specSlug: 'mine', source: { text: ferry } });
    const order: string[] = [];
    for (let run = 0; run < 3; run++)
      order.push((await world.target.server.service.processNext())?.specId ?? '');
    const mine = await world.target.server.stores.specs.find(organizationId, 'mine');
    expect(order.slice(0, 2)).toContain(mine?.id);
  });
});

describe('a thousand due sources', () => {
  const organizations = ['due0', 'due1', 'due2', 'due3'];
  const isDue = (url: string) => url.includes('.due.example/');

  /**
   * Returns a fetcher that finishes in the next turn of the event loop, and counts concurrent calls. It finishes fewer than half of
   * the due sources before `proceed` is called.
   */
  function createCountingFetcher() {
    let proceed = () => {};
    const mayProceed = new Promise<void>((resolve) => {
      proceed = resolve;
    });
    const fetched = new Map<string, number>();
    let active = 0;
    const counted = { fetched, most: 0 };
    const fetchSource: ServerOverrides['fetchSource'] = async ({ url }) => {
      active += 1;
      counted.most = Math.max(counted.most, isDue(url) ? active : 0);
      fetched.set(url, (fetched.get(url) ?? 0) + 1);
      await new Promise((resolve) => setImmediate(resolve));
      if ([...fetched.keys()].filter(isDue).length > 400) await mayProceed;
      active -= 1;
      return { kind: 'failed', code: 'FETCH_ERROR', cause: 'not-found', message: 'Gone.', temporary: false };
    };
    return { counted, fetchSource, proceed };
  }

  async function insertDue() {
    await world.client.specs.upsert({ organizationId, specSlug, source: { url: 'https://first.example/' } });
    await world.target.server.processor.idle();
    const { stores } = world.target.server;
    const [organization, spec] = [await stores.organizations.find(organizationId), await record()];
    if (!organization) throw new Error('The organization does not exist');
    for (const id of organizations) await stores.organizations.insert({ ...organization, id });
    const refreshAt = new Date(world.target.now().getTime() - 1).toISOString();
    for (let n = 0; n < 1000; n++) {
      const source = { kind: 'url' as const, url: `https://host${n % 100}.due.example/${n}.yaml` };
      const [id, owner = ''] = [`due${n}`, organizations[n % organizations.length]];
      await stores.specs.insert({ ...spec, id, slug: id, organizationId: owner, source, refreshAt });
    }
  }

  it('are each fetched once, at most twelve concurrently, and spread over the next interval (UF37)', async () => {
    const { counted, fetchSource, proceed } = createCountingFetcher();
    await start({ fetchSource });
    // Starts the worker thread, which takes a second, before the sources are due.
    await world.client.specs.upsert({ organizationId, specSlug: 'warm', source: { text: ferry } });
    await insertDue();
    const work = world.target.server.processor.idle();
    // A text that arrives meanwhile is published long before the last source is fetched.
    await world.client.specs.upsert({ organizationId, specSlug: 'mine', source: { text: ferry } });
    await eventually(async () => {
      const { lastVersion } = await world.client.specs.get({ organizationId, specSlug: 'mine' });
      expect(lastVersion).toBeDefined();
    });
    proceed();
    await work;
    const due = [...counted.fetched].filter(([url]) => isDue(url));
    expect([due.length, Math.max(...due.map(([, times]) => times))]).toEqual([1000, 1]);
    expect(counted.most).toBeGreaterThan(1);
    expect(counted.most).toBeLessThanOrEqual(12);
    const waits = new Set<number>();
    for (let n = 0; n < 1000; n++) {
      const spec = await world.target.server.stores.specs.find(organizations[n % 4] ?? '', `due${n}`);
      waits.add((Date.parse(spec?.refreshAt ?? '') - world.target.now().getTime()) / hour);
    }
    expect(waits.size).toBeGreaterThan(900);
    expect(Math.max(...waits) / Math.min(...waits)).toBeGreaterThan(1.15);
    expect(Math.max(...waits) / Math.min(...waits)).toBeLessThan(1.23);
  });
});
