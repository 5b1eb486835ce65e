const { createBackend } = require('@specshelf/mocks/backend');
const { Client } = require('@specshelf/sdk');

const backend = createBackend();
const { baseUrl, token, fetch } = backend;
const client = new Client({ baseUrl, token, fetch });
const text = '{ "openapi": "3.1.0", "info": { "title": "Pets", "version": "1" }, "paths": {} }';

beforeEach(() => backend.reset());

test('a specification can be read after it was created', async () => {
  await client.specs.create({ organizationId: 'default', slug: 'pets', source: { text } });
  const spec = await client.specs.get({ organizationId: 'default', specSlug: 'pets' });
  expect(spec.processingState).toBe('complete');
  expect(backend.calls.last('createOpenAPISpec').body.slug).toBe('pets');
});

test('no data of the previous test remains', async () => {
  const { count } = await client.specs.list({ organizationId: 'default' });
  expect(count).toBe(0);
});
