import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixture } from '@specshelf/conformance';
import type { Client } from '@specshelf/sdk';
import { defaultLimits, type TaskFunctions } from '@specshelf/service';
import { createHeavyWork } from '@specshelf/service/heavy-work';
import { replaceTasks } from '@specshelf/service/test/replace-tasks';
import { workOn } from '@specshelf/service/test/work-on';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serverCodec } from '../../src/heavy-work/content-codec.js';
import type { ServerOverrides } from '../../src/runtime/compose-server.js';
import { createStores } from '../../src/store/create-stores.js';
import { openSQLite } from '../../src/store/sqlite/open-sqlite.js';
import { type SourceSite, startSourceSite } from '../support/http/source-site.js';
import { startServer, type TestServer } from '../support/server/start-server.js';
import { organizationId, startWithClient } from '../support/server/start-with-client.js';

// Effects of a refresh that HTTP cannot show: requests to the source, the schedule, and stored data.

const specSlug = 'api';
const minute = 60_000;
const hour = 60 * minute;
const afterInterval = 6 * hour * 1.1;
const ferry = fixture('ferry.yaml');
const inline = createHeavyWork(serverCodec);

let site: SourceSite;
let target: TestServer;
let client: Client;

async function start(overrides: ServerOverrides = {}) {
  ({ target, client } = await startWithClient({ overrides }));
}

beforeEach(async () => {
  site = await startSourceSite();
});

afterEach(async () => {
  await target.close();
  await site.close();
});

async function publish(url: string, headers?: Record<string, string>) {
  const source = headers ? { url, headers } : { url };
  await client.specs.upsert({ organizationId, specSlug, source });
  return settled();
}

async function settled() {
  await target.server.processor.idle();
  return client.specs.get({ organizationId, specSlug });
}

async function after(milliseconds: number) {
  target.advance(milliseconds);
  return settled();
}

async function record() {
  const spec = await target.server.stores.specs.find(organizationId, specSlug);
  if (!spec) throw new Error('The specification does not exist');
  return spec;
}

/** Returns the minutes until the next refresh. */
async function minutesToRefresh() {
  const { refreshAt = '' } = await record();
  return (Date.parse(refreshAt) - target.now().getTime()) / minute;
}

function publishSplit(): string {
  site.publish('split/paths/buoys.yaml', fixture('split/paths/buoys.yaml'));
  site.publish('split/schemas/buoy.json', fixture('split/schemas/buoy.json'));
  return site.publish('split/openapi.yaml', fixture('split/openapi.yaml'));
}

describe('an unchanged source', () => {
  it('is requested with validators for each file, without transferring it again', async () => {
    let runs = 0;
    await start(
      replaceTasks(
        {
          runPipeline: (input) => {
            runs += 1;
            return inline.runTask('runPipeline', input);
          },
        },
        inline,
      ),
    );
    const first = await publish(publishSplit());
    const runsBefore = runs;
    site.answers.length = 0;
    const second = await after(afterInterval);
    expect(site.answers.map(({ status }) => status)).toEqual([304, 304, 304]);
    expect(second.lastVersion).toBe(first.lastVersion);
    expect(runs).toBe(runsBefore);
  });

  it('transfers only a changed file', async () => {
    await start();
    await publish(publishSplit());
    site.publish('split/schemas/buoy.json', '{ "type": "string" }');
    site.answers.length = 0;
    await after(afterInterval);
    const fetched = site.answers.filter(({ status }) => status === 200);
    expect(fetched).toEqual([{ name: 'split/schemas/buoy.json', status: 200 }]);
  });

  it('stores validators only for its own URL', async () => {
    await start();
    await publish(site.publish('ferry.yaml', ferry));
    // The same bytes have the same ETag, which belongs to another URL.
    const moved = await publish(site.publish('moved.yaml', ferry));
    expect(site.answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(moved).not.toHaveProperty('lastProcessErrorCode');
  });

  it('is processed again when the last run failed', async () => {
    await start();
    const url = site.publish('ferry.yaml', ferry);
    const first = await publish(url);
    site.publish('ferry.yaml', fixture('broken.yaml'));
    expect((await after(afterInterval)).lastProcessErrorCode).toBe('PARSE_ERROR');
    site.publish('ferry.yaml', ferry);
    const mended = await after(2 * afterInterval);
    expect(mended).not.toHaveProperty('lastProcessErrorCode');
    expect(mended.lastVersion).toBe(first.lastVersion);
  });
});

describe('a referenced file', () => {
  it('is found at the URL that redirects to it', async () => {
    await start();
    const good = ferry.replace('Ferry API', 'Moved API');
    site.publish('new.yaml', good);
    const first = await publish(site.redirect('old.yaml', 'new.yaml'));
    const second = await publish(site.publish('new.yaml', good));
    expect(second).not.toHaveProperty('lastProcessErrorCode');
    expect(second.lastVersion).toBe(first.lastVersion);
    expect(await after(afterInterval)).not.toHaveProperty('lastProcessErrorCode');
  });

  it('creates a version when it redirects to another file, with any validators', async () => {
    await start();
    site.publish('v1.yaml', ferry);
    site.publish('v2.yaml', `${ferry}# second\n`);
    const first = await publish(site.redirect('latest.yaml', 'v2.yaml'));
    site.redirect('latest.yaml', 'v1.yaml');
    expect((await after(afterInterval)).lastVersion).not.toBe(first.lastVersion);
  });

  it('creates no version when only the target URL of a redirect changes', async () => {
    await start();
    const copyTo = (folder: string) => {
      site.publish(`${folder}/paths/buoys.yaml`, fixture('split/paths/buoys.yaml'));
      site.publish(`${folder}/schemas/buoy.json`, fixture('split/schemas/buoy.json'));
      site.publish(`${folder}/openapi.yaml`, fixture('split/openapi.yaml'));
      return site.redirect('entry.yaml', `${folder}/openapi.yaml`);
    };
    const first = await publish(copyTo('signed-1'));
    expect(first.lastProcessedErrors).toEqual([]);
    copyTo('signed-2');
    expect((await after(afterInterval)).lastVersion).toBe(first.lastVersion);
  });

  it('resolves references against the URL after redirects (RF9)', async () => {
    await start();
    site.publish('deep/er/paths/buoys.yaml', fixture('split/paths/buoys.yaml'));
    site.publish('deep/er/schemas/buoy.json', fixture('split/schemas/buoy.json'));
    site.redirect('paths/buoys.yaml', 'deep/er/paths/buoys.yaml');
    const spec = await publish(site.publish('openapi.yaml', fixture('split/openapi.yaml')));
    expect(spec.lastProcessedErrors).toEqual([]);
    expect((await after(afterInterval)).lastVersion).toBe(spec.lastVersion);
  });

  it('is read again after it was broken and repaired', async () => {
    await start();
    const url = publishSplit();
    site.publish('split/schemas/buoy.json', '{ "type": "object", }');
    const broken = await publish(url);
    expect(broken.lastProcessedErrors[0]).toMatchObject({ code: 'json-syntax' });
    expect((await after(afterInterval)).lastVersion).toBe(broken.lastVersion);
    site.publish('split/schemas/buoy.json', fixture('split/schemas/buoy.json'));
    const mended = await after(afterInterval);
    expect(mended.lastVersion).not.toBe(broken.lastVersion);
    expect(mended.lastProcessedErrors).toEqual([]);
  });

  it('does not delay a source that no longer refers to it', async () => {
    let gone = false;
    let refers = true;
    const more = 'https://gone.example/buoy.json';
    await start({
      fetchSource: async ({ url, validators }) => {
        if (url === more && gone)
          return {
            kind: 'failed',
            code: 'FETCH_ERROR',
            cause: 'unreachable',
            message: 'No answer.',
            temporary: true,
          };
        if (url.endsWith('openapi.yaml') && validators) return { kind: 'unchanged', url, validators: {} };
        const paths = fixture('split/paths/buoys.yaml').replaceAll(
          '../schemas/buoy.json',
          refers ? more : '#/get',
        );
        const text = url.endsWith('openapi.yaml') ? fixture('split/openapi.yaml') : paths;
        const bytes = Buffer.from(url === more ? '{}' : text);
        return { kind: 'fetched', url, bytes, validators: { etag: '"same"' } };
      },
    });
    const first = await publish('https://sources.example/openapi.yaml');
    expect(first).not.toHaveProperty('lastProcessErrorCode');
    gone = true;
    refers = false;
    const second = await after(afterInterval);
    expect(second).not.toHaveProperty('lastProcessErrorCode');
    expect(second.lastVersion).not.toBe(first.lastVersion);
  });

  it('is not fetched when all files exceed their common limit', async () => {
    const fetchedURLs: string[] = [];
    const names = Array.from({ length: 20 }, (_, place) => `https://sources.example/${place}.json`);
    const properties = Object.fromEntries(names.map((name) => [name, { $ref: name }]));
    const document = {
      openapi: '3.1.0',
      info: { title: 't', version: '1' },
      paths: {},
      components: { schemas: { A: { properties } } },
    };
    await start({
      limits: { ...defaultLimits, files: 1000 },
      fetchSource: async ({ url }) => {
        fetchedURLs.push(url);
        const text = url.endsWith('openapi.json')
          ? JSON.stringify(document)
          : `{"title":"${'x'.repeat(400)}"}`;
        return { kind: 'fetched', url, bytes: Buffer.from(text), validators: {} };
      },
    });
    const spec = await publish('https://sources.example/openapi.json');
    expect(fetchedURLs.length).toBeLessThanOrEqual(7);
    expect(spec.processingState).toBe('complete');
    expect(spec.lastProcessedErrors.some(({ message }) => message.includes('1000'))).toBe(true);
  });

  it('is fetched again with other headers', async () => {
    await start({
      fetchSource: async ({ url, headers = {}, validators }) =>
        validators
          ? { kind: 'unchanged', url, validators: {} }
          : {
              kind: 'fetched',
              url,
              bytes: Buffer.from(`${ferry}# ${headers['x-tenant']}\n`),
              validators: { lastModified: 'Mon, 04 May 2026 10:00:00 GMT' },
            },
    });
    const first = await publish('https://sources.example/openapi.yaml', { 'x-tenant': 'a' });
    const second = await publish('https://sources.example/openapi.yaml', { 'x-tenant': 'b' });
    expect(second.lastVersion).not.toBe(first.lastVersion);
  });
});

describe('the schedule', () => {
  it('includes sources of earlier releases, and none while it is disabled', async () => {
    await start();
    await publish(site.publish('ferry.yaml', ferry));
    const { refreshAt: _none, manifest: _kept, lastVersion: _version, ...before } = await record();
    const folder = await mkdtemp(join(tmpdir(), 'specshelf-schedule-'));
    const databaseFile = join(folder, 'specshelf.sqlite');
    const database = await openSQLite(databaseFile);
    const stores = createStores(database);
    await stores.organizations.insert({
      id: organizationId,
      title: 'Acme',
      createdAt: target.now().toISOString(),
      emailDomains: [],
      type: 'business',
    });
    await stores.specs.insert({ ...before, processingState: 'complete' });
    await database.close();
    for (const [refreshInterval, looks] of [
      [0, false],
      [3600, true],
    ] as const) {
      const server = await startServer({ databaseFile, config: { refreshInterval } });
      await server.server.processor.idle();
      const looked = await server.server.stores.specs.find(organizationId, specSlug);
      expect(looked?.lastVersion !== undefined).toBe(looks);
      await server.close();
    }
    await rm(folder, { recursive: true });
  });
});

describe('the next refresh of a source', () => {
  it('is spread around the interval (UF37)', async () => {
    await start();
    const url = site.publish('ferry.yaml', ferry);
    const waits = new Set<number>();
    for (const slug of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await client.specs.upsert({ organizationId, specSlug: slug, source: { url } });
      await target.server.processor.idle();
      const spec = await target.server.stores.specs.find(organizationId, slug);
      waits.add((Date.parse(spec?.refreshAt ?? '') - target.now().getTime()) / hour);
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
        message: 'Its server has a fault.',
        temporary: true,
        ...(retryAfter !== undefined && { retryAfter }),
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
    await client.specs.upsert({ organizationId, specSlug, source: { text: ferry } });
    await settled();
    expect(await record()).not.toHaveProperty('refreshAt');
    await target.close();
    await start({ refreshInterval: 0 });
    await publish(site.publish('ferry.yaml', ferry));
    expect(await record()).not.toHaveProperty('refreshAt');
  });

  it('of a thousand due sources does not delay publishers (UF37)', async () => {
    await start();
    const url = site.publish('ferry.yaml', ferry);
    await target.server.processor.stop();
    const due = new Date(target.now().getTime() - 1).toISOString();
    await client.specs.upsert({ organizationId, specSlug, source: { url } });
    const spec = await record();
    for (let number = 0; number < 1000; number++) {
      const id = `due${number}`;
      await target.server.stores.specs.insert({
        ...spec,
        id,
        slug: id,
        processingState: 'complete',
        refreshAt: due,
      });
    }
    await client.specs.upsert({ organizationId, specSlug: 'mine', source: { text: ferry } });
    const order: string[] = [];
    for (let run = 0; run < 3; run++) order.push((await target.server.service.processNext())?.specId ?? '');
    const mine = await target.server.stores.specs.find(organizationId, 'mine');
    expect(order.slice(0, 2)).toContain(mine?.id);
  });
});

describe('a thousand due sources', () => {
  const organizations = ['due0', 'due1', 'due2', 'due3'];
  const isDue = (url: string) => url.includes('.due.example/');

  /** Returns a fetcher that finishes in the next turn of the event loop, and counts concurrent calls. */
  function createCountingFetcher() {
    const fetched = new Map<string, number>();
    let active = 0;
    const counted = { fetched, most: 0 };
    const fetchSource: ServerOverrides['fetchSource'] = async ({ url }) => {
      active += 1;
      counted.most = Math.max(counted.most, isDue(url) ? active : 0);
      fetched.set(url, (fetched.get(url) ?? 0) + 1);
      await new Promise((resolve) => setImmediate(resolve));
      active -= 1;
      return { kind: 'failed', code: 'FETCH_ERROR', cause: 'not-found', message: 'Gone.', temporary: false };
    };
    return { counted, fetchSource };
  }

  async function insertDue() {
    await client.specs.upsert({ organizationId, specSlug, source: { url: 'https://first.example/' } });
    await target.server.processor.idle();
    const { stores } = target.server;
    const [organization, spec] = [await stores.organizations.find(organizationId), await record()];
    if (!organization) throw new Error('The organization does not exist');
    for (const id of organizations) await stores.organizations.insert({ ...organization, id });
    const refreshAt = new Date(target.now().getTime() - 1).toISOString();
    for (let n = 0; n < 1000; n++) {
      const source = { kind: 'url' as const, url: `https://host${n % 100}.due.example/${n}.yaml` };
      const [id, owner = ''] = [`due${n}`, organizations[n % organizations.length]];
      await stores.specs.insert({ ...spec, id, slug: id, organizationId: owner, source, refreshAt });
    }
  }

  it('are each fetched once, at most twelve concurrently, and spread over the next interval (UF37)', async () => {
    const { counted, fetchSource } = createCountingFetcher();
    await start({ fetchSource });
    // Starts the worker thread, which takes a second, before the sources are due.
    await client.specs.upsert({ organizationId, specSlug: 'warm', source: { text: ferry } });
    await insertDue();
    let answered = 0;
    const work = target.server.processor.idle();
    // A text that arrives meanwhile is published long before the last source is fetched.
    await client.specs.upsert({ organizationId, specSlug: 'mine', source: { text: ferry } });
    while ((await client.specs.get({ organizationId, specSlug: 'mine' })).lastVersion === undefined) {
      answered += 1;
    }
    expect([...counted.fetched.keys()].filter(isDue).length, `after ${answered} requests`).toBeLessThan(500);
    await work;
    const due = [...counted.fetched].filter(([url]) => isDue(url));
    expect([due.length, Math.max(...due.map(([, times]) => times))]).toEqual([1000, 1]);
    expect(counted.most).toBeGreaterThan(1);
    expect(counted.most).toBeLessThanOrEqual(12);
    const waits = new Set<number>();
    for (let n = 0; n < 1000; n++) {
      const spec = await target.server.stores.specs.find(organizations[n % 4] ?? '', `due${n}`);
      waits.add((Date.parse(spec?.refreshAt ?? '') - target.now().getTime()) / hour);
    }
    expect(waits.size).toBeGreaterThan(900);
    expect(Math.max(...waits) / Math.min(...waits)).toBeGreaterThan(1.15);
    expect(Math.max(...waits) / Math.min(...waits)).toBeLessThan(1.23);
  }, 120_000);
});

describe('a source with unchanged bytes', () => {
  it('creates no version under a new ETag, and sends that ETag the next time (UF29)', async () => {
    const known: (string | undefined)[] = [];
    await start({
      fetchSource: async ({ url, validators }) => {
        known.push(validators?.etag);
        const etag = `"${known.length}"`;
        return { kind: 'fetched', bytes: Buffer.from(ferry), url, validators: { etag } };
      },
    });
    const first = await publish('https://sources.example/openapi.yaml');
    for (const round of [1, 2]) {
      const again = await after(afterInterval);
      expect(again.lastVersion, `round ${round}`).toBe(first.lastVersion);
      expect(again.lastProcessedAt).not.toBe(first.lastProcessedAt);
    }
    expect(known).toEqual([undefined, '"1"', '"2"']);
    expect((await client.specs.versions.list({ organizationId, specSlug })).count).toBe(1);
  });
});

describe('the headers of a source', () => {
  const headers = { authorization: 'Bearer secret-of-the-source' };

  it('are stored encrypted', async () => {
    await start();
    await publish(site.publish('ferry.yaml', ferry, headers), headers);
    const { source } = await record();
    expect(JSON.stringify(source)).not.toContain('secret-of-the-source');
    expect(source).toMatchObject({ headers: expect.stringMatching(/^[\w-]+$/) });
  });

  it('are kept when the same source is sent again', async () => {
    await start();
    const url = site.publish('ferry.yaml', ferry, headers);
    await publish(url, headers);
    const before = await record();
    await publish(url, { Authorization: headers.authorization });
    const after = await record();
    expect(after.source).toEqual(before.source);
    expect(after.attempt).toBe(before.attempt);
  });

  it('are not sent to another origin by a URL, a reference, or a redirect', async () => {
    const seen: (readonly [string, string[]])[] = [];
    await start({
      fetchSource: async ({ url, headers: sent = {} }) => {
        seen.push([url, Object.keys(sent)]);
        const text = url.endsWith('openapi.yaml')
          ? fixture('split/openapi.yaml').replace('paths/buoys.yaml', 'https://other.example/buoys.yaml')
          : fixture('split/paths/buoys.yaml').replaceAll(
              '../schemas/buoy.json',
              'https://sources.example/b.json',
            );
        return { kind: 'fetched', url, bytes: Buffer.from(text), validators: {} };
      },
    });
    await publish('https://sources.example/openapi.yaml', headers);
    await publish('https://elsewhere.example/openapi.yaml');
    expect(seen.slice(0, 3)).toEqual([
      ['https://sources.example/openapi.yaml', ['authorization']],
      ['https://other.example/buoys.yaml', []],
      ['https://sources.example/b.json', ['authorization']],
    ]);
    expect(seen[3]).toEqual(['https://elsewhere.example/openapi.yaml', []]);
  });

  it('are reported when they cannot be decrypted, and the version stays', async () => {
    await start();
    const url = site.publish('ferry.yaml', ferry, headers);
    const first = await publish(url, headers);
    const { source, ...rest } = await record();
    await workOn(target.server.stores).replaceSource(
      rest.id,
      { kind: 'url', url, headers: 'c2VhbGVkIHdpdGggYW5vdGhlciBrZXkgdGhhbiB0aGlzIG9uZQ' },
      target.now().toISOString(),
    );
    expect(await settled()).toMatchObject({
      lastVersion: first.lastVersion,
      lastProcessErrorCode: 'FETCH_ERROR',
      lastProcessedErrors: [{ code: 'headers-lost' }],
    });
    expect(source.kind).toBe('url');
  });
});

describe('a version of an earlier release', () => {
  it('is generated again from its files in the background, and stays the same version', async () => {
    await start();
    const { lastVersion: versionId = '' } = await publish(publishSplit());
    const { stores, processor } = target.server;
    const { id: specId } = await record();
    const generated = await stores.versions.find(specId, versionId);
    const document = () => client.specs.versions.getDocument({ organizationId, specSlug, versionId });
    const before = await document();
    const old = {
      format: 'json',
      specification: generated?.raw ?? '',
      outline: generated?.raw ?? '',
      pipelineVersion: 0,
    } as const;
    await stores.versions.rebuild(versionId, old);
    site.clear();
    await processor.idle();
    expect(await stores.versions.find(specId, versionId)).toEqual(generated);
    expect(await document()).toEqual(before);
    expect(site.answers).toEqual([]);
  });

  it('has a document without rendered descriptions, which is generated once and stays', async () => {
    await start();
    const { lastVersion: versionId = '' } = await publish(site.publish('ferry.yaml', ferry));
    const { stores, database } = target.server;
    const { id: specId } = await record();
    const { specification = '' } = (await stores.versions.find(specId, versionId)) ?? {};
    // The state that an earlier release stored.
    const [{ refers_to: key } = { refers_to: '' }, ...others] = await database
      .connection('content_links')
      .where({ content: specification });
    expect(others).toEqual([]);
    await database.connection('content_links').where({ content: specification }).delete();
    const generated = await stores.contents.get(key);
    expect(await database.connection('contents').where({ digest: key }).delete()).toBe(1);
    const document = await client.specs.versions.getDocument({ organizationId, specSlug, versionId });
    expect(document).toMatchObject({ info: { title: 'Ferry API' } });
    expect(JSON.stringify(document)).not.toContain('x-gitbook');
    expect(await stores.contents.get(key)).toEqual(generated);
    await stores.contents.markUnused({ after: '', limit: 1000, now: target.now().toISOString() });
    expect(await database.connection('unused_contents').where({ digest: key })).toEqual([]);
  });

  it.each(['cannot be processed', 'are missing'])(
    'stays unchanged when its files %s, and delays no other work',
    async (problem) => {
      const reported: unknown[] = [];
      const replaced: Partial<TaskFunctions> = {};
      await start({ report: (error) => reported.push(error), ...replaceTasks(replaced, inline) });
      const { lastVersion: versionId = '' } = await publish(site.publish('ferry.yaml', ferry));
      const { stores, processor } = target.server;
      const { id: specId } = await record();
      const generated = await stores.versions.find(specId, versionId);
      await stores.versions.rebuild(versionId, {
        format: 'yaml',
        specification: generated?.specification ?? '',
        outline: generated?.outline ?? '',
        pipelineVersion: 0,
      });
      const gone = new Error('no memory');
      if (problem === 'cannot be processed') replaced.runPipeline = () => Promise.reject(gone);
      else
        await target.server.database.connection('contents').where({ digest: generated?.manifest }).delete();
      await processor.idle();
      expect(await stores.versions.find(specId, versionId)).toEqual(generated);
      expect(reported).toMatchObject([
        { about: { versionId: expect.any(String) }, cause: expect.any(Error) },
      ]);
    },
  );
});
