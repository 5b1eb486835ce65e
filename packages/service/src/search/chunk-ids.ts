import { idsOfGeneration, partsOfId } from '@specshelf/search';
import type { ChunkPlace } from '../base/ports/search/search-store.js';
import { documentsInChunk } from '../work/heavy-work/search/search-chunks.js';

/** Returns the IDs of the documents of a chunk. */
export function idsOfChunk({ generation, chunk }: ChunkPlace, ranks: Uint8Array): number[] {
  // The position is the lowest part of an ID.
  return idsOfGeneration(ranks, generation, chunk * documentsInChunk);
}

/** Returns the chunk with a document, and its place there. */
export function placeOfDocument(id: number): ChunkPlace & { place: number } {
  const { generation, position } = partsOfId(id);
  return { generation, chunk: Math.floor(position / documentsInChunk), place: position % documentsInChunk };
}
