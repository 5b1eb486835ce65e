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

/** Lists specifications with the token of its event, like a deployed integration. */
const listSpecs =
  (fetch: typeof globalThis.fetch): Integration =>
  async (_event, { apiEndpoint, apiTokens }) => {
    const authorization = `Bearer ${apiTokens.installation}`;
    const response = await fetch(`${apiEndpoint}/v1/orgs/default/openapi`, { headers: { authorization } });
    const { items }: { items: { slug: string }[] } = await response.json();
    return { pages: items.map(({ slug }) => ({ type: 'document', title: slug })) };
  };

describe('an integration of a mock', () => {
  it('reads only the data of its scope with the token of its event', async () => {
    const backend = createBackend();
    const scopes = ['one', 'two', 'three'].map((name) => backend.scope(name));
    for (const [place, scope] of scopes.entries()) {
      await scope.add.integration('timetables', listSpecs(backend.fetch));
      await scope.add.spec({ slug: `pets-${place}`, source: { text: petstore() } });
    }
    const revisions = await Promise.all(scopes.map((scope) => revisionOf(scope, backend.fetch)));
    expect(revisions.map(({ pages }) => pages.map(({ title }) => title))).toEqual([
      ['pets-0'],
      ['pets-1'],
      ['pets-2'],
    ]);
  });

  it('reads only the data of its scope through MSW', async () => {
    const fetch: typeof globalThis.fetch = (...args) => globalThis.fetch(...args);
    const mocks = startMocks({ integrations: { timetables: listSpecs(fetch) } });
    try {
      const scope = mocks.scope('mine');
      await scope.add.spec({ slug: 'pets', source: { text: petstore() } });
      expect(await revisionOf(scope, fetch)).toMatchObject({ pages: [{ title: 'pets' }] });
      expect(mocks.calls.all).toEqual([]);
    } finally {
      mocks.close();
    }
  });

  it('is inherited by scopes, and restored by a reset', async () => {
    const backend = createBackend({ integrations: { timetables: () => ({}) } });
    const scope = backend.scope('inheriting');
    scope.reset();
    expect((await revisionOf(scope, backend.fetch)).pages).toEqual([]);
    await scope.add.integration('TimeTables', () => ({ pages: [{ type: 'document', title: 'Mine' }] }));
    expect((await revisionOf(scope, backend.fetch)).pages).toMatchObject([{ title: 'Mine' }]);
    expect((await revisionOf(backend, backend.fetch)).pages).toEqual([]);
  });

  it('that throws a TimeoutError results in 504', async () => {
    const timetables = () => Promise.reject(new DOMException('Too slow', 'TimeoutError'));
    const backend = createBackend({ integrations: { timetables } });
    await expect(revisionOf(backend, backend.fetch)).rejects.toMatchObject({ status: 504 });
  });

  it('that returns undefined results in 502', async () => {
    const { nothing } = JSON.parse('{}');
    const backend = createBackend({ integrations: { timetables: () => nothing } });
    await expect(revisionOf(backend, backend.fetch)).rejects.toMatchObject({
      status: 502,
      message: expect.stringContaining('the response is not JSON'),
    });
  });

  it('is rejected if its name is invalid', async () => {
    const backend = createBackend({ integrations: { 'time tables': () => ({}) } });
    await expect(backend.drainQueue()).rejects.toThrow('name: must be letters');
  });
});
