import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@specshelf/sdk';
import { openSQLite } from '@specshelf/store/test/open-database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../../scripts/install/free-port.js';
import { beginRequest } from '../../test/support/http/begin-request.js';
import { startWeb } from '../../test/support/http/start-web.js';
import { createClient } from '../../test/support/server/create-client.js';
import { type BuiltServer, startBuiltServer } from '../support/start-built-server.js';

const token = 'a-token-of-the-operator';
const ferry = { organizationId: 'default', specSlug: 'ferry' };

let folder: string;
let server: BuiltServer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'specshelf-stopping-'));
});

afterEach(async () => {
  server.signal('SIGKILL');
  await server.ended;
  await rm(folder, { recursive: true });
});

async function start(environment: Record<string, string> = {}): Promise<Client> {
  server = await startBuiltServer(folder, {
    LOG_LEVEL: 'info',
    SPECSHELF_BOOTSTRAP_TOKEN: token,
    SPECSHELF_FETCH_ALLOW: '127.0.0.0/8',
    ...environment,
  });
  return createClient({ baseUrl: server.url, token });
}

const begin = () => beginRequest(`${server.url}/v1/orgs/default/openapi/pets`, token);

/** The JSON lines of the log, without lines for humans. */
function log(): { msg: string; level: number }[] {
  const lines = server.output().split('\n');
  return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
}

describe('a server that receives SIGTERM', () => {
  it('finishes requests in flight, serves metrics until then, and exits with 0 (CD12)', async () => {
    const port = await freePort();
    await start({ SPECSHELF_METRICS: String(port), SPECSHELF_DRAIN_LIMIT: '3600' });
    const request = await begin();
    server.signal('SIGTERM');
    await server.waitForOutput(/"msg":"stopping"/);
    const metrics = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(await metrics.text()).toContain('specshelf_http_requests_in_flight 1\n');
    expect(await request.finish()).toMatchObject({ status: 201, headers: { connection: 'close' } });
    expect(await server.ended).toBe(0);
    const ending = log().slice(-4);
    expect(ending.map(({ msg }) => msg)).toEqual(['stopping', 'audit', 'request', 'stopped']);
  });

  it('aborts requests after the drain limit, and exits with 0 (CD12)', async () => {
    await start({ SPECSHELF_DRAIN_LIMIT: '1' });
    const request = await begin();
    server.signal('SIGTERM');
    await request.cut;
    expect(await server.ended).toBe(0);
  });

  it('exits immediately on a second SIGTERM (CD12)', async () => {
    await start({ SPECSHELF_DRAIN_LIMIT: '3600' });
    await begin();
    server.signal('SIGTERM');
    await server.waitForOutput(/"msg":"stopping"/);
    server.signal('SIGTERM');
    expect(await server.ended).toBe(143);
  });

  it('releases a run during its fetch, and the next server completes it', async () => {
    let responds = false;
    const site = await startWeb({
      '/source': (_request, response) => {
        if (responds) response.end('openapi: 3.1.0\ninfo: { title: Ferry, version: 1.0.0 }\npaths: {}');
      },
    });
    const { specs } = await start();
    await specs.upsert({ ...ferry, source: { url: `${site.url}/source` } });
    while (site.requests.length === 0) await new Promise(setImmediate);
    expect(await server.stop()).toBe(0);
    expect(await storedRuns()).toEqual([
      { processing_state: 'pending', lost_runs: 0, lease_expires_at: null },
    ]);
    responds = true;
    const next = await start();
    const processed = await next.specs.waitUntilProcessed(ferry, { pollInterval: { initial: 50 } });
    expect(processed.lastVersion).toBeDefined();
    await site.close();
  });

  it('releases a run while it parses a document', async () => {
    const { specs } = await start();
    await specs.upsert({ ...ferry, source: { text: largeDescription() } });
    while ((await specs.get(ferry)).processingState === 'pending');
    expect(await server.stop()).toBe(0);
    expect(await storedRuns()).toEqual([
      { processing_state: 'pending', lost_runs: 0, lease_expires_at: null },
    ]);
    expect(log().filter(({ level }) => level > 30)).toEqual([]);
  });
});

it('a server with an unhandled rejection logs one line, and exits with 1', async () => {
  const trap = "data:text/javascript,process.on('SIGUSR2',()=>Promise.reject(new Error('Unforeseen')))";
  await start({ NODE_OPTIONS: `--import "${trap}"` });
  server.signal('SIGUSR2');
  expect(await server.ended).toBe(1);
  expect(log().slice(-1)).toMatchObject([
    { level: 60, msg: 'crash', origin: 'unhandledRejection', err: { message: 'Unforeseen' } },
  ]);
});

async function storedRuns(): Promise<unknown> {
  const database = await openSQLite(join(folder, 'data', 'specshelf.sqlite'));
  const columns = ['processing_state', 'lost_runs', 'lease_expires_at'];
  const rows = await database.connection('openapi_specs').select(columns);
  await database.close();
  return rows;
}

/** About 20 MB, which takes seconds to parse. */
function largeDescription(): string {
  const description = 'A ferry over the river. '.repeat(60);
  const path = { get: { description, responses: { 200: { description: 'The ferry' } } } };
  const paths = Object.fromEntries(Array.from({ length: 13_000 }, (_, index) => [`/ferries/${index}`, path]));
  return JSON.stringify({ openapi: '3.1.0', info: { title: 'Ferries', version: '1' }, paths });
}
