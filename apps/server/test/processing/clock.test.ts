import { fixture } from '@specshelf/conformance';
import type { Client } from '@specshelf/sdk';
import type { FetchResult } from '@specshelf/service';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestServer, TestServerOptions } from '../support/server/start-server.js';
import { organizationId, startWithClient } from '../support/server/start-with-client.js';

// Jumps of the system clock must not change the order of events.

const hour = 3_600_000;
const ferry = { organizationId, specSlug: 'ferry' };
const url = 'https://sources.example/ferry.yaml';

let target: TestServer;
let client: Client;

afterEach(() => target.close());

async function start(overrides: TestServerOptions['overrides'] = {}): Promise<void> {
  ({ target, client } = await startWithClient({ overrides }));
}

const textOf = (title: string) => fixture('ferry.yaml').replace('Ferry API', title);
const fetchedResult = (title: string): FetchResult => ({
  kind: 'fetched',
  bytes: Buffer.from(textOf(title)),
  url,
  validators: {},
});

async function publish(title: string): Promise<string | undefined> {
  await client.specs.upsert({ ...ferry, source: { text: textOf(title) } });
  await target.server.processor.idle();
  return (await client.specs.get(ferry)).lastVersion;
}

describe('a clock that is set back (CD19)', () => {
  it.each([
    ['by an hour', -hour],
    ['by 0, so that it does not advance', 0],
  ])('(%s) keeps versions in the order of their creation', async (_how, jump) => {
    await start();
    const ids = [await publish('One')];
    target.advance(jump);
    ids.push(await publish('Two'), await publish('Three'));
    const { items } = await client.specs.versions.list(ferry);
    expect(items.map(({ id }) => id)).toEqual(ids.toReversed());
    const dates = items.map(({ createdAt }) => createdAt);
    expect(dates).toEqual([...new Set(dates)].sort().toReversed());
    expect((await client.specs.versions.getLatest(ferry)).id).toBe(ids.at(-1));
  });

  it('keeps the dates of a specification in order', async () => {
    await start();
    await publish('One');
    target.advance(-hour);
    await publish('Two');
    const { createdAt, updatedAt, lastProcessedAt = '' } = await client.specs.get(ferry);
    expect(updatedAt >= createdAt).toBe(true);
    expect(lastProcessedAt >= updatedAt).toBe(true);
  });

  it('does not prevent a client from receiving the outcome that it waits for', async () => {
    await start();
    await publish('One');
    target.advance(-hour);
    const spec = await client.specs.upsertAndWait(
      { ...ferry, source: { text: textOf('Two') } },
      { pollInterval: { initial: 50 } },
    );
    const { specification } = (await client.specs.versions.getLatestContent(ferry)).filesystem[0] ?? {};
    expect(specification).toMatchObject({ info: { title: 'Two' } });
    expect(spec.processingState).toBe('complete');
  });

  it('does not delay pending specifications', async () => {
    await start();
    await target.server.processor.stop();
    await client.specs.upsert({ ...ferry, source: { text: textOf('One') } });
    target.advance(-hour);
    expect(await target.server.service.processNext()).toMatchObject({ outcome: 'version' });
  });
});

describe('a clock that is set forward by a day (CD19)', () => {
  it('causes a running job to be taken over once, and creates one version', async () => {
    const pendingFetches: ((result: FetchResult) => void)[] = [];
    await start({ fetchSource: () => new Promise((resolve) => pendingFetches.push(resolve)) });
    await client.specs.upsert({ ...ferry, source: { url } });
    await expect.poll(() => pendingFetches.length).toBe(1);
    target.advance(24 * hour);
    // Simulates another server on the same database.
    const takenOver = target.server.service.processNext();
    await expect.poll(() => pendingFetches.length).toBe(2);
    expect(await target.server.service.processNext()).toBeUndefined();
    const taken = await target.server.stores.specs.find(organizationId, 'ferry');
    expect(taken).toMatchObject({ processingState: 'progress', attempt: 2, lostRuns: 0 });
    for (const resolve of pendingFetches) resolve(fetchedResult('One'));
    expect(await takenOver).toMatchObject({ attempt: 2, outcome: 'version' });
    await target.server.processor.idle();
    expect(pendingFetches).toHaveLength(2);
    const completed = await target.server.stores.specs.find(organizationId, 'ferry');
    expect(completed).toMatchObject({ processingState: 'complete', lostRuns: 0 });
    expect((await client.specs.versions.list(ferry)).count).toBe(1);
  });

  it('fetches each source once, and spreads the next fetches', async () => {
    const fetched: string[] = [];
    await start({
      fetchSource: async (request) => {
        fetched.push(request.url);
        return { ...fetchedResult('One'), url: request.url };
      },
    });
    const slugs = Array.from({ length: 10 }, (_, index) => `spec-${index}`);
    for (const specSlug of slugs) {
      const source = { url: `https://sources.example/${specSlug}.yaml` };
      await client.specs.upsert({ organizationId, specSlug, source });
    }
    await target.server.processor.idle();
    fetched.length = 0;
    target.advance(24 * hour);
    await target.server.processor.idle();
    await target.server.processor.idle();
    expect(fetched.toSorted()).toEqual(slugs.map((slug) => `https://sources.example/${slug}.yaml`));
    const { specs } = target.server.stores;
    const records = await Promise.all(slugs.map((slug) => specs.find(organizationId, slug)));
    const times = records.map((spec) => Date.parse(spec?.refreshAt ?? '') - target.now().getTime());
    expect(new Set(times).size).toBe(slugs.length);
    expect(Math.min(...times)).toBeGreaterThan(5 * hour);
    expect(Math.max(...times)).toBeLessThan(7 * hour);
  });
});
