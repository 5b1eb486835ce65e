import type { ContentStore } from '@specshelf/service';
import type { Tables } from './tables.js';

export function createContentStore({ contents }: Tables): ContentStore {
  return {
    async put(list) {
      for (const { digest, bytes } of list) if (!contents.has(digest)) contents.set(digest, bytes.slice());
    },
    async get(digest) {
      return contents.get(digest)?.slice();
    },
  };
}
