import { describe, expect, it } from 'vitest';
import { type Backend, createBackend } from '../src/backend.js';
import { startMocks } from '../src/node.js';
import { petstore } from './support/petstore.js';
import { playConcurrently } from './support/play-concurrently.js';

describe('scopes', () => {
  it('of one backend are isolated when 1,000 run concurrently', async () => {
    const backend = createBackend();
    expect(new Set(await playConcurrently(1000, backend, backend.fetch)).size).toBe(1000);
    expect(backend.calls.all).toEqual([]);
  });

  it('are selected by their token through MSW', async () => {
    const mocks = startMocks();
    try {
      const ids = await playConcurrently(50, mocks, (...args) => globalThis.fetch(...args));
      expect(new Set(ids).size).toBe(50);
      expect(mocks.calls.all).toEqual([]);
    } finally {
      mocks.close();
    }
  });

  it('have their own clock, and IDs that do not depend on other scopes', async () => {
    const first = createBackend().scope('mine');
    const other = createBackend();
    other.scope('before');
    const second = other.scope('mine');
    const make = (backend: Backend) => backend.add.spec({ slug: 'pets', source: { text: petstore() } });
    expect((await make(first)).id).toBe((await make(second)).id);
    second.clock.advance(1000);
    expect(other.clock.now()).toEqual(first.clock.now());
  });

  it('with the same name are distinct', async () => {
    const backend = createBackend();
    const [one, two] = [backend.scope('same'), backend.scope('same')];
    expect(one.token).not.toBe(two.token);
    await one.add.spec({ slug: 'pets', source: { text: petstore() } });
    await two.add.spec({ slug: 'pets', source: { text: petstore() } });
  });

  it('inherit options, and can override them', async () => {
    const url = 'https://sources.example/pets.json';
    const backend = createBackend({ sources: { [url]: petstore() }, processing: { kind: 'manual' } });
    const spec = await backend.scope('inheriting').add.spec({ slug: 'pets', source: { url } });
    expect(spec.lastVersion).toBeDefined();
    const own = backend.scope('own', { sources: {}, startAt: '2030-01-01T00:00:00.000Z' });
    expect((await own.add.spec({ slug: 'pets', source: { url } })).lastProcessErrorCode).toBe('FETCH_ERROR');
    expect(own.clock.now().getUTCFullYear()).toBe(2030);
  });

  it('can have their own tokens, each for one scope', async () => {
    const backend = createBackend();
    const scope = backend.scope('guarded', { auth: { tokens: { reader: { scopes: ['openapi:read'] } } } });
    await backend.fetch('/v1/user', { headers: { authorization: 'Bearer reader' } });
    await scope.fetch('/v1/orgs/default/openapi/pets', {
      method: 'DELETE',
      headers: { authorization: 'Bearer reader' },
    });
    expect(scope.calls.all.map(({ status }) => status)).toEqual([200, 403]);
    expect(() => backend.scope('other', { auth: { tokens: { reader: {} } } })).toThrow(
      'already selects another scope',
    );
  });
});
