import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixture } from '@specshelf/conformance';
import { routes } from '@specshelf/contract';
import { eachDatabase } from '@specshelf/store/test/each-database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OIDCConfig } from '../../src/config/oidc-config.js';
import { beginRequest } from '../support/http/begin-request.js';
import { startWeb, text, type Web } from '../support/http/start-web.js';
import { createClient } from '../support/server/create-client.js';
import { runCommand } from '../support/server/run-command.js';
import { type Hooks, startHooks } from '../support/server/start-hooks.js';
import { startServer, type TestServer, type TestServerOptions } from '../support/server/start-server.js';

let target: TestServer;
let hooks: Hooks;
let web: Web;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'specshelf-metrics-'));
  hooks = await startHooks();
  web = await startWeb({ '/secret-source.yaml': text(fixture('ferry.yaml')) });
});

afterEach(async () => {
  await target.close();
  await hooks.close();
  await web.close();
  await rm(folder, { recursive: true });
});

async function start(options: TestServerOptions = {}) {
  target = await startServer({
    databaseFile: ':memory:',
    ...options,
    config: { metrics: { host: '127.0.0.1', port: 0 }, ...options.config },
  });
  const token = (await target.server.bootstrap()) ?? '';
  return { token, client: createClient({ baseUrl: target.url, token, maxRetries: 0 }) };
}

const unreachableProvider: OIDCConfig = {
  issuer: 'http://127.0.0.1:9',
  discoveryURL: 'http://127.0.0.1:9',
  clientId: 'specshelf',
  clientSecret: 'secret',
  scopes: ['openid'],
  groupsClaim: 'groups',
  name: 'SSO',
  session: 3600,
  grants: [],
};

/** Returns the text of the metrics, and the value of each sample. */
async function scrape() {
  const response = await fetch(target.metricsURL);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const whole = await response.text();
  const samples = whole.matchAll(/^(\w+(?:\{.*\})?) (\S+)$/gm);
  return { whole, samples: new Map([...samples].map(([, name = '', value]) => [name, Number(value)])) };
}

const ferry = { organizationId: 'default', specSlug: 'secret-ferry' };

it('metrics report operations and durations, without names, addresses or secrets (TN10)', async () => {
  const { token, client } = await start();
  const secret = 'a secret for tests';
  await target.server.operator.hooks.add({ organizationId: 'default', url: hooks.add().url, secret });
  await client.specs.upsert({ ...ferry, source: { url: `${web.url}/secret-source.yaml` } });
  await target.server.processor.idle();
  await target.server.deliverer.idle();
  await client.specs.get(ferry);
  for (const path of [
    '/orgs/default/openapi/secret-ferry',
    '/secret-path?token=secret-query',
    '/healthz',
    '/v1/orgs/default/openapi/secret-ferry',
  ])
    await fetch(target.url + path, { headers: { authorization: 'Bearer secret-token' } });
  const { whole, samples } = await scrape();
  const requests = 'specshelf_http_requests_total';
  const expected = {
    [`${requests}{operation="createOrUpdateOpenAPISpecBySlug",status="201"}`]: 1,
    [`${requests}{operation="getOpenAPISpecBySlug",status="200"}`]: 1,
    [`${requests}{operation="getOpenAPISpecBySlug",status="401"}`]: 1,
    [`${requests}{operation="page",status="401"}`]: 1,
    [`${requests}{operation="none",status="404"}`]: 1,
    specshelf_http_requests_in_flight: 0,
    'specshelf_http_request_duration_seconds_count{operation="getOpenAPISpecBySlug"}': 2,
    'specshelf_processing_duration_seconds_count{outcome="version"}': 1,
    'specshelf_processing_phase_duration_seconds_count{phase="fetch"}': 1,
    'specshelf_processing_phase_duration_seconds_count{phase="pipeline"}': 1,
    'specshelf_processing_phase_duration_seconds_count{phase="settle"}': 1,
    'specshelf_hook_calls_total{outcome="delivered"}': 1,
    specshelf_database_up: 1,
    'specshelf_database_connections{state="used"}': 0,
  };
  expect(Object.fromEntries(samples)).toMatchObject(expected);
  expect([...samples.keys()].filter((name) => name.startsWith(requests))).toHaveLength(5);
  for (const word of ['secret', 'ferry', 'default', web.url, hooks.add().url, token, 'tester'])
    expect(whole.toLowerCase()).not.toContain(word.toLowerCase());
});

it('a request is in flight until it ends, also when the client disconnects', async () => {
  const { token } = await start();
  const request = await beginRequest(`${target.url}/v1/orgs/default/openapi/pets`, token);
  expect((await scrape()).samples.get('specshelf_http_requests_in_flight')).toBe(1);
  request.hangUp();
  while ((await scrape()).samples.get('specshelf_http_requests_in_flight') !== 0);
  const aborted =
    'specshelf_http_requests_total{operation="createOrUpdateOpenAPISpecBySlug",status="aborted"}';
  expect((await scrape()).samples.get(aborted)).toBe(1);
});

it('metrics are those of the manual, with labels of low cardinality', async () => {
  // Some exist only with a file, or with an identity provider.
  const { client } = await start({
    databaseFile: join(folder, 'specs.sqlite'),
    config: { oidc: unreachableProvider },
  });
  await target.server.operator.hooks.add({
    organizationId: 'default',
    url: hooks.add().url,
    secret: 'a secret for tests',
  });
  await client.specs.upsert({ ...ferry, source: { text: fixture('ferry.yaml') } });
  await target.server.processor.idle();
  await target.server.deliverer.idle();
  const { whole } = await scrape();
  const reported = new Map<string, Set<string>>();
  for (const [, name = '', labels = ''] of whole.matchAll(
    /^(specshelf_\w+?)(?:_bucket|_sum|_count)?(?:\{(.*)\})? /gm,
  )) {
    const names = [...labels.matchAll(/(\w+)="/g)]
      .map(([, label = '']) => label)
      .filter((label) => label !== 'le');
    reported.set(name, new Set([...(reported.get(name) ?? []), ...names]));
  }
  const manual = readFileSync(
    new URL('../../../../docs/operating/observability.md', import.meta.url),
    'utf8',
  );
  const rows = manual.matchAll(/^\| `(specshelf_\w+)` +\| ([^|]*)\|/gm);
  const documented = [...rows].map(([, name, labels = '']) => [
    name,
    [...labels.matchAll(/`(\w+)`/g)].map(([, label]) => label),
  ]);
  expect([...reported].map(([name, labels]) => [name, [...labels]]).sort()).toEqual(documented.sort());
  const operations = [...whole.matchAll(/operation="([^"]*)"/g)].map(([, operation]) => operation);
  const known: string[] = [...routes.map(({ operationId }) => operationId), 'page', 'none'];
  expect(operations.filter((operation = '') => !known.includes(operation))).toEqual([]);
  expect(whole).toContain('nodejs_eventloop_lag_p99_seconds');
});

it('metrics have their own listener, which serves nothing else', async () => {
  await start();
  expect((await fetch(`${target.url}/metrics`)).status).toBe(404);
  const { origin } = new URL(target.metricsURL);
  expect((await fetch(`${origin}/v1/user`)).status).toBe(404);
  expect((await fetch(target.metricsURL, { method: 'POST' })).status).toBe(405);
  expect((await fetch(target.metricsURL, { method: 'HEAD' })).status).toBe(200);
});

it('a server does not start when the port of the metrics is in use, and names the variable', async () => {
  await start();
  const port = Number(new URL(target.metricsURL).port);
  await expect(startServer({ config: { metrics: { host: '127.0.0.1', port } } })).rejects.toThrow(
    `Cannot listen on 127.0.0.1:${port}: the port is in use. Set SPECSHELF_METRICS to another one.`,
  );
});

eachDatabase((name, databases) => {
  describe(`the queue, ${name}`, () => {
    it('is reported with pending and due specifications, and the age of the oldest', async () => {
      let respond = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        respond = resolve;
      });
      const { client } = await start({
        database: await databases.create(),
        overrides: {
          fetchSource: async () => {
            await held;
            return {
              kind: 'failed',
              code: 'FETCH_ERROR',
              cause: 'not-found',
              message: 'There is nothing.',
              temporary: false,
            };
          },
        },
      });
      const url = 'https://sources.example/openapi.yaml';
      for (const specSlug of ['a', 'b', 'c', 'd', 'e', 'f']) {
        await client.specs.upsert({ organizationId: 'default', specSlug, source: { url } });
        target.advance(1000);
      }
      const queue = async () => {
        const { samples } = await scrape();
        return Object.fromEntries([...samples].filter(([sample]) => sample.startsWith('specshelf_queue')));
      };
      const samplesOf = (
        waiting: number,
        inProgress: number,
        due: number,
        oldest: number,
        run: unknown = 0,
      ) => ({
        'specshelf_queue_specifications{state="waiting"}': waiting,
        'specshelf_queue_specifications{state="in-progress"}': inProgress,
        'specshelf_queue_specifications{state="due"}': due,
        specshelf_queue_oldest_seconds: oldest,
        specshelf_queue_in_progress_oldest_seconds: run,
      });
      while ((await queue())['specshelf_queue_specifications{state="in-progress"}'] !== 4);
      const before = await queue();
      expect(before).toEqual(samplesOf(2, 4, 0, 2, expect.any(Number)));
      target.advance(7_000);
      expect(await queue()).toEqual(
        samplesOf(2, 4, 0, 9, (before['specshelf_queue_in_progress_oldest_seconds'] ?? 0) + 7),
      );
      respond();
      await target.server.processor.idle();
      expect(await queue()).toEqual(samplesOf(0, 0, 0, 0));
      await target.server.processor.stop();
      target.advance(100 * 3600 * 1000);
      expect(await queue()).toEqual(samplesOf(0, 0, 6, 0));
      if (!databases.canStop) return;
      databases.postgreSQL().stop();
      const { samples } = await scrape();
      expect(samples.get('specshelf_database_up')).toBe(0);
      expect([...samples.keys()].filter((sample) => sample.startsWith('specshelf_queue'))).toEqual([]);
      databases.postgreSQL().start();
    });
  });
});

describe('the search', () => {
  const samplesOf = async () => {
    const { samples } = await scrape();
    return ['specshelf_search_waiting', 'specshelf_search_oldest_seconds'].map((name) => samples.get(name));
  };

  it('is reported with the specifications that it does not find yet, and the age of the oldest change', async () => {
    const { client } = await start();
    const publish = (specSlug: string) =>
      client.specs.upsert({ organizationId: 'default', specSlug, source: { text: fixture('ferry.yaml') } });
    const change = (specSlug: string) =>
      client.specs.update({ organizationId: 'default', specSlug, owner: 'Harbour crew' });
    await publish('ferries');
    await publish('tides');
    await target.server.processor.idle();
    target.advance(60_000);
    expect(await samplesOf()).toEqual([0, 0]);
    await target.server.processor.stop();
    await change('ferries');
    target.advance(7_000);
    await change('tides');
    target.advance(2_000);
    expect(await samplesOf()).toEqual([2, 9]);
  });
});

describe('what is outside of the process', () => {
  const samplesOf = async () => {
    const { samples } = await scrape();
    return ['database_disk_free_bytes', 'backup_timestamp_seconds', 'identity_provider_up'].map((name) =>
      samples.get(`specshelf_${name}`),
    );
  };

  it('is reported with the free disk space, and the time of the latest backup', async () => {
    const databaseFile = join(folder, 'specs.sqlite');
    await start({ databaseFile });
    expect(await samplesOf()).toEqual([expect.any(Number), 0, undefined]);
    const backup = ['backup', join(folder, 'backup.sqlite')];
    expect(await runCommand(backup, { env: { DATABASE_URL: databaseFile } })).toMatchObject({
      code: 0,
      err: '',
    });
    const [free, backupAt] = await samplesOf();
    expect(free).toBeGreaterThan(0);
    expect(backupAt).toBeGreaterThan(1_750_000_000);
  });

  it('is not reported without a file and a provider', async () => {
    await start();
    expect(await samplesOf()).toEqual([undefined, undefined, undefined]);
  });
});
