import { Client, type ClientOptions, isApiError, SpecProcessingError, TimeoutError } from '@specshelf/sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Backend, createBackend, type Outcome } from '../src/backend.js';
import { startMocks } from '../src/node.js';
import { petstore } from './support/petstore.js';

const org = { organizationId: 'default' };
const pets = { ...org, specSlug: 'pets' };
const source = { text: petstore() };

afterEach(() => vi.useRealTimers());

function client({ baseUrl, token, fetch }: Backend, options: ClientOptions = {}): Client {
  return new Client({ baseUrl, token, fetch, maxRetries: 0, logLevel: 'off', ...options });
}

/** A client that retries without delays. */
function retryingClient(backend: Backend): Client {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const advance: typeof globalThis.fetch = async (...args) => {
    const response = backend.fetch(...args);
    return response.finally(() => queueMicrotask(() => void vi.runAllTimersAsync()));
  };
  return client({ ...backend, fetch: advance }, { maxRetries: 2 });
}

const statuses = ({ calls }: Backend) => calls.all.map(({ status }) => status);

/** Arguments as in JavaScript, without types. */
function untyped(text: string) {
  return JSON.parse(text);
}

describe('reply', () => {
  it('replaces the response of `times` calls', async () => {
    const backend = createBackend();
    const gone = { error: { code: 404, message: 'Gone.' } };
    backend.scenario.reply('getAuthenticatedUser', 404, gone, { times: 2 });
    for (let call = 0; call < 2; call += 1) {
      await expect(client(backend).user.get()).rejects.toMatchObject({ status: 404, body: gone });
    }
    expect((await client(backend).user.get()).id).toBe('operator');
  });

  it('may be a success, and have headers', async () => {
    const backend = createBackend();
    const user = {
      object: 'user' as const,
      id: 'ada',
      displayName: 'Ada',
      urls: { location: 'https://x.test/' },
      grants: [],
    };
    backend.scenario.reply('getAuthenticatedUser', 200, user, { headers: { 'X-Request-Id': 'mine' } });
    const { data, requestId } = await client(backend).user.get().withResponse();
    expect([data.id, requestId]).toEqual(['ada', 'mine']);
  });

  it('without `times` applies until the next scenario, and does not execute the call', async () => {
    const backend = createBackend();
    const { scenario } = backend;
    scenario.reply('createOpenAPISpec', 500, { error: { code: 500, message: 'a' } });
    scenario.reply('createOpenAPISpec', 503, { error: { code: 503, message: 'b' } });
    const { specs } = client(backend);
    await expect(specs.create({ ...org, slug: 'pets', source })).rejects.toMatchObject({ status: 503 });
    await expect(specs.create({ ...org, slug: 'pets', source })).rejects.toMatchObject({ status: 503 });
    scenario.clear();
    await specs.create({ ...org, slug: 'pets', source });
  });

  it('rejects unknown names and values at run time', () => {
    const { scenario, calls } = createBackend();
    expect(() => scenario.hang(untyped('"listPets"'))).toThrow(
      'Unknown operation "listPets". Known operations: ',
    );
    expect(() => calls.of(untyped('"listPets"'))).toThrow(TypeError);
    expect(() => scenario.sequence('listOpenAPISpecs', untyped('["passs"]'))).toThrow(
      'Invalid step "passs". Allowed: ',
    );
    expect(() => scenario.sequence('listOpenAPISpecs', untyped('[200]'))).toThrow(
      'The status of a step must be an error from 400 to 599, not 200.',
    );
    expect(() => scenario.garble('listOpenAPISpecs', untyped('"xml"'))).toThrow(
      'truncated-json, html, empty',
    );
    expect(() => scenario.rateLimit(untyped('{ "limit": 1 }'))).toThrow('`windowMs` must be a number');
    expect(() => scenario.processing('*', untyped('{ "kind": "poll" }'))).toThrow(
      'Invalid processing kind "poll". Allowed: ',
    );
    expect(() => createBackend({ processing: untyped('{ "kind": "polls" }') })).toThrow('`count` must be');
    expect(() => createBackend({ processing: untyped('"manual"') })).toThrow(
      'Invalid processing kind undefined',
    );
    expect(() => createBackend({ baseUrl: 'nope' })).toThrow('`baseUrl` must be a URL');
    for (const pageSize of [0, 1.5, 1001])
      expect(() => createBackend({ pageSize })).toThrow(
        `\`pageSize\` must be an integer from 1 to 1000, not ${pageSize}.`,
      );
  });

  it('rejects 0 as `times`', () => {
    expect(() => createBackend().scenario.hang('getAuthenticatedUser', { times: 0 })).toThrow(RangeError);
  });
});

describe('sequence', () => {
  it('applies one step to each call, so that a retrying client succeeds', async () => {
    const backend = createBackend();
    backend.scenario.sequence('listOpenAPISpecs', [503, 'drop', 'pass']);
    const { attempts } = await retryingClient(backend).specs.list(org).withResponse();
    expect(attempts).toBe(3);
    expect(statuses(backend)).toEqual([503, 0, 200]);
  });

  it('does not affect other operations', async () => {
    const backend = createBackend();
    backend.scenario.sequence('listOpenAPISpecs', [401]);
    await client(backend).user.get();
    await expect(client(backend).specs.list(org)).rejects.toMatchObject({ kind: 'api', status: 401 });
  });
});

describe('rateLimit', () => {
  it.each(['seconds', 'http-date'] as const)('sends Retry-After in %s', async (retryAfter) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T00:00:00Z') });
    const backend = createBackend({ startAt: new Date().toISOString() });
    backend.scenario.rateLimit({ limit: 1, windowMs: 30_000, retryAfter });
    await client(backend).user.get();
    const error = await client(backend)
      .user.get()
      .catch((caught) => caught);
    expect(isApiError(error, 429) && error.retryAfter).toBeGreaterThan(20);
    expect(isApiError(error, 429) && error.retryAfter).toBeLessThanOrEqual(31);
    backend.clock.advance(30_000);
    const { response } = await client(backend).user.get().withResponse();
    expect(response.headers.get('x-ratelimit-remaining')).toBe('0');
  });

  it.each([
    [1000, 'More than 1 requests in 1000 ms with this token. Try again in 1 second.'],
    [1500, 'More than 1 requests in 1500 ms with this token. Try again in 2 seconds.'],
  ])('states the limit and the delay of a retry for a window of %s ms', async (windowMs, message) => {
    const backend = createBackend();
    backend.scenario.rateLimit({ limit: 1, windowMs });
    await client(backend).user.get();
    await expect(client(backend).user.get()).rejects.toThrow(message);
  });
});

describe('latency, hang and drop', () => {
  it('lets a call wait, and a client lose its patience', async () => {
    const backend = createBackend();
    backend.scenario.latency(60_000, ['getAuthenticatedUser']);
    await expect(client(backend, { timeout: 20 }).user.get()).rejects.toBeInstanceOf(TimeoutError);
    await client(backend).specs.list(org);
    backend.scenario.latency(1);
    await client(backend).specs.list(org);
  });

  it('answers after the time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const backend = createBackend();
    backend.scenario.latency(5000);
    const user = client(backend, { timeout: 10_000 }).user.get();
    await backend.calls.waitFor('getAuthenticatedUser');
    expect(statuses(backend)).toEqual([0]);
    await vi.advanceTimersByTimeAsync(5000);
    expect((await user).id).toBe('operator');
  });

  it('sends no response until the client aborts', async () => {
    const backend = createBackend();
    backend.scenario.hang('getAuthenticatedUser', { times: 1 });
    const controller = new AbortController();
    const user = client(backend).user.get({ signal: controller.signal });
    await backend.calls.waitFor('getAuthenticatedUser');
    controller.abort();
    await expect(user).rejects.toMatchObject({ kind: 'aborted' });
    await client(backend).user.get();
  });

  it('drops the connection before or after the call is executed', async () => {
    const backend = createBackend();
    const { specs } = client(backend);
    backend.scenario.drop('createOpenAPISpec', { times: 1 });
    backend.scenario.drop('createOpenAPISpec', { times: 1, done: true });
    const create = () => specs.create({ ...org, slug: 'pets', source });
    await expect(create()).rejects.toMatchObject({ kind: 'connection' });
    await expect(create()).rejects.toMatchObject({
      kind: 'connection',
      cause: { cause: { code: 'ECONNRESET' } },
    });
    await expect(create()).rejects.toMatchObject({ status: 409 });
  });

  it('rejects like fetch if the signal is already aborted', async () => {
    const { fetch, calls } = createBackend();
    await expect(fetch('/v1/user', { signal: AbortSignal.abort(new Error('over')) })).rejects.toThrow('over');
    expect(calls.all).toEqual([]);
  });
});

describe('garble', () => {
  it.each(['truncated-json', 'html', 'empty'] as const)(
    'with %s results in an error of kind `parse`',
    async (how) => {
      const backend = createBackend();
      backend.scenario.garble('createOpenAPISpec', how, { times: 1 });
      const create = client(backend).specs.create({ ...org, slug: 'pets', source });
      await expect(create).rejects.toMatchObject({ kind: 'parse', status: how === 'html' ? 200 : 201 });
      expect((await client(backend).specs.get(pets)).slug).toBe('pets');
    },
  );
});

describe('revoke', () => {
  it('revokes the token of a scope, any other token, and a configured token', async () => {
    const backend = createBackend();
    await client(backend, { token: 'mine' }).user.get();
    backend.scenario.revoke('mine');
    await expect(client(backend, { token: 'mine' }).user.get()).rejects.toMatchObject({ status: 401 });
    await client(backend).user.get();
    backend.scenario.revoke(backend.token);
    await expect(client(backend).user.get()).rejects.toMatchObject({ status: 401 });
    const guarded = createBackend({ auth: { tokens: { reader: { scopes: ['openapi:read'] } } } });
    guarded.scenario.revoke('reader');
    await expect(client(guarded, { token: 'reader' }).user.get()).rejects.toMatchObject({ status: 401 });
  });
});

describe('processing', () => {
  it.each(['FETCH_TIMEOUT', 'FETCH_ERROR', 'PARSE_ERROR'] as const)('ends with %s', async (error) => {
    const backend = createBackend();
    const problems = [{ message: 'Unexpected indentation.', line: 3, column: 7, pointer: '/paths' }];
    const outcome: Outcome = error === 'PARSE_ERROR' ? { error, problems } : { error };
    backend.scenario.processing('*', { kind: 'immediate' }, outcome);
    const failed = await client(backend)
      .specs.createAndWait({ ...org, slug: 'pets', source }, { pollInterval: { initial: 50 } })
      .catch((caught) => caught);
    expect(failed).toBeInstanceOf(SpecProcessingError);
    expect(failed.errorCode).toBe(error);
    if (error === 'PARSE_ERROR') expect(failed.spec.lastProcessedErrors).toMatchObject(problems);
  });

  it('has separate settings for one specification, until `clear`', async () => {
    const backend = createBackend({ processing: { kind: 'manual' } });
    const { specs } = client(backend);
    backend.scenario.processing('*', { kind: 'polls', count: 2 });
    backend.scenario.processing({ specSlug: 'Pets' }, { kind: 'immediate' });
    for (const slug of ['pets', 'toys']) await specs.create({ ...org, slug, source });
    const states = async () =>
      Promise.all(
        ['pets', 'toys'].map(async (specSlug) => (await specs.get({ ...org, specSlug })).processingState),
      );
    expect(await states()).toEqual(['complete', 'progress']);
    expect(await states()).toEqual(['complete', 'complete']);
    backend.scenario.clear();
    for (const specSlug of ['pets', 'toys'])
      await specs.upsert({ ...org, specSlug, source: { text: petstore('B') } });
    expect(await states()).toEqual(['pending', 'pending']);
  });

  it('succeeds when the same source is submitted again after a simulated error', async () => {
    const backend = createBackend();
    backend.scenario.processing('*', { kind: 'immediate' }, { error: 'FETCH_ERROR' });
    const { specs } = client(backend);
    await specs.upsert({ ...pets, source });
    expect((await specs.get(pets)).lastProcessErrorCode).toBe('FETCH_ERROR');
    backend.scenario.clear();
    await specs.upsert({ ...pets, source });
    expect((await specs.get(pets)).lastProcessErrorCode).toBeUndefined();
  });
});

describe('scenarios', () => {
  it('affect only their scope, also through MSW and below a handler of `on`', async () => {
    const mocks = startMocks();
    try {
      const [calm, wild] = [mocks.scope('calm'), mocks.scope('wild')];
      const through = ({ baseUrl, token }: Backend) =>
        new Client({ baseUrl, token, maxRetries: 0, logLevel: 'off' });
      wild.scenario.sequence('getAuthenticatedUser', ['drop', 503]);
      await expect(through(wild).user.get()).rejects.toMatchObject({ kind: 'connection' });
      await expect(through(wild).user.get()).rejects.toMatchObject({ status: 503 });
      await through(calm).user.get();
      wild.scenario.hang('getAuthenticatedUser');
      const controller = new AbortController();
      const hanging = through(wild).user.get({ signal: controller.signal });
      await wild.calls.waitFor('getAuthenticatedUser', 3);
      controller.abort();
      await expect(hanging).rejects.toMatchObject({ kind: 'aborted' });
      wild.scenario.clear();
      wild.scenario.sequence('getAuthenticatedUser', [503]);
      mocks.server.use(mocks.on('getAuthenticatedUser', ({ real }) => real()));
      await expect(through(wild).user.get()).rejects.toMatchObject({ status: 503 });
      await through(wild).user.get();
    } finally {
      mocks.close();
    }
  });

  it('are removed by a reset', async () => {
    const backend = createBackend();
    const { scenario } = backend;
    scenario.sequence('getAuthenticatedUser', [500]);
    scenario.rateLimit({ limit: 0, windowMs: 1000 });
    scenario.latency(60_000);
    scenario.revoke(backend.token);
    scenario.processing('*', { kind: 'manual' });
    backend.reset();
    await client(backend).user.get();
    await client(backend).specs.create({ ...org, slug: 'pets', source });
    expect((await client(backend).specs.get(pets)).processingState).toBe('complete');
  });
});

describe('calls', () => {
  it('can be awaited, past and future ones', async () => {
    const backend = createBackend();
    const second = backend.calls.waitFor('listOpenAPISpecs', 2);
    await client(backend).specs.list(org);
    const first = await backend.calls.waitFor('listOpenAPISpecs');
    await client(backend).specs.list({ ...org, limit: 7 });
    expect(first.query).toEqual({});
    expect((await second).query.limit).toBe(7);
  });

  it('can be awaited after waiting for an unknown operation was rejected', async () => {
    const backend = createBackend();
    await expect(backend.calls.waitFor(untyped('"listPets"'))).rejects.toThrow(
      'Unknown operation "listPets"',
    );
    await client(backend).specs.list(org);
    expect((await backend.calls.waitFor('listOpenAPISpecs')).status).toBe(200);
  });

  it('before a reset are not in the log after it', async () => {
    const backend = createBackend();
    const headers = { authorization: `Bearer ${backend.token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ source });
    const late = backend.fetch('/v1/orgs/default/openapi/pets', { method: 'PUT', headers, body });
    backend.reset();
    expect((await late).status).toBe(201);
    expect(backend.calls.all).toEqual([]);
    expect((await client(backend).specs.list(org)).count).toBe(0);
  });
});

describe('the size of a page', () => {
  it('is that of the option by default', async () => {
    const backend = createBackend({ pageSize: 2 });
    for (const slug of ['a', 'b', 'c']) await backend.add.spec({ slug, source });
    const list = client(backend).specs.list(org);
    expect((await list).items).toHaveLength(2);
    expect(await list.toArray({ limit: 10 })).toHaveLength(3);
    expect((await client(backend).specs.list({ ...org, limit: 3 })).items).toHaveLength(3);
    expect(backend.calls.of('listOpenAPISpecs').map(({ query }) => query.limit)).toEqual([
      undefined,
      undefined,
      3,
    ]);
  });

  it('is not greater than the maximum of the operation', async () => {
    const backend = createBackend({ pageSize: 100 });
    const operations = Array.from({ length: 60 }, (_, place) => [
      `/${place}`,
      { get: { operationId: `readWhale${place}`, responses: { 200: { description: 'OK' } } } },
    ]);
    const document = {
      ...{ openapi: '3.1.0', info: { title: 'Sea', version: '1' } },
      paths: Object.fromEntries(operations),
    };
    await backend.add.spec({ slug: 'sea', source: { text: JSON.stringify(document) } });
    const search = client(backend).org('default').search({ q: 'whale' });
    expect((await search).items).toHaveLength(50);
    expect(await search.toArray({ limit: 100 })).toHaveLength(60);
  });
});
