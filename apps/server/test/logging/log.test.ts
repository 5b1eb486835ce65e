import { fixture } from '@specshelf/conformance';
import { createHeavyWork } from '@specshelf/service/heavy-work';
import { replaceTasks } from '@specshelf/service/test/replace-tasks';
import { serverCodec } from '@specshelf/store/content-codec';
import type { DatabaseLocation } from '@specshelf/store/database';
import { eachDatabase } from '@specshelf/store/test/each-database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '../../src/config/config.js';
import { readConfig } from '../../src/config/read-config.js';
import { createLogger } from '../../src/logging/create-logger.js';
import { startOutboundProxy } from '../support/http/start-outbound-proxy.js';
import { createVisitor } from '../support/pages/visitor.js';
import { createClient } from '../support/server/create-client.js';
import { type Hooks, startHooks } from '../support/server/start-hooks.js';
import { type Programs, startPrograms } from '../support/server/start-programs.js';
import { startServer, type TestServer, type TestServerOptions } from '../support/server/start-server.js';

interface Line {
  msg: string;
  requestId?: string;
  [member: string]: unknown;
}

let target: TestServer;
let text: string;
let hooks: Hooks;
let programs: Programs;

beforeEach(async () => {
  hooks = await startHooks();
  programs = await startPrograms();
});

afterEach(async () => {
  await target.close();
  await hooks.close();
  await programs.close();
});

/** Starts a server that logs at all levels. */
async function start({ overrides, ...options }: TestServerOptions = {}) {
  text = '';
  const logger = createLogger({ logLevel: 'trace' }, { write: (line) => (text += line) });
  target = await startServer({ databaseFile: ':memory:', ...options, overrides: { logger, ...overrides } });
  const token = (await target.server.bootstrap()) ?? '';
  return { token, client: createClient({ baseUrl: target.url, token, maxRetries: 0 }) };
}

/** Returns the log lines, which must be JSON. */
function lines(msg?: string): Line[] {
  const all = text
    .split('\n')
    .slice(0, -1)
    .map((line): Line => JSON.parse(line));
  return msg === undefined ? all : all.filter((line) => line.msg === msg);
}

const ferry = { organizationId: 'default', specSlug: 'ferry' };
const source = { text: fixture('ferry.yaml') };

describe('a log line', () => {
  it('is written once for each event, regardless of its contents (OP8)', async () => {
    const { token, client } = await start();
    const forged = '\n{"level":30,"msg":"forged"}\r\n\u2028\u0000\u001b[2J';
    const path = `/v1/orgs/default/openapi/${encodeURIComponent(forged)}`;
    for (const address of [
      path,
      `${path}?a=${encodeURIComponent(forged)}`,
      `/orgs/${encodeURIComponent(forged)}`,
    ])
      await fetch(target.url + address, {
        headers: { authorization: `Bearer ${token}`, 'user-agent': 'forged' },
      });
    const title = JSON.stringify({ openapi: '3.1.0', info: { title: forged, version: forged }, paths: {} });
    await client.specs.upsert({ ...ferry, source: { text: title } });
    const url = `https://sources.example/${encodeURIComponent(forged)}`;
    await client.specs.upsert({ ...ferry, specSlug: 'elsewhere', source: { url } });
    await target.server.processor.idle();
    expect(lines('processed')).toHaveLength(2);
    expect(lines('request')).toHaveLength(5);
    expect(lines('forged')).toEqual([]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test expects that there is none.
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
  });

  it('about a request or its changes has the request ID, unlike lines about later processing', async () => {
    const { client, token } = await start();
    await client.specs.upsert({ ...ferry, source });
    await target.server.processor.idle();
    const answer = await fetch(`${target.url}/v1/user`, { headers: { authorization: `Bearer ${token}` } });
    const [put, get] = lines('request');
    expect(put).toMatchObject({ operation: 'createOrUpdateOpenAPISpecBySlug', status: 201 });
    expect(get).toMatchObject({
      operation: 'getAuthenticatedUser',
      requestId: answer.headers.get('x-request-id'),
    });
    const created = lines('audit').find(({ audit }) => JSON.stringify(audit).includes('spec.create'));
    expect(created?.requestId).toBe(put?.requestId);
    expect(lines('processed')).toEqual([expect.not.objectContaining({ requestId: expect.anything() })]);
  });

  it('about a failure in the background has the failed job and the cause', async () => {
    const fault = new Error('An internal error');
    const { client } = await start({
      overrides: replaceTasks({ runPipeline: () => Promise.reject(fault) }, createHeavyWork(serverCodec)),
    });
    await client.specs.upsert({ ...ferry, source });
    await target.server.processor.idle();
    const { id: specId } = (await target.server.stores.specs.find('default', 'ferry')) ?? {};
    expect(lines('failure')).toMatchObject([
      { level: 50, specId, attempt: 1, err: { type: 'Error', message: 'An internal error' } },
    ]);
    expect(lines('failure')[0]).not.toHaveProperty('requestId');
  });
});

describe('the request ID', () => {
  const requestIdFor = async (headers: Record<string, string>) =>
    (await fetch(`${target.url}/v1/user`, { headers })).headers.get('x-request-id');

  it('is accepted from a trusted proxy, when it is valid', async () => {
    await start({ config: { trustProxy: ['loopback'] } });
    const requestId = 'Req-0815_a.b';
    expect(await requestIdFor({ 'x-request-id': requestId })).toBe(requestId);
    expect(lines('request')[0]?.requestId).toBe(requestId);
    for (const invalid of ['a b', '', 'x'.repeat(65), '"quoted"', 'one, two'])
      expect(await requestIdFor({ 'x-request-id': invalid })).toMatch(/^[0-9a-z]{10,}$/);
  });

  it('is not accepted from other clients', async () => {
    await start({ config: { trustProxy: ['10.0.0.0/8'] } });
    expect(await requestIdFor({ 'x-request-id': 'theirs' })).not.toBe('theirs');
  });

  it('is logged with the trace ID of the client', async () => {
    await start();
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    await requestIdFor({ traceparent: `00-${trace}-00f067aa0ba902b7-01` });
    await requestIdFor({ traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` });
    await requestIdFor({ traceparent: 'trace' });
    expect(lines('request').map(({ traceId }) => traceId)).toEqual([trace, undefined, undefined]);
  });
});

eachDatabase((name, databases) => {
  describe(`the log of a server ${name}`, () => {
    it('contains no secrets, regardless of requests and failures (AU11)', async () => {
      const bootstrapToken = 'the-bootstrap-secret';
      const proxy = await startOutboundProxy({ reply: () => 407 });
      const proxyURL = `http://ada:the-proxy-secret@127.0.0.1:${proxy.port}`;
      const { client } = await start({
        database: withPassword(await databases.create()),
        config: {
          bootstrapToken,
          secretKey: 'the-key-secret-of-32-characters-or-more',
          ...behindProxy(proxyURL),
        },
      });
      const { operator } = target.server;
      await operator.hooks.add({
        organizationId: 'default',
        url: hooks.add().url,
        secret: 'the-hook-secret-0',
      });
      const silent = 'http://127.0.0.1:9/?key=the-address-secret';
      await operator.hooks.add({ organizationId: 'default', url: silent, secret: 'the-hook-secret-1' });
      const endpoint = programs.set('broken', () => ({ status: 500, body: '{}' }));
      await operator.integrations.add({ name: 'broken', endpoint, secret: 'the-integration-secret' });
      const headers = { authorization: 'Basic the-source-secret', 'x-api-key': 'the-source-secret' };
      const url = `${hooks.add().url}?key=the-address-secret`;
      await client.specs.upsert({ ...ferry, source: { url, headers } });
      await client.specs.upsert({ ...ferry, specSlug: 'other', source });
      await target.server.processor.idle();
      await target.server.deliverer.idle();
      const token = await operator.tokens.create({
        subject: { id: 'ann', displayName: 'Ann' },
        organizations: '*',
        scopes: ['openapi:read'],
      });
      const visitor = createVisitor(target.url);
      await visitor.signIn(token.secret);
      await visitor.see('/orgs/default/openapi/ferry?token=the-query-secret');
      const cookie = visitor.cookie ?? '';
      for (const [path, sent] of [
        ['/v1/user', { authorization: 'Bearer the-wrong-secret', cookie: 'session=the-cookie-secret' }],
        ['/v1/user', { authorization: 'Basic dGhlLXdyb25nLXNlY3JldA==' }],
        [`/v1/orgs/${token.secret}/openapi`, { authorization: `Bearer ${token.secret}` }],
        [`/orgs/${token.secret}`, { cookie }],
        ['/v1/user?access_token=the-query-secret', {}],
        ['/v1/%ff?access_token=the-query-secret', { 'x-forwarded-for': 'the-wrong-secret' }],
      ] as const)
        await fetch(target.url + path, { headers: sent });
      await fetch(`${target.url}/v1/spaces/docs/content/computed/revision`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bootstrapToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ source: { type: 'integration:broken:x', props: {} }, seed: 's' }),
      });
      if (databases.canStop) {
        databases.postgreSQL().stop();
        const response = await fetch(`${target.url}/v1/orgs/default/openapi`, {
          headers: { authorization: `Bearer ${bootstrapToken}` },
        });
        expect(response.status).toBe(503);
        await target.server.processor.idle();
        databases.postgreSQL().start();
      }
      expect(proxy.requests).not.toEqual([]);
      await proxy.close();
      const messages = new Set(lines().map(({ msg }) => msg));
      expect([...messages]).toEqual(
        expect.arrayContaining(['audit', 'request', 'processed', 'hook', 'integration failed']),
      );
      if (databases.canStop) expect([...messages]).toContain('request failed');
      expect(text).not.toMatch(/the-[a-z]+-secret/);
      for (const secret of [
        token.secret,
        cookie.slice(-20),
        btoa('ada:the-proxy-secret'),
        'dGhlLXdyb25nLXNlY3JldA',
      ])
        expect(text).not.toContain(secret);
    });
  });
});

function behindProxy(url: string): Pick<Config, 'fetchProxy'> {
  const result = readConfig({ SPECSHELF_FETCH_PROXY: url });
  if (!result.ok) throw new Error(result.problems.join());
  const { fetchProxy } = result.config;
  return fetchProxy ? { fetchProxy } : {};
}

function withPassword(location: DatabaseLocation): DatabaseLocation {
  if (location.kind === 'sqlite') return location;
  const url = new URL(location.url);
  url.password = 'the-database-secret';
  return { ...location, url: url.href };
}
