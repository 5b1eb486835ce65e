import { Client } from '@specshelf/sdk';
import { firstTokenScopes } from '@specshelf/service';
import { describe, expect, it } from 'vitest';
import { type Backend, type BackendOptions, createBackend } from '../src/backend.js';
import { petstore } from './support/petstore.js';

const pets = { organizationId: 'default', specSlug: 'pets' };
const source = { text: petstore() };

function client({ baseUrl, token, fetch }: Backend, options: { token?: string } = {}): Client {
  return new Client({ baseUrl, token, fetch, maxRetries: 0, logLevel: 'off', ...options });
}

describe('a backend', () => {
  it('starts with the data of a new server', async () => {
    const backend = createBackend();
    expect(await client(backend).specs.list({ organizationId: 'default' })).toMatchObject({
      items: [],
      count: 0,
    });
    expect(backend.clock.now().toISOString()).toBe('2026-01-01T00:00:00.000Z');
  });

  it('accepts paths, URLs, and requests', async () => {
    const { fetch, baseUrl, token } = createBackend({ baseUrl: 'https://api.example/registry/' });
    expect(baseUrl).toBe('https://api.example/registry');
    const init = { headers: { authorization: `Bearer ${token}` } };
    for (const input of ['/v1/user', `${baseUrl}/v1/user`, new URL(`${baseUrl}/v1/user`)]) {
      expect((await fetch(input, init)).status).toBe(200);
    }
    expect((await fetch(new Request(`${baseUrl}/v1/user`, init))).status).toBe(200);
  });

  it('rejects requests that are not under its base URL', async () => {
    const { fetch } = createBackend({ baseUrl: 'https://api.example/registry' });
    for (const url of ['https://other.example/registry/v1/user', 'https://api.example/registry2/v1/user']) {
      await expect(fetch(url)).rejects.toThrow(url);
    }
  });

  it('returns the same responses to the same calls', async () => {
    const play = async (options: BackendOptions = {}) => {
      const backend = createBackend(options);
      const response = await backend.fetch('/v1/orgs/default/openapi', {
        method: 'POST',
        headers: { authorization: `Bearer ${backend.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ slug: 'pets', source }),
      });
      return [response.headers.get('x-request-id'), await response.text()].join();
    };
    expect(await play()).toBe(await play());
    expect(await play({ seed: 'another' })).not.toBe(await play());
  });

  it('lists specifications of the same millisecond in the order of their creation', async () => {
    const backend = createBackend();
    const slugs = Array.from({ length: 40 }, (_, number) => `spec-${number}`);
    for (const slug of slugs) await backend.add.spec({ slug, source });
    const { items } = await client(backend).specs.list({ organizationId: 'default' });
    expect(items.map(({ slug }) => slug)).toEqual(slugs);
  });

  it('restores its initial state with `reset`', async () => {
    const backend = createBackend({
      world: { organizations: [{ id: 'acme' }], specs: [{ organizationId: 'acme', slug: 'kept', source }] },
    });
    const list = async () => (await client(backend).specs.list({ organizationId: 'acme' })).items;
    const before = await list();
    expect(before).toMatchObject([{ slug: 'kept', processingState: 'complete' }]);
    await backend.add.spec({ organizationId: 'acme', slug: 'added', source });
    backend.clock.advance(1000);
    backend.reset();
    expect(backend.calls.all).toEqual([]);
    expect(backend.clock.now().toISOString()).toBe('2026-01-01T00:00:00.000Z');
    expect(await list()).toEqual(before);
  });

  it('creates resources for which the API has no operation', async () => {
    const tokens = { directory: { scopes: ['email-domains:read'] } } as const;
    const backend = createBackend({ auth: { tokens } });
    const created = await backend.add.organization({
      id: 'acme',
      emailDomains: ['Acme.example'],
      spaces: ['docs-2'],
    });
    expect(created).toMatchObject({
      id: 'acme',
      title: 'acme',
      emailDomains: ['acme.example'],
      type: 'business',
    });
    expect(await backend.add.space({ id: 'wiki', organizationId: 'acme' })).toEqual({
      id: 'wiki',
      organizationId: 'acme',
    });
    const spec = await backend.add.spec({
      organizationId: 'acme',
      slug: 'pets',
      source,
      visibility: 'public',
    });
    expect(spec).toMatchObject({ slug: 'pets', processingState: 'complete', visibility: 'public' });
    const revision = await client(backend).computedContent.generateRevision({
      spaceId: 'wiki',
      source: { type: 'builtin:openapi', dependencies: { spec: { ref: { kind: 'openapi', spec: 'pets' } } } },
      seed: 'seed',
    });
    expect(revision.pages.length).toBeGreaterThan(0);
    const { organizations } = client({ ...backend, token: 'directory' });
    expect((await organizations.listByEmailDomain({ emailDomain: 'acme.example' })).organizations).toEqual([
      expect.objectContaining({ id: 'acme' }),
    ]);
    await expect(backend.add.space({ id: 'lost', organizationId: 'missing' })).rejects.toThrow('missing');
    await expect(backend.add.spec({ organizationId: 'missing', slug: 'x', source })).rejects.toThrow(
      'missing',
    );
  });

  it('gives every token the scopes of the first token of a server', async () => {
    const backend = createBackend();
    for (const token of [backend.token, 'any', backend.scope().token]) {
      const caller = client({ ...backend, token });
      const scopes = (await caller.user.get()).grants.flatMap((grant) => grant.scopes);
      expect(new Set(scopes)).toEqual(new Set(firstTokenScopes));
      await expect(
        caller.organizations.listByEmailDomain({ emailDomain: 'acme.example' }),
      ).rejects.toMatchObject({ status: 403 });
    }
  });

  it('reads the current text of its sources', async () => {
    const url = 'https://sources.example/pets.json';
    const backend = createBackend({ sources: { [url]: petstore('Old') } });
    const { versions } = client(backend).specs;
    const read = () => versions.getLatestRaw(pets);
    expect(await backend.add.spec({ slug: 'pets', source: { url } })).toMatchObject({ sourceURL: url });
    expect((await read()).text).toContain('Old');
    backend.add.source(url, petstore('New'));
    await client(backend).specs.upsert({ ...pets, source: { url } });
    expect((await read()).text).toContain('New');
    const failed = await backend.add.spec({ slug: 'none', source: { url: 'https://sources.example/none' } });
    expect(failed.lastProcessErrorCode).toBe('FETCH_ERROR');
    expect(failed.lastProcessedErrors[0]?.message).toContain('add.source');
  });

  it('logs calls with their types', async () => {
    const backend = createBackend();
    const { specs } = client(backend);
    await specs.create({ organizationId: 'default', slug: 'pets', source });
    await specs.list({ organizationId: 'default', limit: 7 });
    await specs.get({ organizationId: 'default', specSlug: 'none' }).catch(() => undefined);
    expect(backend.calls.all.map(({ operationId, status }) => `${operationId} ${status}`)).toEqual([
      'createOpenAPISpec 201',
      'listOpenAPISpecs 200',
      'getOpenAPISpecBySlug 404',
    ]);
    expect(backend.calls.last('createOpenAPISpec')?.body.slug).toBe('pets');
    expect(backend.calls.of('listOpenAPISpecs')[0]?.query.limit).toBe(7);
    expect(backend.calls.last('getOpenAPISpecBySlug')?.params).toEqual({
      organizationId: 'default',
      specSlug: 'none',
    });
    expect(backend.calls.last('deleteOpenAPISpecBySlug')).toBeUndefined();
    backend.calls.clear();
    expect(backend.calls.all).toEqual([]);
  });

  it('accepts any token, no token, or the configured tokens', async () => {
    const statusWith = (backend: Backend, token?: string) =>
      backend
        .fetch('/v1/user', token ? { headers: { authorization: `Bearer ${token}` } } : {})
        .then(({ status }) => status);
    const any = createBackend();
    expect([await statusWith(any, 'whatever'), await statusWith(any)]).toEqual([200, 401]);
    const off = createBackend({ auth: 'off' });
    expect([await statusWith(off, 'whatever'), await statusWith(off)]).toEqual([200, 200]);
    const some = createBackend({
      auth: { tokens: { reader: { scopes: ['openapi:read'], organizations: [] } } },
    });
    expect([
      await statusWith(some, 'reader'),
      await statusWith(some, 'whatever'),
      await statusWith(some),
    ]).toEqual([200, 401, 401]);
    expect(await statusWith(some, some.token)).toBe(200);
    await expect(
      client(some, { token: 'reader' }).specs.list({ organizationId: 'default' }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(client(some, { token: 'reader' }).specs.delete(pets)).rejects.toMatchObject({ status: 403 });
  });

  it('converts the query without request validation', async () => {
    const backend = createBackend({ requestValidation: false });
    const headers = { authorization: `Bearer ${backend.token}` };
    for (let number = 0; number < 3; number++) await backend.add.spec({ slug: `spec-${number}`, source });
    const response = await backend.fetch('/v1/orgs/default/openapi?limit=2', { headers });
    expect((await response.json()).items).toHaveLength(2);
  });
});

describe('processing', () => {
  const put = (backend: Backend) => client(backend).specs.upsert({ ...pets, source });
  const state = async (backend: Backend) => (await client(backend).specs.get(pets)).processingState;

  it('completes before the next request by default', async () => {
    const backend = createBackend();
    expect((await put(backend)).processingState).toBe('pending');
    expect(await state(backend)).toBe('complete');
  });

  it('completes at the configured poll', async () => {
    const backend = createBackend({ processing: { kind: 'polls', count: 3 } });
    for (let round = 0; round < 2; round++) {
      await client(backend).specs.upsert({ ...pets, source: { text: petstore(`Round ${round}`) } });
      await client(backend).specs.list({ organizationId: 'default' });
      expect([
        await state(backend),
        await state(backend),
        await state(backend),
        await state(backend),
      ]).toEqual(['progress', 'progress', 'complete', 'complete']);
    }
  });

  it('completes when the clock has advanced far enough', async () => {
    const backend = createBackend({ processing: { kind: 'clock', ms: 1000 } });
    await put(backend);
    expect(await state(backend)).toBe('pending');
    backend.clock.advance(999);
    expect(await state(backend)).toBe('progress');
    backend.clock.advance(1);
    expect(await state(backend)).toBe('complete');
  });

  it('completes with `finish` and its outcome, or with `drainQueue`', async () => {
    const backend = createBackend({ processing: { kind: 'manual' } });
    await put(backend);
    expect(await state(backend)).toBe('pending');
    expect(await backend.finish({ specSlug: 'pets' }, { error: 'FETCH_TIMEOUT' })).toMatchObject({
      processingState: 'complete',
      lastProcessErrorCode: 'FETCH_TIMEOUT',
      lastProcessedErrorCount: 1,
    });
    await put(backend);
    expect(await backend.finish({ specSlug: 'pets' })).toMatchObject({
      processingState: 'complete',
      lastProcessedErrorCount: 0,
    });
    await put(backend);
    await backend.drainQueue();
    expect(await state(backend)).toBe('complete');
    await expect(backend.finish({ specSlug: 'none' })).rejects.toThrow('none');
  });

  it('restarts the poll count when the source is replaced', async () => {
    const backend = createBackend({ processing: { kind: 'polls', count: 2 } });
    await put(backend);
    expect(await state(backend)).toBe('progress');
    await client(backend).specs.upsert({ ...pets, source: { text: petstore('Another') } });
    expect([await state(backend), await state(backend)]).toEqual(['progress', 'complete']);
  });

  it('cannot be completed twice', async () => {
    const backend = createBackend();
    await backend.add.spec({ slug: 'pets', source });
    await expect(backend.finish({ specSlug: 'pets' }, { error: 'PARSE_ERROR' })).rejects.toThrow(
      'pets is already processed',
    );
  });

  it('continues when the same source is submitted again', async () => {
    const backend = createBackend({ processing: { kind: 'polls', count: 2 } });
    await put(backend);
    expect(await state(backend)).toBe('progress');
    expect((await put(backend)).processingState).toBe('progress');
    expect(await state(backend)).toBe('complete');
  });
});

it('a list shows changes immediately, with the permissions of the token', async () => {
  const tokens = { reader: { scopes: ['openapi:read'] }, writer: {} } as const;
  const { fetch, add } = createBackend({ auth: { tokens } });
  const send = async (token: keyof typeof tokens, path = '', init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(`/v1/orgs/default/openapi${path}`, { ...init, headers });
    return response.json();
  };
  const shown = async (token: keyof typeof tokens) => {
    const { items, count } = await send(token);
    expect([items.length, count]).toEqual([1, 1]);
    return [items[0].visibility, items[0].permissions];
  };
  await add.spec({ slug: 'pets', source: { text: 'openapi: 3.1.0' } });
  expect(await shown('reader')).toEqual(['private', { view: true, edit: false }]);
  expect(await shown('writer')).toEqual(['private', { view: true, edit: true }]);
  await send('writer', '/pets', { method: 'PATCH', body: JSON.stringify({ visibility: 'public' }) });
  expect(await shown('writer')).toEqual(['public', { view: true, edit: true }]);
  expect(await shown('reader')).toEqual(['public', { view: true, edit: false }]);
});
