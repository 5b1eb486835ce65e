import { startMocks } from '@specshelf/mocks/node';
import { Client } from '@specshelf/sdk';
import { afterAll, it } from 'vitest';

const mocks = startMocks();
afterAll(() => mocks.close());

const pets = { organizationId: 'default', specSlug: 'pets' };
const text = '{ "openapi": "3.1.0", "info": { "title": "Pets", "version": "1" }, "paths": {} }';

// Each test has its own scope, so that concurrent tests can use the same slug.
it.concurrent('waits until a specification is processed', async ({ expect }) => {
  const api = mocks.scope('waits', { processing: { kind: 'polls', count: 3 } });
  const { specs } = new Client({ baseUrl: api.baseUrl, token: api.token });
  await specs.create({ organizationId: 'default', slug: 'pets', source: { text } });
  const spec = await specs.waitUntilProcessed(pets, { pollInterval: { initial: 50 } });
  expect(spec.processingState).toBe('complete');
  expect(api.calls.of('getOpenAPISpecBySlug')).toHaveLength(3);
});

it.concurrent('reports a source that cannot be fetched', async ({ expect }) => {
  const { baseUrl, token } = mocks.scope('fails');
  const { specs } = new Client({ baseUrl, token });
  const url = 'https://nowhere.example/pets.yaml';
  const upserted = specs.upsertAndWait({ ...pets, source: { url } }, { pollInterval: { initial: 50 } });
  await expect(upserted).rejects.toThrow('FETCH_ERROR');
});
