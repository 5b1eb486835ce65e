import { documentId } from '@specshelf/search';
import { expect, it } from 'vitest';
import type { ChunkPlace } from '../../src/base/ports/search/search-store.js';
import { createEntryReader } from '../../src/search/create-entry-reader.js';
import { printChunk } from '../../src/work/heavy-work/search/search-chunks.js';
import { plainCodec } from '../plain-codec.js';

const idOf = (generation: number, position: number) =>
  documentId({ kind: 'operation', nameLength: 1, generation, position });

/** A reader of two chunks of generation 1, and the places that it reads. */
async function readerOf(fail?: Error) {
  const reads: (readonly ChunkPlace[])[] = [];
  const document = (title: string) => ({
    entry: { kind: 'operation' as const, title },
    nameLength: 1,
    tokens: [],
  });
  const first = await printChunk(plainCodec, [document('a'), document('line\nbreak')], new Set());
  const second = await printChunk(plainCodec, [document('c')], new Set());
  const readEntries = async (places: readonly ChunkPlace[]) => {
    reads.push(places);
    if (fail) throw fail;
    return places.flatMap(({ generation, chunk }) => {
      const entries = generation === 1 ? [first, second][chunk]?.entries : undefined;
      return entries ? [{ generation, chunk, entries }] : [];
    });
  };
  const deps = { ...plainCodec, stores: { search: { readEntries } } };
  return { reads, deps, reader: createEntryReader(deps) };
}

it('reads the chunks of several documents at once, and each chunk once', async () => {
  const { reads, reader } = await readerOf();
  reader.start([idOf(1, 0), idOf(1, 1), idOf(1, 32)]);
  reader.start([idOf(1, 1)]);
  expect((await reader.read(idOf(1, 1)))?.title).toBe('line\nbreak');
  expect((await reader.read(idOf(1, 32)))?.title).toBe('c');
  expect(reads).toEqual([
    [
      { generation: 1, chunk: 0 },
      { generation: 1, chunk: 1 },
    ],
  ]);
});

it('reads what was not started, and returns undefined for what was removed', async () => {
  const { reads, reader } = await readerOf();
  expect((await reader.read(idOf(1, 0)))?.title).toBe('a');
  expect(await reader.read(idOf(1, 2))).toBeUndefined();
  expect(await reader.read(idOf(2, 0))).toBeUndefined();
  expect(reads).toHaveLength(2);
});

it('reads a chunk once for several searches, but a missing one again', async () => {
  const { reads, deps, reader } = await readerOf();
  await reader.read(idOf(1, 0));
  await reader.read(idOf(2, 0));
  const next = createEntryReader(deps);
  next.start([idOf(1, 1), idOf(1, 32), idOf(2, 0)]);
  expect((await next.read(idOf(1, 1)))?.title).toBe('line\nbreak');
  expect((await next.read(idOf(1, 32)))?.title).toBe('c');
  expect(await next.read(idOf(2, 0))).toBeUndefined();
  expect(reads.slice(2)).toEqual([
    [
      { generation: 1, chunk: 1 },
      { generation: 2, chunk: 0 },
    ],
  ]);
  // Of another store.
  const { reads: others, reader: other } = await readerOf();
  await other.read(idOf(1, 0));
  expect(others).toHaveLength(1);
});

it('fails when an entry is needed, not when its read fails', async () => {
  const { reader } = await readerOf(new Error('The database is closed'));
  reader.start([idOf(1, 0)]);
  await new Promise((resolve) => setImmediate(resolve));
  await expect(reader.read(idOf(1, 0))).rejects.toThrow('The database is closed');
});
