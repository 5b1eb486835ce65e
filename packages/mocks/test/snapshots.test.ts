import { Client } from '@specshelf/sdk';
import { describe, expect, it } from 'vitest';
import { type Backend, createBackend } from '../src/backend.js';
import { petstore } from './support/petstore.js';

const org = { organizationId: 'default' };
const pets = { ...org, specSlug: 'pets' };
const source = { text: petstore() };

const client = ({ baseUrl, token, fetch }: Backend) => new Client({ baseUrl, token, fetch });

describe('a snapshot', () => {
  it('can be restored repeatedly, with its clock and IDs', async () => {
    const backend = createBackend();
    const { specs } = client(backend);
    await specs.create({ ...org, slug: 'pets', source });
    backend.clock.advance(5000);
    const before = await backend.snapshot();
    expect(before.takenAt).toEqual(new Date('2026-01-01T00:00:05.000Z'));
    const ids: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      backend.restore(before);
      expect(backend.clock.now()).toEqual(before.takenAt);
      expect((await specs.get(pets)).processingState).toBe('complete');
      ids.push((await specs.create({ ...org, slug: 'toys', source })).id);
      await specs.delete(pets);
      backend.clock.advance(1000);
      expect((await specs.list(org)).count).toBe(1);
    }
    expect(new Set(ids).size).toBe(1);
    backend.reset();
    expect((await specs.list(org)).count).toBe(0);
  });

  it('can be stored, and restored by another backend with the same options', async () => {
    const backend = createBackend({ processing: { kind: 'manual' } });
    await client(backend).specs.create({ ...org, slug: 'pets', source });
    await backend.drainQueue();
    await client(backend).specs.create({ ...org, slug: 'toys', source });
    backend.clock.advance(5000);
    const stored = structuredClone(await backend.snapshot());
    const other = createBackend({ processing: { kind: 'manual' } });
    other.restore(stored);
    expect(other.clock.now()).toEqual(backend.clock.now());
    expect(await client(other).specs.list(org)).toEqual(await client(backend).specs.list(org));
    const content = ({ specs }: Client) => specs.versions.getLatestRaw(pets);
    expect(await content(client(other))).toEqual(await content(client(backend)));
    await other.drainQueue();
    expect((await client(other).specs.get({ ...org, specSlug: 'toys' })).lastVersion).toBeDefined();
  });

  it('contains the reads of versions before it', async () => {
    const backend = createBackend();
    const { specs } = client(backend);
    await specs.create({ ...org, slug: 'pets', source });
    const { id: versionId } = await specs.versions.getLatest(pets);
    const before = await backend.snapshot();
    await specs.versions.getLatest(pets);
    const requests = async () => {
      const { reads } = await specs.versions.usage({ ...pets, versionId });
      return reads.map((read) => read.requests);
    };
    expect(await requests()).toEqual([2]);
    backend.restore(before);
    expect(await requests()).toEqual([1]);
  });

  it('belongs to one scope', async () => {
    const backend = createBackend();
    const snapshot = await backend.snapshot();
    expect(() => backend.scope().restore(snapshot)).toThrow('another scope');
    expect(() => createBackend({ seed: 'other' }).restore(snapshot)).toThrow('another scope');
    expect(() => backend.restore({ takenAt: new Date() })).toThrow('another scope');
  });
});
