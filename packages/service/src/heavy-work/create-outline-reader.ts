import { type Outline, readOutline } from '@specshelf/generator';
import { Kept } from '../concurrency/coalescing-cache.js';
import { toText } from '../content/utf8.js';
import type { Bytes } from '../ports/deps.js';

/** An outline as it is stored, under its digest. */
export interface StoredOutline {
  digest: string;
  bytes: Uint8Array;
}

export type ReadOutline = (stored: StoredOutline) => Promise<Outline>;

/** How much more memory an outline takes than its text. */
const inMemory = 4;

/** Reads outlines through an LRU cache of at most `maximum` bytes. */
export function createOutlineReader(
  bytes: Bytes,
  maximum: number,
): { readOutline: ReadOutline; forget(): void } {
  const cache = new Kept<{ outline: Outline; size: number }>({
    maximum,
    weigh: ({ size }) => Math.max(size * inMemory, 1),
  });
  return {
    readOutline: async ({ digest, bytes: stored }) => {
      const { outline } = await cache.get(digest, async () => {
        const text = await bytes.decompress(stored);
        return { outline: readOutline(toText(text)), size: text.byteLength };
      });
      return outline;
    },
    forget: () => cache.clear(),
  };
}
