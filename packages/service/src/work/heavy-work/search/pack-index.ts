import { joinBytes } from '../../../base/content/join-bytes.js';
import type { PackedIndex } from '../../../base/ports/search/index-task.js';
import type { IndexedVersion } from './index-version.js';
import type { SearchChunk } from './search-chunks.js';

export function packIndex({ ranks, chunks }: IndexedVersion): PackedIndex {
  const parts = chunks.flatMap(({ entries, tokens, words }) => [entries, tokens, words]);
  return { ranks, body: joinBytes(parts), lengths: Uint32Array.from(parts, ({ length }) => length) };
}

/** Returns chunks that are views of the packed bytes. */
export function unpackIndex({ ranks, body, lengths }: PackedIndex): IndexedVersion {
  const chunks: SearchChunk[] = [];
  let start = 0;
  const take = (place: number) => {
    const end = start + (lengths[place] ?? 0);
    const part = body.subarray(start, end);
    start = end;
    return part;
  };
  for (let place = 0; place < lengths.length; place += 3) {
    chunks.push({ entries: take(place), tokens: take(place + 1), words: take(place + 2) });
  }
  return { ranks, chunks };
}
