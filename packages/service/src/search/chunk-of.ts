import type { SearchChunk } from '../base/ports/search/search-store.js';
import type { IndexedVersion } from '../work/heavy-work/search/index-version.js';
import { documentsInChunk, readTokens } from '../work/heavy-work/search/search-chunks.js';

/** The highest number of chunks of a specification, because of the size of IDs. The rest is not found. */
const maxChunks = 2 ** 18 / documentsInChunk;

export function countChunks({ chunks }: IndexedVersion): number {
  return Math.min(chunks.length, maxChunks);
}

/** Returns a chunk for the store. All its documents get the tokens of the scopes. */
export function chunkOf(indexed: IndexedVersion, chunk: number, scopes: readonly string[]): SearchChunk {
  const { ranks, chunks } = indexed;
  const { entries, tokens, words } = chunks[chunk] ?? empty;
  const from = chunk * documentsInChunk;
  return {
    chunk,
    ranks: ranks.slice(from, from + documentsInChunk),
    tokens: readTokens(tokens).map((ofDocument) => `${scopes.join(' ')} ${ofDocument}`),
    words,
    entries,
  };
}

const empty = { entries: new Uint8Array(), tokens: new Uint8Array(), words: new Uint8Array() };
