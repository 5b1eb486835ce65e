import { scopeToken } from '@specshelf/search';
import { describe, expect, it } from 'vitest';
import { time, version } from '../../records.js';
import type { StoreSuite } from '../store-suite.js';
import { chunk, createSearchSteps, indexVersion } from './search-steps.js';

export function describeSearch({ stores }: StoreSuite): void {
  describe('the search index', () => {
    const { insertShown, begin, write, index, find, count, removeAll } = createSearchSteps({ stores });

    it('has nothing to index at first, and finds nothing', async () => {
      expect(await begin()).toBeUndefined();
      expect(await find({ token: 'npet' })).toEqual([]);
      expect(await stores.search.findCurrent([1])).toEqual([]);
      expect(await stores.search.readEntries([{ generation: 1, chunk: 0 }])).toEqual([]);
      expect(await stores.search.findTerms(['pet'])).toEqual([]);
      expect(await stores.search.removeNext({ writtenBefore: time(0) })).toBe(false);
    });

    it('indexes a specification once', async () => {
      await insertShown('pets');
      const started = await begin();
      expect(started?.spec.slug).toBe('pets');
      // Another process finds nothing to do.
      expect(await begin()).toBeUndefined();
      const generation = started?.generation ?? 0;
      await write(generation, [chunk(0, ['oacme npet', 'oacme ncat'])]);
      expect(await stores.search.findCurrent([generation])).toEqual([]);
      expect(await stores.search.complete(generation, indexVersion)).toBe(true);
      expect(await begin()).toBeUndefined();
      expect(await stores.search.findCurrent([generation])).toMatchObject([
        { generation, versionId: 'pets-v1', spec: { slug: 'pets', organizationId: 'acme' } },
      ]);
      expect(await stores.search.readEntries([{ generation, chunk: 0 }])).toEqual([
        { generation, chunk: 0, entries: expect.anything() },
      ]);
      expect(await stores.search.inspect(indexVersion)).toEqual({ waiting: 0, documents: 2 });
    });

    it('replaces the documents of a specification at once, and removes the former ones in steps', async () => {
      await insertShown('pets');
      const former = await index(Array.from({ length: 9 }, (_, at) => chunk(at, ['oacme nold'])));
      await stores.specs.commit({ id: 'pets', expected: {}, changes: { tags: ['new'] } });
      const { generation = 0 } = (await begin()) ?? {};
      expect(generation).toBeGreaterThan(former);
      await write(generation, [chunk(0, ['oacme nnew'])]);
      expect(await stores.search.findCurrent([former, generation])).toMatchObject([{ generation: former }]);
      await stores.search.complete(generation, indexVersion);
      expect(await stores.search.findCurrent([former, generation])).toMatchObject([{ generation }]);
      expect(await stores.search.removeNext({ writtenBefore: time(0) })).toBe(true);
      await removeAll();
      expect(await count('nold')).toBe(0);
      expect(await count('nnew')).toBe(1);
      expect(await stores.search.inspect(indexVersion)).toEqual({ waiting: 0, documents: 1 });
    });

    it.each([
      ['tags', { tags: ['new'] }],
      ['the owner', { owner: 'Pets' }],
      ['the lifecycle', { lifecycle: 'deprecated' as const }],
      ['the visibility', { visibility: 'public' as const }],
      ['the facts', { facts: { counts: { operations: 1, webhooks: 0, schemas: 0 }, title: 'Cats' } }],
      ['the latest version', { lastVersion: 'other' }],
      ['the default version', { defaultVersion: 'other' }],
    ])('indexes a specification again after a change of %s', async (_name, changes) => {
      await insertShown('pets');
      await index([]);
      await stores.specs.commit({ id: 'pets', expected: {}, changes: { updatedAt: time(9), failedRuns: 1 } });
      expect(await begin()).toBeUndefined();
      await stores.specs.commit({ id: 'pets', expected: {}, changes });
      expect((await begin())?.spec).toMatchObject(changes);
    });

    it('indexes a specification again after its version was rebuilt', async () => {
      await insertShown('pets');
      await index([]);
      const { format, specification, outline } = version();
      const made = { format, specification, outline, pipelineVersion: 2 };
      await stores.versions.rebuild('pets-v1', made);
      expect(await begin()).toBeUndefined();
      await stores.versions.rebuild('pets-v1', { ...made, outline: 'outline2' });
      expect(await begin()).toBeDefined();
    });

    it('indexes all specifications again with another version of the index', async () => {
      await insertShown('pets');
      await index([]);
      expect(await stores.search.begin({ indexVersion: indexVersion + 1, now: time(0) })).toBeDefined();
    });

    it('indexes a specification again that changes while it is indexed', async () => {
      await insertShown('pets');
      const { generation = 0 } = (await begin()) ?? {};
      await write(generation, [chunk(0, ['oacme npet'])]);
      await stores.specs.commit({ id: 'pets', expected: {}, changes: { visibility: 'public' } });
      expect(await stores.search.complete(generation, indexVersion)).toBe(false);
      expect(await write(generation, [chunk(1, ['oacme npet'])])).toBe(false);
      expect(await stores.search.findCurrent([generation])).toEqual([]);
      expect((await begin())?.spec.visibility).toBe('public');
      await removeAll();
      expect(await count('npet')).toBe(0);
    });

    it('removes the documents of a specification that is removed, also while it is indexed', async () => {
      await insertShown('cats');
      const cats = await index([chunk(0, ['oacme ncat'])]);
      await insertShown('pets');
      const { generation = 0 } = (await begin()) ?? {};
      await write(generation, [chunk(0, ['oacme npet'])]);
      await stores.specs.remove('cats', time(1));
      await stores.specs.remove('pets', time(1));
      expect(await stores.search.findCurrent([cats])).toEqual([]);
      expect(await write(generation, [chunk(1, ['oacme npet'])])).toBe(false);
      expect(await stores.search.complete(generation, indexVersion)).toBe(false);
      await removeAll();
      expect(await find({ token: 'oacme' })).toEqual([]);
      expect(await stores.search.readEntries([{ generation: cats, chunk: 0 }])).toEqual([]);
    });

    it('removes the documents of an organization that is removed', async () => {
      await insertShown('pets');
      await index([chunk(0, [`${scopeToken('organization', 'acme')} npet`])]);
      await stores.organizations.remove('acme', time(1));
      await removeAll();
      expect(await count('npet')).toBe(0);
      expect(await stores.search.inspect(indexVersion)).toEqual({ waiting: 0, documents: 0 });
    });

    it('indexes a specification again whose process has ended', async () => {
      await insertShown('pets');
      const { generation = 0 } = (await begin(10)) ?? {};
      await removeAll(time(10));
      await write(generation, [chunk(0, ['oacme npet'])], 20);
      await removeAll(time(20));
      expect(await begin()).toBeUndefined();
      await removeAll(time(21));
      expect(await count('npet')).toBe(0);
      expect(await write(generation, [chunk(1, ['oacme npet'])])).toBe(false);
      expect(await stores.search.complete(generation, indexVersion)).toBe(false);
      expect(await begin()).toBeDefined();
    });

    it('indexes a released specification again', async () => {
      await insertShown('pets');
      const { generation = 0 } = (await begin()) ?? {};
      await stores.search.release(generation);
      expect(await stores.search.complete(generation, indexVersion)).toBe(false);
      expect(await begin()).toBeDefined();
    });

    it('keeps the former documents of the same version until the specification changes', async () => {
      await insertShown('pets');
      const former = await index([chunk(0, ['oacme npet', 'oacme ncat'])]);
      await stores.specs.commit({ id: 'pets', expected: {}, changes: { tags: ['new'] } });
      const { generation = 0 } = (await begin()) ?? {};
      await write(generation, [chunk(0, ['oacme npet'])]);
      expect(await stores.search.keepFormer(generation, indexVersion)).toBe(true);
      expect(await write(generation, [chunk(1, ['oacme npet'])])).toBe(false);
      expect(await stores.search.complete(generation, indexVersion)).toBe(false);
      expect(await begin()).toBeUndefined();
      await removeAll();
      expect(await count('npet')).toBe(1);
      expect(await stores.search.findCurrent([former])).toHaveLength(1);
      expect(await begin()).toBeUndefined();
      await stores.specs.commit({ id: 'pets', expected: {}, changes: { tags: [] } });
      expect(await begin()).toBeDefined();
    });

    it('keeps no documents of another version, and none that were removed', async () => {
      await insertShown('pets');
      const { generation: first = 0 } = (await begin()) ?? {};
      expect(await stores.search.keepFormer(first, indexVersion)).toBe(false);
      await stores.search.complete(first, indexVersion);
      const later = version({ id: 'v2', specId: 'pets', createdAt: time(5) });
      await stores.specs.commit({ id: 'pets', expected: {}, changes: { lastVersion: 'v2' }, version: later });
      const { generation = 0 } = (await begin()) ?? {};
      expect(await stores.search.keepFormer(generation, indexVersion)).toBe(false);
      expect(await stores.search.complete(generation, indexVersion)).toBe(true);
      expect(await stores.search.keepFormer(generation, indexVersion)).toBe(false);
    });

    it.each([
      ['another visibility', 2, { visibility: 'public' as const }],
      ['the specification alone', 1, { tags: ['new'] }],
    ])('keeps no documents of %s', async (_name, documents, changes) => {
      await insertShown('pets');
      await index([chunk(0, ['oacme npet', 'oacme ncat'].slice(0, documents))]);
      await stores.specs.commit({ id: 'pets', expected: {}, changes });
      const { generation = 0 } = (await begin()) ?? {};
      expect(await stores.search.keepFormer(generation, indexVersion)).toBe(false);
    });

    it('indexes a specification again that changes before its former documents are kept', async () => {
      await insertShown('pets');
      await index([chunk(0, ['oacme npet', 'oacme ncat'])]);
      await stores.specs.commit({ id: 'pets', expected: {}, changes: { tags: ['new'] } });
      const { generation = 0 } = (await begin()) ?? {};
      await stores.specs.commit({ id: 'pets', expected: {}, changes: { tags: ['newer'] } });
      expect(await stores.search.keepFormer(generation, indexVersion)).toBe(true);
      expect((await begin())?.spec.tags).toEqual(['newer']);
    });

    it('ignores the release of a complete generation', async () => {
      await insertShown('pets');
      const generation = await index([chunk(0, ['oacme npet'])]);
      await stores.search.release(generation);
      expect(await stores.search.findCurrent([generation])).toHaveLength(1);
      expect(await begin()).toBeUndefined();
    });

    it('has no current documents of a version that was removed', async () => {
      await insertShown('pets');
      const generation = await index([chunk(0, ['oacme npet'])]);
      const later = version({ id: 'v2', specId: 'pets', createdAt: time(5) });
      await stores.specs.commit({ id: 'pets', expected: {}, changes: { lastVersion: 'v2' }, version: later });
      expect(await stores.search.findCurrent([generation])).toHaveLength(1);
      const kept = { newest: 1 };
      await stores.versions.prune({
        organizationId: 'acme',
        specIds: ['pets'],
        kept,
        limit: 9,
        now: time(6),
      });
      expect(await stores.search.findCurrent([generation])).toEqual([]);
    });

    it('removes terms that no document has any more, a number at a time', async () => {
      await insertShown('cats');
      await index([chunk(0, ['oacme ncat ppaw bsea'])]);
      await insertShown('pets');
      await index([chunk(0, ['oacme npet ppaw', 'oacme ndog'])]);
      const sweep = async () => {
        while (await stores.search.sweepTerms(2));
      };
      const all = async () => (await stores.search.findTerms(['cat', 'dog', 'paw', 'pet', 'sea'])).sort();
      await sweep();
      expect(await all()).toEqual(['cat', 'dog', 'paw', 'pet', 'sea']);
      await stores.specs.remove('cats', time(1));
      await removeAll();
      await sweep();
      expect(await all()).toEqual(['dog', 'paw', 'pet']);
      expect(await find({ prefix: 'npe' })).toHaveLength(1);
      expect(await find({ prefix: 'ppa' })).toHaveLength(1);
    });

    it('removes terms of a specification whose chunks are removed between sweeps', async () => {
      await insertShown('cats');
      const { words } = chunk(0, ['oacme']);
      // The words of a chunk are those that no former chunk has.
      await index(
        Array.from({ length: 9 }, (_, at) => {
          const made = chunk(at, ['oacme ncat']);
          return at === 0 ? made : { ...made, words };
        }),
      );
      await stores.specs.remove('cats', time(1));
      while (await stores.search.removeNext({ writtenBefore: time(0) })) await stores.search.sweepTerms(2);
      expect(await stores.search.findTerms(['cat'])).toEqual([]);
    });

    it('can be cleared, also while a specification is indexed', async () => {
      await insertShown('cats');
      await index([chunk(0, ['oacme ncat'])]);
      await insertShown('pets');
      const { generation = 0 } = (await begin()) ?? {};
      await stores.search.clear();
      expect(await write(generation, [chunk(0, ['oacme npet'])])).toBe(false);
      expect(await find({ token: 'oacme' })).toEqual([]);
      expect(await stores.search.findTerms(['cat'])).toEqual([]);
      expect(await stores.search.inspect(indexVersion)).toEqual({ waiting: 2, documents: 0 });
      const started = [await begin(), await begin()].map((each) => each?.spec.slug);
      expect(started.sort()).toEqual(['cats', 'pets']);
    });
  });
}
