import { Client } from '@specshelf/sdk';
import { describe, expect, it } from 'vitest';
import { type Backend, createBackend, type Integration } from '../src/backend.js';
import { startMocks } from '../src/node.js';
import { petstore } from './support/petstore.js';

const source = { type: 'integration:timetables:sailings' };

function revisionOf({ baseUrl, token }: Backend, fetch: typeof globalThis.fetch) {
  const { computedContent } = new Client({ baseUrl, token, fetch, maxRetries: 0, logLevel: 'off' });
  return computedContent.generateRevision({ spaceId: 'docs', source, seed: 'seed' });
}

/** Looks at what there is with the token of its event, as a program would. */
const curious =
  (fetch: typeof globalThis.fetch): Integration =>
  async (_event, { apiEndpoint, apiTokens }) => {
    const authorization = `Bearer ${apiTokens.installation}`;
    const response = await fetch(`${apiEndpoint}/v1/orgs/default/openapi`, { headers: { authorization } });
    const { items }: { items: { slug: string }[] } = await response.json();
    return { pages: items.map(({ slug }) => ({ type: 'document', title: slug })) };
  };

describe('an integration of a mock', () => {
  it('reads with the token of its event what its own scope has, and no other', async () => {
    const backend = createBackend();
    const scopes = ['one', 'two', 'three'].map((name) => backend.scope(name));
    for (const [place, scope] of scopes.entries()) {
      await scope.add.integration('timetables', curious(backend.fetch));
      await scope.add.spec({ slug: `pets-${place}`, source: { text: petstore() } });
    }
    const revisions = await Promise.all(scopes.map((scope) => revisionOf(scope, backend.fetch)));
    expect(revisions.map(({ pages }) => pages.map(({ title }) => title))).toEqual([
      ['pets-0'],
      ['pets-1'],
      ['pets-2'],
    ]);
  });

  it('does so through MSW too', async () => {
    const fetch: typeof globalThis.fetch = (...args) => globalThis.fetch(...args);
    const mocks = startMocks({ integrations: { timetables: curious(fetch) } });
    try {
      const scope = mocks.scope('mine');
      await scope.add.spec({ slug: 'pets', source: { text: petstore() } });
      expect(await revisionOf(scope, fetch)).toMatchObject({ pages: [{ title: 'pets' }] });
      expect(mocks.calls.all).toEqual([]);
    } finally {
      mocks.close();
    }
  });

  it('is taken over by scopes, and is there again after a reset', async () => {
    const backend = createBackend({ integrations: { timetables: () => ({}) } });
    const scope = backend.scope('heir');
    scope.reset();
    expect((await revisionOf(scope, backend.fetch)).pages).toEqual([]);
    await scope.add.integration('TimeTables', () => ({ pages: [{ type: 'document', title: 'Mine' }] }));
    expect((await revisionOf(scope, backend.fetch)).pages).toMatchObject([{ title: 'Mine' }]);
    expect((await revisionOf(backend, backend.fetch)).pages).toEqual([]);
  });

  it('that ends with a TimeoutError has not answered in time', async () => {
    const timetables = () => Promise.reject(new DOMException('Too slow', 'TimeoutError'));
    const backend = createBackend({ integrations: { timetables } });
    await expect(revisionOf(backend, backend.fetch)).rejects.toMatchObject({ status: 504 });
  });

  it('that gives nothing has not answered with JSON', async () => {
    const { nothing } = JSON.parse('{}');
    const backend = createBackend({ integrations: { timetables: () => nothing } });
    await expect(revisionOf(backend, backend.fetch)).rejects.toMatchObject({
      status: 502,
      message: expect.stringContaining('the answer is not JSON'),
    });
  });

  it('has a name that a server would take', async () => {
    const backend = createBackend({ integrations: { 'time tables': () => ({}) } });
    await expect(backend.drainQueue()).rejects.toThrow('name: must be letters');
  });
});
