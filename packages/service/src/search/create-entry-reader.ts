import type { SearchEntry } from '@specshelf/search';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../base/ports/deps.js';
import type { ChunkPlace, SearchStore } from '../base/ports/search/search-store.js';
import { type OpenedChunk, openEntries } from '../work/heavy-work/search/search-chunks.js';
import { placeOfDocument } from './chunk-ids.js';

type EntryStore = Pick<SearchStore, 'readEntries'>;

type EntryReaderDeps = Pick<Deps, 'decompress'> & { stores: { search: EntryStore } };

export interface EntryReader {
  /** Starts to read the entries of documents. */
  start(ids: readonly number[]): void;
  /** Returns the entry of a document; undefined if it was removed. */
  read(id: number): Promise<SearchEntry | undefined>;
}

type ChunkCache = LRUCache<string, OpenedChunk>;

/** Maximum memory of the opened chunks of a store, in bytes. */
const cacheSize = 8 * 1024 * 1024;

/** A chunk never changes, and the number of its generation is never used again. */
const caches = new WeakMap<EntryStore, ChunkCache>();

/** Creates a reader for one search, which reads each chunk at most once. */
export function createEntryReader(deps: EntryReaderDeps): EntryReader {
  const { search: store } = deps.stores;
  const cache: ChunkCache = caches.get(store) ?? new LRUCache({ maxSize: cacheSize });
  caches.set(store, cache);
  const chunks = new Map<string, Promise<OpenedChunk | undefined>>();
  const start = (ids: readonly number[]): void => {
    const added = new Map<string, ChunkPlace>();
    for (const id of ids) {
      const { generation, chunk } = placeOfDocument(id);
      const key = keyOf({ generation, chunk });
      if (chunks.has(key)) continue;
      const cached = cache.get(key);
      if (cached) chunks.set(key, Promise.resolve(cached));
      else added.set(key, { generation, chunk });
    }
    if (added.size === 0) return;
    const reading = readChunks(deps, cache, [...added.values()]);
    for (const key of added.keys()) {
      const found = reading.then((read) => read.get(key));
      // The search may fail before it needs the entries.
      found.catch(() => undefined);
      chunks.set(key, found);
    }
  };
  return {
    start,
    read: async (id) => {
      start([id]);
      const place = placeOfDocument(id);
      return (await chunks.get(keyOf(place)))?.entryAt(place.place);
    },
  };
}

async function readChunks(
  deps: EntryReaderDeps,
  cache: ChunkCache,
  places: readonly ChunkPlace[],
): Promise<Map<string, OpenedChunk>> {
  const found = new Map<string, OpenedChunk>();
  for (const chunk of await deps.stores.search.readEntries(places)) {
    const opened = await openEntries(deps, chunk.entries);
    found.set(keyOf(chunk), opened);
    cache.set(keyOf(chunk), opened, { size: opened.size });
  }
  return found;
}

function keyOf({ generation, chunk }: ChunkPlace): string {
  return `${generation} ${chunk}`;
}
