import { getEventListeners } from 'node:events';
import { AbortedError, ArgumentError, type Middleware, ParseError, TimeoutError } from '@specshelf/sdk';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { clientOf, failure, json, silence, spec, specRef, user } from './support/fake-server.js';
import { loopback } from './support/loopback.js';
import { quickRetries } from './support/quick-retries.js';

const listPath = '/v1/orgs/{organizationId}/openapi';
const specPath = '/v1/orgs/{organizationId}/openapi/{specSlug}';
const yamlPath = '/published/{organizationId}/{specSlug}.yaml';
const source = { text: 'openapi: 3.1.0' };

describe('client.fetch', () => {
  test('sends an operation by its path and method, and returns its data', async () => {
    const { client, sent } = clientOf(json({ items: [spec()], count: 1 }));
    const { data, error, response } = await client.fetch.GET(listPath, {
      params: { path: { organizationId: 'a/b' }, query: { limit: 2, page: undefined } },
      headers: { 'x-trace': 'a1' },
    });
    expect([data?.items.length, error, response.status]).toEqual([1, undefined, 200]);
    expect(sent[0]?.url.href).toBe('https://specs.test/v1/orgs/a%2Fb/openapi?limit=2');
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer secret-token');
    expect(sent[0]?.headers.get('x-trace')).toBe('a1');
  });

  test('sends bodies and header parameters', async () => {
    const { client, sent } = clientOf([json(spec()), new Response(null, { status: 304 })]);
    const params = { path: specRef };
    const { data } = await client.fetch.PUT(specPath, { params, body: { source } });
    expect(data?.slug).toBe('pets');
    expect(sent[0]).toMatchObject({ method: 'PUT', body: { source } });
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    const header = { 'If-None-Match': '"1"' };
    const unchanged = await client.fetch.GET(yamlPath, { params: { ...params, header } });
    expect(unchanged).toMatchObject({ data: undefined, response: { status: 304 } });
    expect(unchanged.error).toBeUndefined();
    expect(sent[1]?.headers.get('if-none-match')).toBe('"1"');
  });

  test('returns errors of the API with the documented type, also those of a proxy', async () => {
    const { client } = clientOf([
      failure(404),
      new Response(null, { status: 401 }),
      new Response('<h1>Bad gateway</h1>', { status: 400 }),
    ]);
    const missing = await client.fetch.GET('/v1/user');
    expect(missing.data).toBeUndefined();
    expect(missing.error).toEqual({ error: { code: 404, type: 'word', message: 'no 404' } });
    expect((await client.fetch.GET('/v1/user')).error).toEqual({ error: { code: 401, message: 'HTTP 401' } });
    expect((await client.fetch.GET('/v1/user')).error?.error.message).toBe('<h1>Bad gateway</h1>');
  });

  test('returns text, streams, or no data, like the operation', async () => {
    const { client } = clientOf([
      new Response('openapi: 3.1.0', { headers: { 'content-type': 'application/yaml' } }),
      json(user),
      json(user),
      new Response(null, { status: 205, headers: { 'content-length': '2' } }),
    ]);
    const params = { path: specRef };
    const yaml = await client.fetch.GET(yamlPath, { params });
    expectTypeOf(yaml.data).toEqualTypeOf<string | undefined>();
    expect(yaml.data).toBe('openapi: 3.1.0');
    const text = await client.fetch.GET('/v1/user', { parseAs: 'text' });
    expectTypeOf(text.data).toEqualTypeOf<string | undefined>();
    expect(text.data).toBe(JSON.stringify(user));
    const { data } = await client.fetch.GET('/v1/user', { parseAs: 'stream' });
    expect(await new Response(data).json()).toEqual(user);
    const deleted = await client.fetch.DELETE(specPath, { params });
    expect([deleted.data, deleted.error, deleted.response.status]).toEqual([undefined, undefined, 205]);
  });

  test('retries with the same body', async () => {
    quickRetries();
    const { client, requests } = await loopback((request, response, count) => {
      request.setEncoding('utf8').once('data', (body) => {
        if (count === 1) request.socket.resetAndDestroy();
        else response.writeHead(count === 2 ? 500 : 200).end(body);
      });
    });
    const { data } = await client.fetch.PUT(specPath, { params: { path: specRef }, body: { source } });
    expect(data).toEqual({ source });
    expect(requests).toHaveLength(3);
  });

  test.each(['', '.', '..', undefined])(
    'rejects a path value %j, and names the operation',
    async (specSlug) => {
      const { client, sent } = clientOf(json(spec()));
      const params: { path: typeof specRef } = JSON.parse(JSON.stringify({ path: { ...specRef, specSlug } }));
      const error = await client.fetch.GET(specPath, { params }).catch((caught) => caught);
      expect(error).toBeInstanceOf(ArgumentError);
      expect(error.message).toContain('getOpenAPISpecBySlug: `specSlug` must be');
      expect(sent).toHaveLength(0);
    },
  );

  test.each(['/v1/users', '/v1/orgs/acme', 'https://evil.test/v1/user'])(
    'rejects the path %s, which is not in the document',
    async (path) => {
      const { client, sent } = clientOf(json(user));
      const known: '/v1/user' = JSON.parse(JSON.stringify(path));
      await expect(client.fetch.GET(known)).rejects.toThrow(`GET ${path} is not an operation of the API.`);
      expect(sent).toHaveLength(0);
    },
  );

  test.each([
    ['HTML', '<html></html>', 'text/html; charset=utf-8', {}],
    ['truncated JSON', '{"object": "us', 'application/json', {}],
    ['truncated JSON with a length', '{"object": "us', 'application/json', { 'content-length': '14' }],
    ['an empty body', '', 'application/json', { 'content-length': '0' }],
  ])('%s in a 200 is a ParseError', async (_, text, type, more) => {
    const headers = { 'content-type': type, 'x-request-id': 'r1', ...more };
    const { client, sent } = clientOf(new Response(text, { headers }));
    const error = await client.fetch.GET('/v1/user').catch((caught) => caught);
    expect(error).toBeInstanceOf(ParseError);
    expect(error).toMatchObject({ status: 200, requestId: 'r1', text });
    expect(sent).toHaveLength(1);
  });

  test('throws a ParseError for HTML in a stream', async () => {
    const { client } = clientOf(new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    await expect(client.fetch.GET('/v1/user', { parseAs: 'stream' })).rejects.toBeInstanceOf(ParseError);
  });

  test('leaves no listener on a signal after 100 calls', async () => {
    quickRetries();
    const { signal } = new AbortController();
    const { client } = await loopback((_, response, count) => {
      response.writeHead(count % 4 === 0 ? 500 : count % 7 === 0 ? 400 : 200).end(JSON.stringify(user));
    });
    for (let call = 0; call < 100; call++) await client.fetch.GET('/v1/user', { signal });
    const { data } = await client.fetch.GET('/v1/user', { signal, parseAs: 'stream' });
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
    await new Response(data).text();
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  });

  test('aborts on the signal and on the timeout', async () => {
    const { client } = clientOf(silence, { maxRetries: 0 });
    await expect(client.fetch.GET('/v1/user', { timeout: 10 })).rejects.toBeInstanceOf(TimeoutError);
    const signal = AbortSignal.timeout(10);
    await expect(client.fetch.GET('/v1/user', { signal })).rejects.toBeInstanceOf(AbortedError);
  });

  test('throws an ArgumentError for a body that cannot be serialized', async () => {
    const { client } = clientOf(json(user));
    const body = { seed: 's', source: { type: 'builtin:openapi', props: { n: 1n } } };
    const call = client.fetch.POST('/v1/spaces/{spaceId}/content/computed/revision', {
      params: { path: { spaceId: 'docs' } },
      body,
    });
    await expect(call).rejects.toThrow(/^getComputedRevision failed: TypeError: .*BigInt/);
  });
});

describe('the middleware of a request of client.fetch', () => {
  test('can be of both kinds: ours runs around each attempt, that of openapi-fetch around the call', async () => {
    quickRetries();
    const events: string[] = [];
    const named =
      (name: string): Middleware =>
      async (request, next, { attempt }) => {
        events.push(`${name} ${attempt} ${request.headers.get('x-hook')}`);
        return next(request);
      };
    const { client, sent } = clientOf([failure(500), json(user)], { middleware: [named('client')] });
    const { data } = await client.fetch.GET('/v1/user', {
      middleware: [
        named('call'),
        {
          onRequest({ request }) {
            events.push('onRequest');
            request.headers.set('x-hook', 'a');
          },
          onResponse({ response }) {
            events.push(`onResponse ${response.status}`);
          },
        },
      ],
    });
    expect(data).toEqual(user);
    expect(events).toEqual([
      'onRequest',
      'client 1 a',
      'call 1 a',
      'client 2 a',
      'call 2 a',
      'onResponse 200',
    ]);
    expect(sent[1]?.headers.get('x-hook')).toBe('a');
  });

  test('of openapi-fetch can read, clone, and replace the request', async () => {
    quickRetries();
    const { client, sent } = clientOf([failure(500), json(spec())]);
    const bodies: string[] = [];
    await client.fetch.PUT(specPath, {
      params: { path: specRef },
      body: { source },
      middleware: [
        {
          async onRequest({ request }) {
            bodies.push(await request.clone().text());
            return new Request(`${request.url}?a=1`, request);
          },
        },
      ],
    });
    expect(bodies).toEqual([JSON.stringify({ source })]);
    expect(sent.map(({ url, body }) => [url.search, body])).toEqual([
      ['?a=1', { source }],
      ['?a=1', { source }],
    ]);
  });

  test('of openapi-fetch receives connection errors, and its own errors are ArgumentErrors', async () => {
    const { client } = clientOf(new TypeError('fetch failed'), { maxRetries: 0 });
    const seen: unknown[] = [];
    const onError = ({ error }: { error: unknown }) => void seen.push(error);
    await expect(client.fetch.GET('/v1/user', { middleware: [{ onError }] })).rejects.toMatchObject({
      kind: 'connection',
    });
    expect(seen).toMatchObject([{ kind: 'connection' }]);
    const onRequest = () => Promise.reject(new Error('mine'));
    await expect(client.fetch.GET('/v1/user', { middleware: [{ onRequest }] })).rejects.toThrow(
      'getAuthenticatedUser failed: Error: mine',
    );
  });
});

test('invalid requests of client.fetch do not compile', () => {
  const { client } = clientOf(json(user));
  const params = { path: { organizationId: 'acme' } };
  const mistakes = () => [
    // @ts-expect-error an unknown path
    client.fetch.GET('/v1/users'),
    // @ts-expect-error an unsupported method of the path
    client.fetch.DELETE('/v1/user'),
    // @ts-expect-error missing parameters
    client.fetch.GET(listPath),
    // @ts-expect-error a misspelled parameter
    client.fetch.GET(listPath, { params: { path: { organisationId: 'acme' } } }),
    // @ts-expect-error a misspelled option
    client.fetch.GET(listPath, { params, timeouts: 5 }),
    // @ts-expect-error a body for an operation without one
    client.fetch.GET(listPath, { params, body: {} }),
    // @ts-expect-error a body without a source
    client.fetch.POST(listPath, { params, body: { slug: 'pets' } }),
  ];
  expectTypeOf(mistakes).toBeFunction();
});
