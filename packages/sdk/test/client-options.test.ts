import { ArgumentError, Client, type ClientOptions, type LogLevel } from '@specshelf/sdk';
import { afterEach, expect, test, vi } from 'vitest';
import { clientOf, json, specRef, user } from './support/fake-server.js';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('reads the URL and the token from the environment', async () => {
  vi.stubEnv('SPECSHELF_BASE_URL', 'https://from.env/');
  vi.stubEnv('SPECSHELF_TOKEN', 'env-token');
  const { client, sent } = clientOf(json(user), { baseUrl: undefined, token: undefined });
  await client.user.get();
  expect(sent[0]?.url.href).toBe('https://from.env/v1/user');
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer env-token');
});

test('names SPECSHELF_BASE_URL if there is no URL', () => {
  vi.stubEnv('SPECSHELF_BASE_URL', '');
  expect(() => new Client()).toThrow(ArgumentError);
  expect(() => new Client()).toThrow('SPECSHELF_BASE_URL');
});

test('works in runtimes without a process or without permission to read it', () => {
  vi.stubGlobal('process', undefined);
  expect(() => new Client()).toThrow(ArgumentError);
  vi.stubGlobal('process', {
    get env() {
      throw new Error('forbidden');
    },
  });
  expect(() => new Client()).toThrow(ArgumentError);
});

test.each([
  'ftp://x',
  'localhost:3000',
  'specs.example.com',
  'https://user:hunter2@x',
  'https://x/?a=hunter2',
  'hunter2:hunter2@x',
])('rejects the base URL %s without repeating it', (baseUrl) => {
  const create = () => new Client({ baseUrl });
  expect(create).toThrow('`baseUrl` (SPECSHELF_BASE_URL) must be like https://specs.example.com');
  expect(create).not.toThrow('hunter2');
});

test.each([
  ['https://x', 'https://x/v1/user'],
  ['https://x//', 'https://x/v1/user'],
  [new URL('https://x:8443/api/specs/'), 'https://x:8443/api/specs/v1/user'],
])('sends requests to the base URL %s', async (baseUrl, url) => {
  const { client, sent } = clientOf(json(user), { baseUrl });
  await client.user.get();
  expect(sent[0]?.url.href).toBe(url);
});

test('rejects a base URL with /v1, which every path contains', () => {
  expect(() => new Client({ baseUrl: 'https://x/v1/' })).toThrow('without credentials, query, or /v1.');
});

test('calls a token function for each attempt', async () => {
  let count = 0;
  const { client, sent } = clientOf(
    [new Response(null, { status: 503, headers: { 'retry-after': '0' } }), json(user)],
    {
      token: async () => `token-${++count}`,
    },
  );
  await client.user.get();
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer token-1',
    'Bearer token-2',
  ]);
});

test('sends no Authorization header without a token', async () => {
  const { client, sent } = clientOf(json(user), { token: '' });
  await client.user.get();
  expect(sent[0]?.headers.has('authorization')).toBe(false);
});

test('merges headers of a call over those of the client, and removes those that are null', async () => {
  const { client, sent } = clientOf(json(user), { headers: { 'x-a': '1', 'x-b': '1', 'x-c': '1' } });
  await client.user.get({ headers: { 'X-A': '2', 'x-b': null, authorization: null } });
  const { headers } = sent[0] ?? { headers: new Headers() };
  expect([headers.get('x-a'), headers.get('x-b'), headers.get('x-c')]).toEqual(['2', null, '1']);
  expect(headers.has('authorization')).toBe(false);
});

test('extends or omits the User-Agent header', async () => {
  const agentOf = async (options: ClientOptions) => {
    const { client, sent } = clientOf(json(user), options);
    await client.user.get();
    return sent[0]?.headers.get('user-agent');
  };
  expect(await agentOf({})).toBe('specshelf-sdk/source');
  expect(await agentOf({ userAgent: 'docs-build/3' })).toBe('specshelf-sdk/source docs-build/3');
  expect(await agentOf({ userAgent: null })).toBeNull();
});

test('requires dangerouslyAllowBrowser in a browser, and adds no headers there', async () => {
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  expect(() => clientOf(json(user))).toThrow('dangerouslyAllowBrowser');
  const { client, sent } = clientOf(json(user), { dangerouslyAllowBrowser: true, userAgent: 'mine' });
  await client.user.get();
  expect([...(sent[0]?.headers.keys() ?? [])].sort()).toEqual(['accept', 'authorization']);
});

test('withOptions returns a modified copy', async () => {
  const { client, sent } = clientOf(json(user), { headers: { 'x-a': '1' } });
  const other = client.withOptions({ baseUrl: 'https://other.test', headers: { 'x-a': '2' } });
  await client.user.get();
  await other.user.get();
  expect(sent.map(({ url }) => url.host)).toEqual(['specs.test', 'other.test']);
  expect(sent.map(({ headers }) => headers.get('x-a'))).toEqual(['1', '2']);
  expect(sent[1]?.headers.get('authorization')).toBe('Bearer secret-token');
});

test.each([
  ['off', []],
  ['warn', []],
  ['info', ['info']],
  ['debug', ['debug', 'debug', 'info', 'debug', 'debug']],
] satisfies [LogLevel, string[]][])('the log level %s logs %j', async (logLevel, expected) => {
  const lines: string[] = [];
  const line = (level: string) => () => void lines.push(level);
  const logger = { error: line('error'), warn: line('warn'), info: line('info'), debug: line('debug') };
  const unavailable = new Response(null, { status: 503, headers: { 'retry-after': '0' } });
  const { client } = clientOf([unavailable, json(user)], { logger, logLevel });
  await client.user.get();
  expect(lines).toEqual(expected);
});

test('logs neither queries nor headers', async () => {
  const lines: unknown[][] = [];
  const log = (...line: unknown[]) => void lines.push(line);
  vi.stubEnv('SPECSHELF_LOG', 'debug');
  const { client } = clientOf(json({ items: [], count: 0 }, { headers: { 'set-cookie': 'session=1' } }), {
    logger: { error: log, warn: log, info: log, debug: log },
  });
  await client.specs.versions.list({ ...specRef, page: 'cursor' }, { headers: { cookie: 'session=1' } });
  expect(lines[0]).toEqual([
    'specshelf: listOpenAPISpecVersions (GET /v1/orgs/acme/openapi/pets/versions, attempt 1) sends to https://specs.test/v1/orgs/acme/openapi/pets/versions.',
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/session=1|cursor/);
});

test('runs middleware around each attempt, that of the client outermost, and sends the request that it changed', async () => {
  const order: string[] = [];
  const { client, sent } = clientOf(
    [new Response(null, { status: 503, headers: { 'retry-after': '0' } }), json(user)],
    {
      middleware: [
        async (request, next, { operation, attempt }) => {
          order.push(`client ${operation} ${attempt}`);
          const response = await next({ ...request, url: `${request.url}?a=1` });
          order.push(`client ${response.status}`);
          return response;
        },
      ],
    },
  );
  await client.user.get({
    middleware: [
      (request, next) => {
        order.push('call');
        request.headers.set('x-signed', 'yes');
        return next(request);
      },
    ],
  });
  expect(order).toEqual([
    'client getAuthenticatedUser 1',
    'call',
    'client 503',
    'client getAuthenticatedUser 2',
    'call',
    'client 200',
  ]);
  expect(sent.map(({ url }) => url.search)).toEqual(['?a=1', '?a=1']);
  expect(sent[1]?.headers.get('x-signed')).toBe('yes');
});

test('lets middleware return its own response or send a request twice', async () => {
  const { client, sent } = clientOf(json(user));
  const reply = await client.user.get({ middleware: [async () => json({ ...user, id: 'mine' })] });
  expect(reply.id).toBe('mine');
  expect(sent).toHaveLength(0);
  await client.specs.setVisibility(
    { ...specRef, visibility: 'public' },
    {
      middleware: [
        async (request, next) => {
          await next(request);
          return next(request);
        },
      ],
    },
  );
  expect(sent.map(({ body }) => body)).toEqual([{ visibility: 'public' }, { visibility: 'public' }]);
});
