import { type Outline, readOutline } from '@specshelf/generator';
import { CoalescingCache } from '../../../base/concurrency/coalescing-cache.js';
import { decodeUTF8 } from '../../../base/content/utf8.js';
import type { ContentCodec } from '../../../base/ports/work/content.js';
import type { StoredOutline } from '../../../base/ports/work/rendering.js';

export type ReadOutline = (stored: StoredOutline) => Promise<Outline>;

/** Ratio of the memory of an outline to the size of its text. */
const inMemory = 4;

/** Reads outlines through an LRU cache of at most `maximum` bytes. */
export function createOutlineReader(
  bytes: ContentCodec,
  maximum: number,
): { readOutline: ReadOutline; forget(): void } {
  const cache = new CoalescingCache<{ outline: Outline; size: number }>({
    maximum,
    weigh: ({ size }) => Math.max(size * inMemory, 1),
  });
  return {
    readOutline: async ({ digest, bytes: stored }) => {
      const { outline } = await cache.get(digest, async () => {
        const text = await bytes.decompress(stored);
        return { outline: readOutline(decodeUTF8(text)), size: text.byteLength };
      });
      return outline;
    },
    forget: () => cache.clear(),
  };
}
