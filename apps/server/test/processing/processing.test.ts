import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixture } from '@specshelf/conformance';
import type { Client } from '@specshelf/sdk';
import { type FetchResult, WorkAbandoned, WorkFailed, WorkLimitExceeded } from '@specshelf/service';
import { createHeavyWork } from '@specshelf/service/heavy-work';
import { replaceTasks } from '@specshelf/service/test/replace-tasks';
import { workOn } from '@specshelf/service/test/work-on';
import { serverCodec } from '@specshelf/store/content-codec';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import type { ServerOverrides } from '../../src/runtime/compose-server.js';
import { startServer, type TestServer } from '../support/server/start-server.js';
import { organizationId, startWithClient } from '../support/server/start-with-client.js';

// Effects that HTTP cannot show: fetches that fail midway, abandoned jobs, and internal errors.

const specSlug = 'ferry';
const url = 'https://sources.example/split/openapi.yaml';

const inline = createHeavyWork(serverCodec);
let target: TestServer;

afterEach(() => target.close());

async function start(overrides: ServerOverrides, databaseFile = ':memory:'): Promise<Client> {
  const started = await startWithClient({ databaseFile, overrides });
  target = started.target;
  return started.client;
}

const found = (text: string, at: string): FetchResult => ({
  kind: 'fetched',
  bytes: Buffer.from(text),
  url: at,
  validators: {},
});
const unavailable = (temporary: boolean): FetchResult => ({
  kind: 'failed',
  code: temporary ? 'FETCH_TIMEOUT' : 'FETCH_ERROR',
  cause: temporary ? 'timeout' : 'not-found',
  message: 'No answer.',
  temporary,
});

describe('a file that a document refers to', () => {
  function fetching(reference: () => FetchResult): ServerOverrides {
    return {
      fetchSource: async ({ url: at }) => {
        if (at === url) return found(fixture('split/openapi.yaml'), at);
        if (at.endsWith('buoy.json')) return found(fixture('split/schemas/buoy.json'), at);
        return reference();
      },
    };
  }

  async function publish({ specs }: Client) {
    await specs.upsert({ organizationId, specSlug, source: { url } });
    await target.server.processor.idle();
    return specs.get({ organizationId, specSlug });
  }

  it('fails the run when it is temporarily unavailable, and the previous version stays (RF21)', async () => {
    let reference = found(
      fixture('split/paths/buoys.yaml'),
      'https://sources.example/split/paths/buoys.yaml',
    );
    const client = await start(fetching(() => reference));
    const good = await publish(client);
    reference = unavailable(true);
    const bad = await publish(client);
    expect(good).not.toHaveProperty('lastProcessErrorCode');
    expect(bad).toMatchObject({ lastProcessErrorCode: 'FETCH_TIMEOUT', lastVersion: good.lastVersion });
    expect(bad.lastProcessedErrors).toEqual([
      {
        severity: 'error',
        code: 'fetch-timeout',
        message: 'https://sources.example/split/paths/buoys.yaml: No answer.',
        pointer: '/paths/~1buoys/$ref',
        line: 7,
        column: 5,
      },
    ]);
  });

  it('fails the run with the location of the reference to it', async () => {
    const paths = 'https://sources.example/split/paths/buoys.yaml';
    const client = await start({
      fetchSource: async ({ url: at }) => {
        if (at === url) return found(fixture('split/openapi.yaml'), at);
        if (at === paths) return found(fixture('split/paths/buoys.yaml'), at);
        return unavailable(true);
      },
    });
    const { lastProcessedErrors } = await publish(client);
    const line = fixture('split/paths/buoys.yaml')
      .split('\n')
      .findIndex((text) => text.includes('buoy.json'));
    expect(lastProcessedErrors).toMatchObject([
      {
        code: 'fetch-timeout',
        file: paths,
        pointer: expect.stringMatching(/\/\$ref$/),
        line: line + 1,
        column: expect.any(Number),
      },
    ]);
  });

  it('causes a warning when it is permanently unavailable (RF21)', async () => {
    const client = await start(fetching(() => unavailable(false)));
    const spec = await publish(client);
    expect(spec).not.toHaveProperty('lastProcessErrorCode');
    expect(spec.lastProcessedErrors).toMatchObject([{ severity: 'warning', code: 'reference-unavailable' }]);
  });
});

describe('a run', () => {
  /** Returns a fetcher that waits until the test responds. */
  function heldFetcher() {
    const waiting: ((result: FetchResult) => void)[] = [];
    const started: (() => void)[] = [];
    return {
      fetchSource: () =>
        new Promise<FetchResult>((resolve) => {
          waiting.push(resolve);
          started.shift()?.();
        }),
      answer: (text: string) => waiting.shift()?.(found(text, url)),
      hasStarted: () =>
        waiting.length > 0 ? Promise.resolve() : new Promise<void>((resolve) => started.push(resolve)),
    };
  }

  it('is discarded when its source is replaced meanwhile (CD4)', async () => {
    const held = heldFetcher();
    const { specs } = await start({ fetchSource: held.fetchSource });
    await specs.upsert({ organizationId, specSlug, source: { url } });
    await held.hasStarted();
    expect(await specs.get({ organizationId, specSlug })).toMatchObject({ processingState: 'progress' });
    await specs.upsert({ organizationId, specSlug, source: { text: fixture('tides-32.yaml') } });
    held.answer(fixture('ferry.yaml'));
    await target.server.processor.idle();
    const content = await specs.versions.getLatestContent({ organizationId, specSlug });
    expect(content.filesystem[0]?.specification).toMatchObject({ info: { title: 'Tides API' } });
    expect((await specs.versions.list({ organizationId, specSlug })).count).toBe(1);
  });

  it('is followed by one more, regardless of how often the same source is sent in the meantime (CD8)', async () => {
    const held = heldFetcher();
    const { specs } = await start({ fetchSource: held.fetchSource });
    await specs.upsert({ organizationId, specSlug, source: { url } });
    await held.hasStarted();
    for (let times = 0; times < 50; times++)
      await specs.upsert({ organizationId, specSlug, source: { url } });
    held.answer(fixture('ferry.yaml'));
    await held.hasStarted();
    held.answer(fixture('tides-32.yaml'));
    await target.server.processor.idle();
    expect((await specs.versions.list({ organizationId, specSlug })).count).toBe(2);
  });

  /** Simulates a process that crashed during a run. */
  async function crash({ inPipeline }: { inPipeline: boolean }, terms: { due?: 'only' } = {}) {
    const now = target.now().toISOString();
    const work = workOn(target.server.stores);
    const run = await work.claimNext({ now, leaseExpiresAt: now, ...terms });
    if (run) await work.renewLease(run, now, { inPipeline });
    return run;
  }

  it('fails after its process has crashed three times, and the queue continues (CD20)', async () => {
    const { specs } = await start({});
    // Keeps this server from claiming the jobs.
    await target.server.processor.stop();
    await specs.upsert({ organizationId, specSlug, source: { text: fixture('ferry.yaml') } });
    // The oldest job is claimed first.
    target.advance(1000);
    await specs.upsert({ organizationId, specSlug: 'tides', source: { text: fixture('tides-32.yaml') } });
    for (let times = 0; times < 3; times++) await crash({ inPipeline: true });
    while (await target.server.service.processNext());
    expect(await specs.get({ organizationId, specSlug })).toMatchObject({
      processingState: 'complete',
      lastProcessErrorCode: 'PARSE_ERROR',
      lastProcessedErrors: [{ code: 'worker-lost' }],
    });
    expect((await specs.get({ organizationId, specSlug: 'tides' })).lastVersion).toBeDefined();
  });

  it('is retried 5, 30 and 120 minutes after it crashed three times, separately from other abandoned runs', async () => {
    const { specs } = await start({});
    await target.server.processor.stop();
    await specs.upsert({ organizationId, specSlug, source: { text: fixture('ferry.yaml') } });
    for (let times = 0; times < 3; times++) await crash({ inPipeline: true });
    const next = (terms = {}) => target.server.service.processNext(terms);
    expect(await next()).toMatchObject({ outcome: 'PARSE_ERROR' });
    for (const minutes of [5, 30, 120]) {
      target.advance(minutes * 60_000 - 1);
      expect(await next()).toBeUndefined();
      target.advance(1);
      expect(await next({ lost: false })).toBeUndefined();
      expect(await crash({ inPipeline: true })).toMatchObject({ lostRuns: 2 });
      expect(await next()).toMatchObject({ outcome: 'PARSE_ERROR' });
    }
    target.advance(7 * 24 * 3_600_000);
    expect(await next()).toBeUndefined();
    await specs.upsert({ organizationId, specSlug, source: { text: fixture('ferry.yaml') } });
    expect(await next()).toMatchObject({ outcome: 'version' });
    const spec = await specs.get({ organizationId, specSlug });
    expect(spec).toMatchObject({ lastVersion: expect.any(String), lastProcessedErrors: [] });
    expect(spec).not.toHaveProperty('lastProcessErrorCode');
  });

  it('completes in a retry when the document did not cause the crashes', async () => {
    const { specs } = await start({});
    await target.server.processor.stop();
    await specs.upsert({ organizationId, specSlug, source: { text: fixture('ferry.yaml') } });
    for (let times = 0; times < 3; times++) await crash({ inPipeline: true });
    await target.server.service.processNext();
    target.advance(5 * 60_000);
    expect(await target.server.service.processNext()).toMatchObject({ outcome: 'version' });
    const found = await target.server.stores.specs.find(organizationId, specSlug);
    expect(found).toMatchObject({ lostRuns: 0, failedRuns: 0 });
    expect(found).not.toHaveProperty('refreshAt');
  });

  it('is restarted after any number of crashes during a fetch', async () => {
    let isSlow = true;
    const { specs } = await start({
      fetchSource: async ({ url: at }) => (isSlow ? unavailable(true) : found(fixture('ferry.yaml'), at)),
    });
    await target.server.processor.stop();
    await specs.upsert({ organizationId, specSlug, source: { url } });
    for (let times = 0; times < 5; times++) await crash({ inPipeline: false });
    isSlow = false;
    expect(await target.server.service.processNext()).toMatchObject({ outcome: 'version', attempt: 6 });
  });

  it('is restarted when the server restarts after a crash (CD10)', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'specshelf-restart-'));
    const databaseFile = join(folder, 'specshelf.sqlite');
    const client = await start({}, databaseFile);
    await target.server.processor.stop();
    await client.specs.upsert({ organizationId, specSlug, source: { text: fixture('ferry.yaml') } });
    await workOn(target.server.stores).claimNext({
      now: target.now().toISOString(),
      leaseExpiresAt: new Date(target.now().getTime() + 60_000).toISOString(),
    });
    await target.close();
    target = await startServer({ databaseFile });
    await target.server.processor.idle();
    expect(await target.server.stores.specs.find(organizationId, specSlug)).toMatchObject({
      processingState: 'complete',
      lastVersion: expect.any(String),
    });
    expect((await stat(databaseFile)).mode & 0o777).toBe(0o600);
    await rm(folder, { recursive: true });
  });

  it('is logged in one line', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
    const { specs } = await start({ logger });
    for (const name of ['ferry.yaml', 'ferry.yaml', 'broken.yaml']) {
      await specs.upsert({ organizationId, specSlug, source: { text: fixture(name) } });
      await target.server.processor.idle();
    }
    const runs = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'processed');
    expect(runs.map(({ outcome }) => outcome)).toEqual(['version', 'unchanged', 'PARSE_ERROR']);
    expect(runs[2]).toMatchObject({
      specId: expect.any(String),
      attempt: 2,
      problemCount: 1,
      ms: expect.any(Number),
    });
  });

  const limits: [WorkLimitExceeded, string][] = [
    [new WorkLimitExceeded('time', '15 seconds'), 'limit-time'],
    [new WorkLimitExceeded('memory', '512 MiB'), 'limit-memory'],
  ];
  it.each(limits)('that exceeds a limit fails with that limit: %s (PA29)', async (limit, code) => {
    const { specs } = await start({
      ...replaceTasks({ runPipeline: () => Promise.reject(limit) }, inline),
      report: () => undefined,
    });
    await specs.upsert({ organizationId, specSlug, source: { text: fixture('ferry.yaml') } });
    await target.server.processor.idle();
    const spec = await specs.get({ organizationId, specSlug });
    expect(spec).toMatchObject({ processingState: 'complete', lastProcessErrorCode: 'PARSE_ERROR' });
    expect(spec.lastProcessedErrors[0]).toMatchObject({
      code,
      message: expect.stringContaining(limit.allowed),
    });
  });

  it('of a request that exceeds the time limit ends with 413', async () => {
    const { specs } = await start(
      replaceTasks({ printYAML: () => Promise.reject(new WorkLimitExceeded('time', '15 seconds')) }, inline),
    );
    await specs.upsert({ organizationId, specSlug, source: { text: fixture('ferry.yaml') } });
    await target.server.processor.idle();
    const { lastVersion: versionId = '' } = await specs.get({ organizationId, specSlug });
    const print = specs.versions.getDocumentYAML({ organizationId, specSlug, versionId });
    await expect(print).rejects.toMatchObject({
      status: 413,
      message: expect.stringContaining('15 seconds'),
    });
  });

  it('is returned to the queue when the server stops, and does not count as lost', async () => {
    const reported: unknown[] = [];
    const { specs } = await start({
      ...replaceTasks({ runPipeline: () => Promise.reject(new WorkAbandoned()) }, inline),
      report: (error) => reported.push(error),
    });
    await target.server.processor.stop();
    await specs.upsert({ organizationId, specSlug, source: { text: fixture('ferry.yaml') } });
    expect(await target.server.service.processNext()).toMatchObject({ outcome: 'abandoned' });
    expect(await target.server.stores.specs.find(organizationId, specSlug)).toMatchObject({
      processingState: 'pending',
      attempt: 1,
      lostRuns: 0,
    });
    expect(reported).toEqual([]);
  });

  it('stops after the fetch when its specification is deleted', async () => {
    const held = heldFetcher();
    let runs = 0;
    const { specs } = await start({
      fetchSource: held.fetchSource,
      ...replaceTasks(
        {
          runPipeline: (input) => {
            runs += 1;
            return inline.runTask('runPipeline', input);
          },
        },
        inline,
      ),
    });
    await specs.upsert({ organizationId, specSlug, source: { url } });
    await held.hasStarted();
    await specs.delete({ organizationId, specSlug });
    held.answer(fixture('ferry.yaml'));
    await target.server.processor.idle();
    expect(runs).toBe(0);
  });

  it('reports an internal error, and ends with PARSE_ERROR', async () => {
    const reported: unknown[] = [];
    const failure = new Error('An internal error');
    const { specs } = await start({
      ...replaceTasks({ runPipeline: () => Promise.reject(failure) }, inline),
      report: (error) => reported.push(error),
    });
    await specs.upsert({ organizationId, specSlug, source: { text: fixture('ferry.yaml') } });
    await target.server.processor.idle();
    const spec = await specs.get({ organizationId, specSlug });
    expect(spec).toMatchObject({ processingState: 'complete', lastProcessErrorCode: 'PARSE_ERROR' });
    expect(JSON.stringify(spec)).not.toContain('An internal error');
    const { id: specId = '' } = (await target.server.stores.specs.find(organizationId, specSlug)) ?? {};
    expect(reported).toEqual([new WorkFailed({ specId, attempt: 1 }, failure)]);
    expect(reported).toMatchObject([{ about: { specId, attempt: 1 }, cause: failure }]);
  });
});
