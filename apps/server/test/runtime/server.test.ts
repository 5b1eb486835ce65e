import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { organization, spec } from '@specshelf/service/test/records';
import { afterEach, describe, expect, it } from 'vitest';
import type { ServerOverrides } from '../../src/runtime/compose-server.js';
import { startServer, type TestServer } from '../support/server/start-server.js';

let started: TestServer[] = [];
let folders: string[] = [];

afterEach(async () => {
  for (const server of started) await server.close();
  started = [];
  for (const folder of folders) await rm(folder, { recursive: true });
  folders = [];
});

async function start(...options: Parameters<typeof startServer>): Promise<TestServer> {
  const server = await startServer(...options);
  started.push(server);
  return server;
}

/** Fails every fetch. */
const offline: ServerOverrides = {
  fetchSource: async () => ({
    kind: 'failed',
    code: 'FETCH_ERROR',
    cause: 'unreachable',
    message: 'There is no network.',
    temporary: false,
  }),
};

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-'));
  folders.push(folder);
  return folder;
}

const authorization = (token: string) => ({ authorization: `Bearer ${token}` });
const withBody = (method: string, token: string, body: unknown) => ({
  method,
  headers: { ...authorization(token), 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

describe('the first start', () => {
  it('creates an organization, a space and a token, once', async () => {
    const { server, url } = await start();
    const token = (await server.bootstrap()) ?? '';
    expect(token).toMatch(/^shelf_[A-Za-z0-9_-]{40}$/);
    expect(await server.bootstrap()).toBeUndefined();
    expect(await server.stores.organizations.find('default')).toMatchObject({ title: 'Default' });
    expect(await server.stores.spaces.find('docs')).toMatchObject({ organizationId: 'default' });
    const list = await fetch(`${url}/v1/orgs/default/openapi`, { headers: authorization(token) });
    expect(await list.json()).toEqual({ items: [], count: 0 });
  });

  it('uses the configured token', async () => {
    const { server, url } = await start({ config: { bootstrapToken: 'a-token-of-the-operator' } });
    expect(await server.bootstrap()).toBe('a-token-of-the-operator');
    const user = await fetch(`${url}/v1/user`, { headers: authorization('a-token-of-the-operator') });
    expect(await user.json()).toMatchObject({ displayName: 'Operator' });
  });
});

describe('a later start', () => {
  it('creates nothing after an operator has removed everything, also with the same token', async () => {
    const { server } = await start({ config: { bootstrapToken: 'a-token-of-the-operator' } });
    await server.bootstrap();
    await server.operator.organizations.delete('default');
    expect(await server.bootstrap()).toBeUndefined();
    expect(await server.stores.organizations.list()).toEqual([]);
  });
});

describe('a server', () => {
  it('processes a specification, and generates pages from it', async () => {
    const { server, url } = await start();
    const token = (await server.bootstrap()) ?? '';
    const text =
      'openapi: 3.1.0\ninfo: { title: Pets, version: 1.0.0 }\npaths: { /pets: { get: { tags: [pets] } } }';
    const spec = `${url}/v1/orgs/default/openapi/pets`;
    const put = await fetch(spec, withBody('PUT', token, { source: { text } }));
    expect(put.status).toBe(201);
    await server.processor.idle();
    const get = await fetch(spec, { headers: authorization(token) });
    expect(await get.json()).toMatchObject({ processingState: 'complete', lastVersion: expect.any(String) });
    const source = {
      type: 'builtin:openapi',
      props: { models: false },
      dependencies: { spec: { ref: { kind: 'openapi', spec: 'pets' } } },
    };
    const revision = `${url}/v1/spaces/docs/content/computed/revision`;
    const pages = await fetch(revision, withBody('POST', token, { source, seed: 's' }));
    expect(await pages.json()).toMatchObject({ pages: [{ title: 'Pets' }] });
  });

  it('returns URLs below the address that it listens on', async () => {
    const { server, url } = await start({ overrides: offline });
    const token = (await server.bootstrap()) ?? '';
    const put = await fetch(
      `${url}/v1/orgs/default/openapi/pets`,
      withBody('PUT', token, { source: { url: 'http://127.0.0.1:9090/' } }),
    );
    expect(await put.json()).toMatchObject({ urls: { location: `${url}/v1/orgs/default/openapi/pets` } });
  });

  it('rejects a database that another server uses, until that server has closed (CD13)', async () => {
    const databaseFile = join(await temporaryFolder(), 'specs.sqlite');
    const first = await startServer({ databaseFile });
    await expect(startServer({ databaseFile })).rejects.toThrow(
      /^Another Specshelf server is using the database/,
    );
    await first.close();
    await start({ databaseFile });
  });

  it('rejects a port that is in use, with a message of one line', async () => {
    const { url } = await start();
    const port = Number(new URL(url).port);
    await expect(startServer({ config: { port } })).rejects.toThrow(
      `Cannot listen on 127.0.0.1:${port}: the port is in use. Set PORT to another one.`,
    );
  });

  it('accepts its tokens and cursors after a restart', async () => {
    const databaseFile = join(await temporaryFolder(), 'specs.sqlite');
    const first = await startServer({ databaseFile, overrides: offline });
    const headers = authorization((await first.server.bootstrap()) ?? '');
    for (const slug of ['a', 'b']) {
      await first.server.stores.specs.insert(spec({ id: slug, slug, organizationId: 'default' }));
    }
    const page = await (await fetch(`${first.url}/v1/orgs/default/openapi?limit=1`, { headers })).text();
    const cursor = /"page":"([^"]+)"/.exec(page)?.[1];
    await first.close();
    const second = await start({ databaseFile, overrides: offline });
    const next = await fetch(`${second.url}/v1/orgs/default/openapi?limit=1&page=${cursor}`, {
      headers,
    });
    expect(await next.json()).toMatchObject({ items: [{ slug: 'b' }], count: 2 });
  });

  it('takes over a run when its lease has expired', async () => {
    const { server, advance, now } = await start({ overrides: offline });
    await server.stores.organizations.insert(organization());
    await server.stores.specs.insert(
      spec({
        source: { kind: 'url', url: 'http://127.0.0.1:9090/' },
        processingState: 'progress',
        leaseExpiresAt: new Date(now().getTime() + 60_000).toISOString(),
      }),
    );
    await server.processor.idle();
    expect(await server.stores.specs.find('acme', 'pets')).toMatchObject({
      processingState: 'progress',
      attempt: 1,
    });
    advance(60_000);
    await server.processor.idle();
    expect(await server.stores.specs.find('acme', 'pets')).toMatchObject({
      processingState: 'complete',
      attempt: 2,
      lastProcessErrorCode: 'FETCH_ERROR',
    });
  });
});
