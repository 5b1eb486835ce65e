import { createBackend } from '@specshelf/mocks/backend';
import { Client, IncompatibleError } from '@specshelf/sdk';
import { describe, expect, it } from 'vitest';

const pets = { organizationId: 'default', specSlug: 'pets' };
const text = (paths: object) =>
  JSON.stringify({ openapi: '3.1.0', info: { title: 'Pets', version: '1' }, paths });
const get = { get: { responses: { 200: { description: 'A list.' } } } };

describe('compatibility', () => {
  it('is judged again when a run ends', async () => {
    const backend = createBackend({ processing: { kind: 'manual' } });
    const client = new Client({ ...backend });
    await client.specs.upsert({ ...pets, source: { text: text({ '/pets': get, '/owners': get }) } });
    await backend.drainQueue();
    await client.specs.upsert({ ...pets, source: { text: text({ '/pets': get }) } });
    await client.specs.update({ ...pets, compatibility: { refuse: 'breaking' } });
    await backend.drainQueue();
    const spec = await client.specs.get(pets);
    expect(spec.lastProcessErrorCode).toBe('INCOMPATIBLE');
    expect((await client.specs.versions.list(pets)).items).toHaveLength(1);
  });

  it('is refused by a scenario', async () => {
    const backend = createBackend();
    const client = new Client({ ...backend, maxRetries: 0 });
    backend.scenario.refusesBreaking({ times: 1 });
    const source = { text: text({}) };
    const error: unknown = await client.specs.upsert({ ...pets, source }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(IncompatibleError);
    expect(error).toMatchObject({ changeCount: 1, changes: [{ rule: 'operation-removed' }] });
    await expect(client.specs.upsert({ ...pets, source })).resolves.toMatchObject({ slug: 'pets' });
  });
});
