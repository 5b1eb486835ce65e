import { wordOfToken } from '@specshelf/search';
import { expect } from 'vitest';
import type { SearchChunk, SearchExpression } from '../../../src/index.js';
import { printWords } from '../../../src/work/heavy-work/search/search-chunks.js';
import { spec, time, version } from '../../records.js';
import type { StoreSuite } from '../store-suite.js';

export const indexVersion = 2;
const operation = 64;

/** Returns a chunk of operations with these tokens, or of documents of other kinds and lengths of names. */
export function chunk(
  number: number,
  tokens: readonly string[],
  ranks = tokens.map(() => operation),
): SearchChunk {
  const entries = new TextEncoder().encode(`entries ${number}`);
  const all = tokens.flatMap((ofDocument) => ofDocument.split(' '));
  const words = printWords(all.flatMap((token) => wordOfToken(token) ?? []));
  return { chunk: number, ranks: Uint8Array.from(ranks), tokens, words, entries };
}

/** Any documents, up to 100. */
export const everything = { after: -1, from: 0, below: Number.MAX_SAFE_INTEGER, limit: 100 };

/** Returns the steps of tests of the search index of stores. */
export function createSearchSteps({ stores }: Pick<StoreSuite, 'stores'>) {
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
  const find = async (expression: SearchExpression) =>
    (await stores.search.find({ ...everything, expressions: [expression] })).map(({ id }) => id);
  const count = async (token: string) => (await find({ token })).length;
  const removeAll = async (writtenBefore = time(0)) => {
    while (await stores.search.removeNext({ writtenBefore }));
  };
  return { insertShown, begin, write, index, find, count, removeAll };
}
