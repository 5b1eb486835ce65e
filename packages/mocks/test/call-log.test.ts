import { afterEach, describe, expect, it } from 'vitest';
import { type Backend, type BackendOptions, createBackend } from '../src/backend.js';
import { type StartedMocks, startMocks } from '../src/node.js';

let started: StartedMocks | undefined;

afterEach(() => started?.close());

/** Returns a backend and its `fetch`. */
type Connect = (options?: BackendOptions) => { backend: Backend; fetch: typeof globalThis.fetch };

const connections: Record<string, Connect> = {
  'backend.fetch': (options) => {
    const backend = createBackend(options);
    return { backend, fetch: backend.fetch };
  },
  'startMocks of /node': (options) => {
    started = startMocks(options);
    return { backend: started, fetch: globalThis.fetch };
  },
};

const specs = '/v1/orgs/default/openapi';
const json = { 'content-type': 'application/json' };
const valid = JSON.stringify({ slug: 'pets', source: { text: 'openapi: 3.1.0' } });

interface Rejection {
  why: string;
  path: string;
  init?: RequestInit;
  status: number;
  operationId?: string;
}

const rejections: readonly Rejection[] = [
  {
    why: 'an invalid body',
    path: specs,
    init: { method: 'POST', headers: json, body: '{}' },
    status: 400,
    operationId: 'createOpenAPISpec',
  },
  {
    why: 'a body that is not JSON',
    path: specs,
    init: { method: 'POST', headers: json, body: '{' },
    status: 400,
    operationId: 'createOpenAPISpec',
  },
  { why: 'an invalid query', path: `${specs}?limit=0`, status: 400, operationId: 'listOpenAPISpecs' },
  {
    why: 'an unreadable path',
    path: `${specs}/%ff`,
    status: 400,
    operationId: 'getOpenAPISpecBySlug',
  },
  {
    why: 'a missing token',
    path: '/v1/user',
    init: { headers: { authorization: '' } },
    status: 401,
    operationId: 'getAuthenticatedUser',
  },
  { why: 'an unknown path', path: '/v1/nowhere', status: 404 },
  { why: 'a path outside of /v1', path: '/nowhere', status: 404 },
  { why: 'an unknown method', path: '/v1/user', init: { method: 'DELETE' }, status: 405 },
  {
    why: 'a body that is too large',
    path: `${specs}/pets`,
    init: {
      method: 'PATCH',
      headers: json,
      body: JSON.stringify({ visibility: 'public', filler: 'x'.repeat(2 ** 20) }),
    },
    status: 413,
    operationId: 'updateOpenAPISpecBySlug',
  },
  {
    why: 'another media type',
    path: specs,
    init: { method: 'POST', headers: { 'content-type': 'text/plain' }, body: valid },
    status: 415,
    operationId: 'createOpenAPISpec',
  },
];

describe.each(Object.entries(connections))('the call log of %s', (_name, connect) => {
  const send = ({ backend, fetch }: ReturnType<Connect>, path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${backend.token}`, ...Object(init.headers) };
    return fetch(backend.baseUrl + path, { ...init, headers });
  };

  it.each(rejections)('has exactly one entry for $why ($status)', async (rejection) => {
    const { path, init, status, operationId } = rejection;
    const connection = connect();
    expect((await send(connection, path, init)).status).toBe(status);
    const { baseUrl, calls } = connection.backend;
    const method = init?.method ?? 'GET';
    expect(calls.all).toHaveLength(1);
    expect(calls.all[0]).toMatchObject({ refused: true, status, method, url: baseUrl + path });
    expect(calls.all[0]?.operationId).toBe(operationId);
    expect(calls.all[0]?.body).toBeUndefined();
  });

  it('marks rejected requests, and returns only calls by operation', async () => {
    const connection = connect();
    const { calls } = connection.backend;
    await send(connection, `${specs}?limit=0`);
    await send(connection, `${specs}?limit=7`);
    await send(connection, `${specs}/pets`);
    expect(calls.all.map(({ refused, status }) => [refused, status])).toEqual([
      [true, 400],
      [false, 200],
      [false, 404],
    ]);
    expect(calls.of('listOpenAPISpecs').map(({ query }) => query.limit)).toEqual([7]);
    expect(calls.last('listOpenAPISpecs')?.status).toBe(200);
    expect((await calls.waitFor('listOpenAPISpecs')).query.limit).toBe(7);
  });

  it('has an entry for 429, and none after `clear`', async () => {
    const connection = connect();
    const { calls, scenario } = connection.backend;
    scenario.rateLimit({ limit: 1, windowMs: 1000 });
    await send(connection, '/v1/user');
    const headers = { accept: 'application/json' };
    await send(connection, '/v1/user', { headers });
    expect(calls.all.map(({ refused, status }) => [refused, status])).toEqual([
      [false, 200],
      [true, 429],
    ]);
    expect(calls.all[1]).toMatchObject({ operationId: 'getAuthenticatedUser' });
    expect(calls.all[1]?.headers.get('accept')).toBe('application/json');
    calls.clear();
    expect(calls.all).toEqual([]);
  });

  it('distinguishes an invalid request from a valid one without permission', async () => {
    const connection = connect({ auth: { tokens: { reader: { scopes: ['openapi:read'] } } } });
    const authorization = 'Bearer reader';
    for (const body of ['{}', valid]) {
      const init = { method: 'POST', headers: { ...json, authorization }, body };
      expect((await send(connection, specs, init)).status).toBe(403);
    }
    const { calls } = connection.backend;
    expect(calls.all.map(({ refused, status }) => [refused, status])).toEqual([
      [true, 403],
      [false, 403],
    ]);
    expect(calls.of('createOpenAPISpec').map(({ body }) => body.slug)).toEqual(['pets']);
  });

  it('lists a preflight request without an operation', async () => {
    const connection = connect();
    const headers = { origin: 'https://site.example', 'access-control-request-method': 'GET' };
    const path = '/published/default/pets.json';
    expect((await send(connection, path, { method: 'OPTIONS', headers })).status).toBe(204);
    expect(connection.backend.calls.all).toHaveLength(1);
    expect(connection.backend.calls.all[0]).toMatchObject({
      refused: false,
      status: 204,
      method: 'OPTIONS',
    });
    expect(connection.backend.calls.all[0]?.operationId).toBeUndefined();
  });

  it('lists a rejected request in the log of the scope of its token', async () => {
    const connection = connect();
    const scope = connection.backend.scope();
    await send(connection, '/v1/nowhere', { headers: { authorization: `Bearer ${scope.token}` } });
    expect(connection.backend.calls.all).toEqual([]);
    expect(scope.calls.all).toHaveLength(1);
  });
});

it('a handler of `on` neither duplicates nor hides rejected requests', async () => {
  started = startMocks();
  started.server.use(started.on('listOpenAPISpecs', () => undefined));
  const headers = { authorization: `Bearer ${started.token}` };
  await fetch(`${started.baseUrl}${specs}?limit=0`, { headers });
  await fetch(`${started.baseUrl}${specs}`, { headers });
  expect(started.calls.all.map(({ refused, status }) => [refused, status])).toEqual([
    [true, 400],
    [false, 200],
  ]);
});
