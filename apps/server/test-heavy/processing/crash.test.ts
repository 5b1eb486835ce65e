import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixture } from '@specshelf/conformance';
import type { SpecSource } from '@specshelf/sdk';
import { migrations } from '@specshelf/store/migrations';
import { openDatabase } from '@specshelf/store/test/open-database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkRows, sqliteDatabase } from '../../soak/soaked-database.js';
import { type BundledServer, bundleServer } from '../../test/support/server/bundle-server.js';
import { createClient } from '../../test/support/server/create-client.js';
import { runCommand } from '../../test/support/server/run-command.js';
import { type Hooks, startHooks } from '../../test/support/server/start-hooks.js';
import { startServer, type TestServer } from '../../test/support/server/start-server.js';
import { type ServerProcess, startServerProcess } from '../support/server-process.js';

// Each server runs in its own process, stops at specific SQL statements, and is killed there. The next server runs in this process.

const organizationId = 'default';
const ferry = { organizationId, specSlug: 'ferry' };
const text = fixture('ferry.yaml');

let bundled: BundledServer;
let folder: string;
let databaseFile: string;
let token: string;
let hooks: Hooks;
let hook: ReturnType<Hooks['add']>;

beforeAll(async () => {
  bundled = await bundleServer({
    'stop-at': '../../packages/store/test/support/stop-at.ts',
    'heavy-work-worker': 'test/support/processing/holding-worker.ts',
  });
});
afterAll(() => bundled.remove());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'specshelf-crash-'));
  databaseFile = join(folder, 'specs.sqlite');
  hooks = await startHooks();
  hook = hooks.add();
  const first = await start();
  token = (await first.server.bootstrap()) ?? '';
  await first.server.operator.hooks.add({ organizationId, url: hook.url, secret: 'a secret for tests' });
  await first.close();
});

afterEach(async () => {
  await hooks.close();
  await rm(folder, { recursive: true });
});

function start(): Promise<TestServer> {
  return startServer({ databaseFile, start: new Date() });
}

function startProcess(
  stopAt: readonly string[] = [],
  args: readonly string[] = ['serve'],
  file = databaseFile,
): ServerProcess {
  return startServerProcess({
    program: bundled.program,
    args,
    nodeOptions: ['--import', bundled.file('stop-at')],
    environment: {
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATABASE_URL: file,
      SPECSHELF_FETCH_ALLOW: '127.0.0.0/8',
      STOP_AT: JSON.stringify(stopAt),
    },
  });
}

/** Publishes the specification. `acknowledged` may resolve only after the server has exited. */
async function publishTo(
  server: ServerProcess,
  source: SpecSource = { text },
): Promise<{ acknowledged: Promise<boolean> }> {
  const { specs } = createClient({ baseUrl: await server.listening(), token, maxRetries: 0 });
  const reply = specs.upsert({ ...ferry, source }).result();
  return { acknowledged: reply.then(({ ok }) => ok) };
}

/** Publishes to a server and kills it at a statement. Returns whether the publish was acknowledged. */
async function crashAt(...stopAt: string[]): Promise<boolean> {
  const server = startProcess(stopAt);
  const { acknowledged } = await publishTo(server);
  await server.waitForOutput(/stopped at/);
  await server.kill();
  return acknowledged;
}

/** Starts the next server, waits for its queues to drain, and returns the stored state. */
async function recover() {
  const { server, close } = await start();
  await server.processor.idle();
  await server.deliverer.idle();
  const spec = await server.stores.specs.find(organizationId, 'ferry');
  const versions = spec && (await server.stores.versions.list(spec.id, { limit: 10 }));
  const problems = await checkRows(sqliteDatabase(databaseFile));
  await close();
  return { spec, versions: versions?.total ?? 0, problems };
}

const inserted = 'insert into `openapi_specs`';
const claimed = 'update `openapi_specs` set `processing_state`';
const version = 'insert into `openapi_spec_versions`';
const call = 'update `deliveries`';
const commit = '^COMMIT';
const next = '.';

describe('a server that is killed (CD10)', () => {
  it.each([
    ['before it stores a specification', [inserted]],
    ['in the transaction that stores it', [inserted, commit]],
  ])('%s neither acknowledges nor stores the specification', async (_when, stopAt) => {
    expect(await crashAt(...stopAt)).toBe(false);
    expect(await recover()).toEqual({ spec: undefined, versions: 0, problems: [] });
    expect(hook.deliveredTags).toEqual([]);
  });

  it.each([
    ['after it stores a specification', [inserted, commit, next], 1],
    ['after it claims a run', [inserted, claimed, next], 2],
    ['between the results of a run and its completion', [claimed, 'insert into `contents`', next], 2],
    ['in the transaction that completes a run', [version, next], 2],
    ['at the commit of that transaction', [version, commit], 2],
    ['after it completes a run', [version, commit, next], 1],
  ])('%s leaves a run that the next server completes', async (_when, stopAt, attempt) => {
    await crashAt(...stopAt);
    const { spec, versions, problems } = await recover();
    expect(problems).toEqual([]);
    expect(spec).toMatchObject({ processingState: 'complete', attempt, lostRuns: 0 });
    expect(spec).not.toHaveProperty('lastProcessErrorCode');
    expect(versions).toBe(1);
    expect(hook.deliveredTags).toEqual([['organization:default:openapi:ferry']]);
  });

  it('during a fetch leaves a run that the next server fetches again', async () => {
    let responds = false;
    const site = createServer((_request, response) => void (responds && response.end(text)));
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const address: AddressInfo | string | null = site.address();
    if (address === null || typeof address === 'string') throw new Error('The site has no port');
    const requested = once(site, 'request');
    const server = startProcess();
    await publishTo(server, { url: `http://127.0.0.1:${address.port}/ferry.yaml` });
    await requested;
    await server.kill();
    responds = true;
    const { spec, versions, problems } = await recover();
    expect([problems, versions]).toEqual([[], 1]);
    expect(spec).toMatchObject({ processingState: 'complete', attempt: 2, lostRuns: 0 });
    site.close();
    site.closeAllConnections();
  });

  it.each([
    ['before it calls a hook', [version, call, next], 0, 1],
    ['after it calls a hook and before it records the call', [version, call, 'update `hooks`'], 1, 2],
    ['after it records the call of a hook', [version, call, 'update `hooks`', commit, next], 1, 1],
  ])('%s is followed by a server that makes only unrecorded calls', async (_when, stopAt, before, after) => {
    await crashAt(...stopAt);
    expect(hook.calls).toHaveLength(before);
    expect((await recover()).problems).toEqual([]);
    expect(hook.calls).toHaveLength(after);
  });
});

it('a document that crashes the server three times fails, and documents processed beside it complete (CD10, CD20)', async () => {
  const slugs = ['endless', 'a', 'b', 'c', 'd'];
  const first = await start();
  await first.server.processor.stop();
  const { specs } = createClient({ baseUrl: first.url, token });
  for (const specSlug of slugs) {
    // Outweighs the effect of their sizes on the queue order.
    first.advance(1000);
    await specs.upsert({ organizationId, specSlug, source: { text: text.replace('Ferry', specSlug) } });
  }
  await first.close();
  for (let crash = 1; crash <= 3; crash++) await killDuringProcessing(crash);
  const last = await start();
  await last.server.processor.idle();
  const found = await Promise.all(slugs.map((slug) => last.server.stores.specs.find(organizationId, slug)));
  const codes = found.map((spec) => spec?.lastProcessedErrors.map(({ code }) => code));
  expect(codes).toEqual([['worker-lost'], [], [], [], []]);
  expect(found.map((spec) => spec?.processingState)).toEqual(slugs.map(() => 'complete'));
  await last.close();
});

/** Kills a server after it has claimed all runs of an organization that it claims at once: of lost runs, one at a time. */
async function killDuringProcessing(crash: number): Promise<void> {
  const server = startProcess();
  await server.listening();
  const progress = () =>
    sqliteDatabase(databaseFile).rows(
      "select max(attempt) as attempt, count(*) as taken, sum(in_pipeline) as received from openapi_specs where processing_state = 'progress'",
    );
  const taken = crash === 1 ? 4 : 5;
  const all = [{ attempt: crash, taken, received: taken }];
  await expect.poll(progress).toEqual(all);
  await server.kill();
}

describe('a backup that is killed', () => {
  it.each([
    ['before it starts', ['^BEGIN; SELECT']],
    ['between two steps', ['a step of a backup']],
    ['before the integrity check', ['integrity_check']],
  ])('%s leaves no file, and the next backup is complete', async (_when, stopAt) => {
    const copy = join(folder, 'copy.sqlite');
    const command = startProcess(stopAt, ['backup', copy]);
    await command.waitForOutput(/stopped at/);
    await command.kill();
    expect(existsSync(copy)).toBe(false);
    const again = await runCommand(['backup', copy], { env: { DATABASE_URL: databaseFile } });
    expect(again).toMatchObject({ code: 0, err: '' });
    expect(await sqliteDatabase(copy).damage()).toEqual([]);
    expect(await readdir(folder)).not.toContain('copy.sqlite.unfinished');
  });
});

describe('a migration that is killed (CD23)', () => {
  const createLast = 'create table `audit_events`';

  it.each([
    ['of a new database', [createLast]],
    ['at its end', [createLast, commit]],
  ])('%s is repeated by the next server', async (_when, stopAt) => {
    const file = join(folder, 'new.sqlite');
    const server = startProcess(stopAt, ['serve'], file);
    await server.waitForOutput(/stopped at/);
    await server.kill();
    const next = await startServer({ databaseFile: file });
    expect(await next.server.bootstrap()).toEqual(expect.any(String));
    await next.close();
    expect(await checkRows(sqliteDatabase(file))).toEqual([]);
  });

  it('of a database of an older release loses no data', async () => {
    await publishOne();
    await toOlderRelease(databaseFile);
    const server = startProcess([createLast]);
    await server.waitForOutput(/stopped at/);
    await server.kill();
    const { spec, versions, problems } = await recover();
    expect([problems, versions]).toEqual([[], 1]);
    expect(spec).toMatchObject({ slug: 'ferry', processingState: 'complete' });
  });
});

async function publishOne(): Promise<void> {
  const { server, url, close } = await start();
  await createClient({ baseUrl: url, token }).specs.upsert({ ...ferry, source: { text } });
  await server.processor.idle();
  await close();
}

/** Reverts the last migration. */
async function toOlderRelease(file: string): Promise<void> {
  const database = await openDatabase({ kind: 'sqlite', file });
  const name = '0004-access';
  await database.write(async (transaction) => {
    await migrations[name]?.down(transaction);
    await transaction('migrations').where({ name }).delete();
  });
  await database.close();
}
