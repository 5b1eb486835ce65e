import { kindRange, partsOfId } from '@specshelf/search';
import { describe, expect, it } from 'vitest';
import { readWords } from '../../../src/work/heavy-work/search/search-chunks.js';
import type { StoreSuite } from '../store-suite.js';
import { chunk, createSearchSteps, everything } from './search-steps.js';

export function describeSearchResults({ stores }: StoreSuite): void {
  describe('finding documents in the search index', () => {
    const { insertShown, index, find } = createSearchSteps({ stores });

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
      const read = async (id: string, documents = 9, bytes = 100) =>
        (await stores.search.readWords(id, { documents, bytes }))?.flatMap(readWords).sort();
      expect(await read('pets')).toEqual([]);
      await index([chunk(0, ['oacme npet bdog', 'oacme eidentifier']), chunk(1, ['oacme nother'])]);
      expect(await read('pets')).toEqual(['dog', 'other', 'pet']);
      expect(await read('pets', 3)).toEqual(['dog', 'other', 'pet']);
      expect(await read('pets', 2)).toBeUndefined();
      expect(await read('pets', 3, 10)).toBeUndefined();
      expect(await read('cats')).toEqual(['cat']);
      expect(await read('none')).toEqual([]);
    });

    it('finds the terms that documents have', async () => {
      await insertShown('pets');
      await index([chunk(0, ['oacme npet bété', 'oacme mkennel epetal'])]);
      const words = ['pet', 'pets', 'été', 'kennel', 'petal', 'acme', 'ét"é', "p'"];
      expect((await stores.search.findTerms(words)).sort()).toEqual(['kennel', 'pet', 'été']);
      expect(await stores.search.findTerms([])).toEqual([]);
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
  });
}
