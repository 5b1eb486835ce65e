import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from '@specshelf/sdk';
import { setupServer } from 'msw/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMocks, type Mocks, strict } from '../src/index.js';
import { type StartedMocks, startMocks } from '../src/node.js';
import { petstore } from './support/petstore.js';

const pets = { organizationId: 'default', specSlug: 'pets' };
let started: StartedMocks[] = [];

afterEach(() => {
  for (const mocks of started) mocks.close();
  started = [];
});

function start(...args: Parameters<typeof startMocks>): StartedMocks {
  const mocks = startMocks(...args);
  started.push(mocks);
  return mocks;
}

function client({ baseUrl, token }: Pick<Mocks, 'baseUrl' | 'token'>): Client {
  return new Client({ baseUrl, token, maxRetries: 0, logLevel: 'off' });
}

describe('mocks', () => {
  it('answer a client that was created before they were started', async () => {
    const { baseUrl, token } = createMocks();
    const early = client({ baseUrl, token });
    start();
    expect((await early.specs.list({ organizationId: 'default' })).count).toBe(0);
  });

  it('answer any host with the origin `*`', async () => {
    start({ origin: '*' });
    const headers = { authorization: 'Bearer any' };
    expect((await fetch('http://localhost:3000/v1/user', { headers })).status).toBe(200);
    await expect(fetch('http://localhost:3000/other', { headers })).rejects.toThrow();
  });

  it('answer another host than that of their links', async () => {
    const mocks = start({ origin: 'http://localhost:3000', baseUrl: 'https://api.example/registry' });
    await mocks.add.spec({ slug: 'pets', source: { text: petstore() } });
    const url = 'http://localhost:3000/registry/v1/orgs/default/openapi/pets';
    const response = await fetch(url, { headers: { authorization: `Bearer ${mocks.token}` } });
    expect((await response.json()).urls.location).toBe(
      'https://api.example/registry/v1/orgs/default/openapi/pets',
    );
  });

  it('keep working when other mocks are closed', async () => {
    const first = start({ baseUrl: 'https://first.test' });
    const second = start({ baseUrl: 'https://second.test' });
    for (const mocks of [first, second]) expect((await client(mocks).user.get()).id).toBe('operator');
    first.close();
    await expect(client(first).user.get()).rejects.toThrow();
    expect((await client(second).user.get()).id).toBe('operator');
    const third = start({ baseUrl: 'https://third.test' });
    second.close();
    second.close();
    expect((await client(third).user.get()).id).toBe('operator');
    await expect(fetch('https://elsewhere.test/')).rejects.toThrow();
  });

  it('of the same address answer in turn, the last ones first', async () => {
    const first = start();
    const second = start();
    await first.add.spec({ slug: 'first', source: { text: petstore() } });
    await second.add.spec({ slug: 'second', source: { text: petstore() } });
    second.server.use(second.on('getAuthenticatedUser', () => Response.error()));
    const slugs = async () =>
      (await client(first).specs.list({ organizationId: 'default' })).items.map(({ slug }) => slug);
    expect(await slugs()).toEqual(['second']);
    await expect(client(first).user.get()).rejects.toThrow();
    second.close();
    expect(await slugs()).toEqual(['first']);
    expect((await client(first).user.get()).id).toBe('operator');
  });

  it('let no request reach the network, including requests for assets', async () => {
    start();
    for (const file of ['openapi.json', 'main.js', 'openapi.yaml', '']) {
      const error = await fetch(`https://elsewhere.test/${file}`).catch((caught) => caught);
      expect(error.cause, file).toBeInstanceOf(Response);
    }
  });

  it('close once when `close` is called twice', () => {
    const mocks = start();
    mocks.close();
    mocks.close();
  });
});

describe('a handler for one operation', () => {
  it('replaces the response of the backend for valid calls', async () => {
    const mocks = start();
    const unavailable = { error: { code: 503, message: 'Come back later.' } };
    mocks.server.use(mocks.on('listOpenAPISpecs', ({ reply }) => reply(503, unavailable)));
    await expect(client(mocks).specs.list({ organizationId: 'default' })).rejects.toMatchObject({
      status: 503,
    });
    const headers = { authorization: `Bearer ${mocks.token}` };
    expect((await fetch(`${mocks.baseUrl}/v1/orgs/default/openapi?limit=0`, { headers })).status).toBe(400);
    expect((await client(mocks).user.get()).object).toBe('user');
    expect(mocks.calls.of('listOpenAPISpecs').map(({ status }) => status)).toEqual([503]);
  });

  it('receives params, query, and body, and may change the real response', async () => {
    const mocks = start();
    mocks.server.use(
      mocks.on('createOpenAPISpec', async ({ params, body, real, reply }) => {
        const response = await real();
        const spec = await response.json();
        return reply(201, { ...spec, slug: `${params.organizationId}-${body.slug}` });
      }),
    );
    const spec = await client(mocks).specs.create({
      organizationId: 'default',
      slug: 'pets',
      source: { text: petstore() },
    });
    expect(spec.slug).toBe('default-pets');
    expect((await client(mocks).specs.get(pets)).slug).toBe('pets');
    expect(mocks.calls.of('createOpenAPISpec')).toHaveLength(1);
  });

  it('with `once` ignores calls of another operation with a similar path', async () => {
    const mocks = start();
    await mocks.add.spec({ slug: 'pets', source: { text: petstore() } });
    const gone = { error: { code: 404, message: 'Gone.' } };
    mocks.server.use(mocks.on('getOpenAPISpecVersionById', ({ reply }) => reply(404, gone), { once: true }));
    const { versions } = client(mocks).specs;
    const { id: versionId } = await versions.getLatest(pets);
    await expect(versions.get({ ...pets, versionId })).rejects.toMatchObject({ status: 404 });
    expect((await versions.get({ ...pets, versionId })).id).toBe(versionId);
  });

  it('leaves a call to the next handler with undefined', async () => {
    const mocks = start();
    mocks.server.use(mocks.on('getAuthenticatedUser', () => undefined, { once: true }));
    expect((await client(mocks).user.get()).id).toBe('operator');
    expect(mocks.calls.all).toHaveLength(1);
  });

  it('answers 205 and 204 without a body', async () => {
    const mocks = start();
    mocks.server.use(mocks.on('deleteOpenAPISpecBySlug', ({ reply }) => reply(204)));
    const headers = { authorization: `Bearer ${mocks.token}` };
    const response = await fetch(`${mocks.baseUrl}/v1/orgs/default/openapi/pets`, {
      method: 'DELETE',
      headers,
    });
    expect([response.status, await response.text()]).toEqual([204, '']);
  });

  it('passes on a thrown response', async () => {
    const mocks = start();
    mocks.server.use(
      mocks.on('getAuthenticatedUser', () => {
        throw Response.error();
      }),
    );
    await expect(
      fetch(`${mocks.baseUrl}/v1/user`, { headers: { authorization: 'Bearer x' } }),
    ).rejects.toThrow();
  });
});

describe('strict', () => {
  let requests: number;
  let live: Server;
  let url: string;

  beforeEach(async () => {
    requests = 0;
    live = createServer((_request, response) => {
      requests += 1;
      response.end();
    });
    await new Promise<void>((resolve) => live.listen(0, '127.0.0.1', resolve));
    const { port }: AddressInfo = Object(live.address());
    url = `http://127.0.0.1:${port}/v1/user`;
  });

  afterEach(() => new Promise((resolve) => live.close(resolve)));

  it('lets no unhandled request reach the network', async () => {
    const server = setupServer(...createMocks().handlers);
    server.listen(strict);
    try {
      await expect(fetch(url)).rejects.toThrow();
      expect(requests).toBe(0);
    } finally {
      server.close();
    }
  });

  it('is required to block unhandled requests', async () => {
    const lenient = { onUnhandledRequest: 'bypass', onUnhandledFrame: 'bypass' } as const;
    const server = setupServer(...createMocks().handlers);
    server.listen(lenient);
    try {
      expect((await fetch(url)).status).toBe(200);
      expect(requests).toBe(1);
    } finally {
      server.close();
    }
  });

  it('is the default of `startMocks`', async () => {
    start();
    await expect(fetch(url)).rejects.toThrow();
    expect(requests).toBe(0);
  });

  it('passes requests through to listed hosts, and to no others', async () => {
    const { host, port, hostname } = new URL(url);
    const elsewhere = 'https://elsewhere.test/';
    for (const listed of [host, hostname]) {
      const mocks = start({ passthrough: [listed] });
      expect((await fetch(url)).status).toBe(200);
      await expect(fetch(elsewhere)).rejects.toThrow();
      expect((await client(mocks).user.get()).id).toBe('operator');
      mocks.close();
    }
    for (const listed of [`${hostname}:${Number(port) - 1}`, 'elsewhere.example']) {
      const mocks = start({ passthrough: [listed] });
      await expect(fetch(url)).rejects.toThrow();
      mocks.close();
    }
    expect(requests).toBe(2);
  });
});
