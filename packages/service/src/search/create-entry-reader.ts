import type { SearchEntry } from '@specshelf/search';
import { openEntries } from '../heavy-work/search/search-chunks.js';
import type { Deps } from '../ports/deps.js';
import type { ChunkPlace, SearchStore } from '../ports/search/search-store.js';
import { placeOfDocument } from './chunk-ids.js';

type EntryReaderDeps = Pick<Deps, 'decompress'> & { stores: { search: Pick<SearchStore, 'readEntries'> } };

export interface EntryReader {
  /** Starts to read the entries of documents. */
  start(ids: readonly number[]): void;
  /** Returns the entry of a document; undefined if it was removed. */
  read(id: number): Promise<SearchEntry | undefined>;
}

type FindEntry = (place: number) => SearchEntry | undefined;

/** Creates a reader for one search, which reads each chunk once. */
export function createEntryReader(deps: EntryReaderDeps): EntryReader {
  const chunks = new Map<string, Promise<FindEntry>>();
  const start = (ids: readonly number[]): void => {
    const added = new Map<string, ChunkPlace>();
    for (const id of ids) {
      const { generation, chunk } = placeOfDocument(id);
      const key = keyOf({ generation, chunk });
      if (!chunks.has(key)) added.set(key, { generation, chunk });
    }
    if (added.size === 0) return;
    const reading = readChunks(deps, [...added.values()]);
    for (const key of added.keys()) {
      const found = reading.then((read) => read.get(key) ?? (() => undefined));
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
      return (await chunks.get(keyOf(place)))?.(place.place);
    },
  };
}

async function readChunks(
  deps: EntryReaderDeps,
  places: readonly ChunkPlace[],
): Promise<Map<string, FindEntry>> {
  const found = new Map<string, FindEntry>();
  for (const chunk of await deps.stores.search.readEntries(places)) {
    found.set(keyOf(chunk), await openEntries(deps, chunk.entries));
  }
  return found;
}

function keyOf({ generation, chunk }: ChunkPlace): string {
  return `${generation} ${chunk}`;
}
