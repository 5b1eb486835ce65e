import { kindRange, partsOfId, scopeToken, wordOfToken } from '@specshelf/search';
import { describe, expect, it } from 'vitest';
import { printWords, readWords } from '../../../src/heavy-work/search/search-chunks.js';
import type { SearchChunk, SearchExpression } from '../../../src/index.js';
import { spec, time, version } from '../../records.js';
import type { StoreSuite } from '../store-suite.js';

const indexVersion = 2;
const operation = 64;

/** Returns a chunk of operations with these tokens, or of documents of other kinds and lengths of names. */
function chunk(number: number, tokens: readonly string[], ranks = tokens.map(() => operation)): SearchChunk {
  const entries = new TextEncoder().encode(`entries ${number}`);
  const all = tokens.flatMap((ofDocument) => ofDocument.split(' '));
  const words = printWords(all.flatMap((token) => wordOfToken(token) ?? []));
  return { chunk: number, ranks: Uint8Array.from(ranks), tokens, words, entries };
}

export function describeSearch({ stores }: StoreSuite): void {
  describe('the search index', () => {
    const insertShown = async (id: string) => {
      await stores.specs.insert(spec({ id, slug: id }));
      const added = version({ id: `${id}-v1`, specId: id });
      await stores.specs.commit({
        id,
        expected: {},
        changes: { lastVersion: added.id, processingState: 'complete' },
        version: added,
      });
    };
    const begin = (seconds = 0) => stores.search.begin({ indexVersion, now: time(seconds) });
    const write = (generation: number, chunks: readonly SearchChunk[], seconds = 0) =>
      stores.search.write(generation, chunks, time(seconds));
    const index = async (chunks: readonly SearchChunk[]) => {
      const { generation } = (await begin()) ?? expect.fail('There must be a specification to index');
      if (chunks.length > 0) expect(await write(generation, chunks)).toBe(true);
      expect(await stores.search.complete(generation, indexVersion)).toBe(true);
      return generation;
    };
    const everything = { after: -1, from: 0, below: Number.MAX_SAFE_INTEGER, limit: 100 };
    const find = async (expression: SearchExpression) =>
      (await stores.search.find({ ...everything, expressions: [expression] })).map(({ id }) => id);
    const count = async (token: string) => (await find({ token })).length;
    const removeAll = async (writtenBefore = time(0)) => {
      while (await stores.search.removeNext({ writtenBefore }));
    };

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

    it('finds documents by Boolean expressions, in the order of their IDs', async () => {
      await insertShown('pets');
      await index([
        chunk(0, ['oacme npet nlist', 'oacme npetal', 'oacme ncat']),
        chunk(1, ['oacme npet nété', 'obolt npet']),
      ]);
      const all = await find({ any: [{ token: 'oacme' }, { token: 'obolt' }] });
      expect(all).toHaveLength(5);
      expect(all).toEqual([...all].sort((a, b) => a - b));
      const [first, second, third, fourth, fifth] = all;
      expect(await find({ token: 'npet' })).toEqual([first, fourth, fifth]);
      expect(await find({ prefix: 'npet' })).toEqual([first, second, fourth, fifth]);
      expect(await find({ prefix: 'nét' })).toEqual([fourth]);
      expect(await find({ all: [{ token: 'oacme' }, { prefix: 'npet' }], not: { token: 'nlist' } })).toEqual([
        second,
        fourth,
      ]);
      expect(await find({ all: [{ token: 'oacme' }, { any: [] }] })).toEqual([]);
      expect(await find({ all: [{ token: 'oacme' }], not: { any: [] } })).toHaveLength(4);
      expect(await find({ any: [{ token: 'ncat' }, { token: 'nnone' }] })).toEqual([third]);
      const ofAcme = [{ token: 'oacme' }];
      const page = { expressions: ofAcme, after: first ?? 0, from: 0, below: fourth ?? 0, limit: 10 };
      const found = (id: number | undefined) => ({ id, expression: 0 });
      expect(await stores.search.find(page)).toEqual([found(second), found(third)]);
      expect(await stores.search.find({ ...page, limit: 1 })).toEqual([found(second)]);
      expect(await stores.search.find({ ...page, from: third ?? 0 })).toEqual([found(third)]);
    });

    it('finds documents of several expressions in turn, each document once', async () => {
      await insertShown('pets');
      await index([chunk(0, ['oacme ncat', 'oacme npet bcat', 'oacme npet', 'oacme bcat', 'oacme nox'])]);
      const [cat, both, pet, body] = await find({ token: 'oacme' });
      const expressions = [
        { token: 'npet' },
        { any: [] },
        { any: [{ token: 'ncat' }, { token: 'npet' }] },
        { prefix: 'bca' },
      ];
      const all = [
        { id: both, expression: 0 },
        { id: pet, expression: 0 },
        { id: cat, expression: 2 },
        { id: body, expression: 3 },
      ];
      expect(await stores.search.find({ ...everything, expressions })).toEqual(all);
      for (const limit of [1, 2, 3])
        expect(await stores.search.find({ ...everything, expressions, limit })).toEqual(all.slice(0, limit));
      // Only the first expression begins after an ID.
      const after = { ...everything, expressions, after: both ?? 0 };
      expect(await stores.search.find(after)).toEqual([
        { id: pet, expression: 0 },
        { id: cat, expression: 2 },
        { id: both, expression: 2 },
        { id: body, expression: 3 },
      ]);
      const range = { ...after, after: -1, from: both ?? 0, below: body ?? 0 };
      expect(await stores.search.find(range)).toEqual(all.slice(0, 2));
      expect(await stores.search.find({ ...everything, expressions: [] })).toEqual([]);
    });

    it('returns documents in the order of their kinds and lengths, up to a limit', async () => {
      await insertShown('pets');
      const ranks = [192, 128, 127, 90, 76, 64, 0];
      const tokens = ranks.map((_, at) => (at % 2 === 0 ? 'oacme npet' : 'oacme npets'));
      await index([chunk(0, tokens, ranks)]);
      const expressions = [{ all: [{ token: 'oacme' }, { token: 'npets' }] }, { prefix: 'npet' }];
      const positions = async (part: Partial<typeof everything> = {}) => {
        const found = await stores.search.find({ ...everything, ...part, expressions });
        return found.map(({ id }) => partsOfId(id).position);
      };
      // Those of the first expression, then the others.
      const all = [5, 3, 1, 6, 4, 2, 0];
      for (const limit of [1, 2, 3, 4, 5, 6, 7])
        expect(await positions({ limit })).toEqual(all.slice(0, limit));
      const [operations, schemas] = [kindRange('operation'), kindRange('schema')];
      expect(await positions({ from: operations[0], below: operations[1], limit: 3 })).toEqual([5, 3, 4]);
      expect(await positions({ from: schemas[0], below: schemas[1] })).toEqual([1]);
    });

    it('returns the words of the current generation of a specification', async () => {
      await insertShown('cats');
      await index([chunk(0, ['oacme ncat'])]);
      await insertShown('pets');
      const read = async (id: string, most = 9) =>
        (await stores.search.readWords(id, most))?.flatMap(readWords).sort();
      expect(await read('pets')).toEqual([]);
      await index([chunk(0, ['oacme npet bdog', 'oacme eidentifier']), chunk(1, ['oacme nother'])]);
      expect(await read('pets')).toEqual(['dog', 'other', 'pet']);
      expect(await read('pets', 3)).toEqual(['dog', 'other', 'pet']);
      expect(await read('pets', 2)).toBeUndefined();
      expect(await read('cats')).toEqual(['cat']);
      expect(await read('none')).toEqual([]);
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
      ['the deprecation', { deprecation: { at: time(1) } }],
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
      const former = await index([chunk(0, ['oacme npet'])]);
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

    it('indexes a specification again that changes before its former documents are kept', async () => {
      await insertShown('pets');
      await index([chunk(0, ['oacme npet'])]);
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

    it('finds the terms that documents have', async () => {
      await insertShown('pets');
      await index([chunk(0, ['oacme npet bété', 'oacme mkennel epetal'])]);
      const words = ['pet', 'pets', 'été', 'kennel', 'petal', 'acme', 'ét"é', "p'"];
      expect((await stores.search.findTerms(words)).sort()).toEqual(['kennel', 'pet', 'été']);
      expect(await stores.search.findTerms([])).toEqual([]);
    });

    it('removes terms that no document has any more, a number at a time', async () => {
      await insertShown('cats');
      await index([chunk(0, ['oacme ncat ppaw bsea'])]);
      await insertShown('pets');
      await index([chunk(0, ['oacme npet ppaw', 'oacme ndog'])]);
      const sweep = async () => {
        let last: string | undefined = '';
        do last = await stores.search.sweepTerms({ after: last, limit: 2 });
        while (last !== undefined);
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

    it('finds prefixes of many words', async () => {
      await insertShown('pets');
      const words = Array.from({ length: 450 }, (_, number) => `word${number}`);
      await index([
        chunk(
          0,
          words.slice(0, 32).map((_, place) =>
            words
              .filter((_, at) => at % 32 === place)
              .map((word) => `n${word}`)
              .join(' '),
          ),
        ),
      ]);
      expect(await find({ prefix: 'nword' })).toHaveLength(32);
      expect(await find({ prefix: 'nword4' })).toHaveLength(32);
      expect(await find({ prefix: 'nword44' })).toHaveLength(11);
      expect(await find({ prefix: 'nword449' })).toHaveLength(1);
      expect(await find({ prefix: 'nword5x' })).toEqual([]);
      expect(await find({ prefix: 'bword' })).toEqual([]);
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
