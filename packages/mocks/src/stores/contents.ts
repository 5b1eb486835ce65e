import type { Content, ContentStore } from '@specshelf/service';
import { referencesIn } from './references-in.js';
import type { Tables } from './tables.js';

export function createContentStore(tables: Tables): ContentStore {
  const { contents, contentLinks, unusedContents } = tables;
  return {
    async put(list) {
      putContents(tables, list);
    },
    async get(digest) {
      return contents.get(digest)?.slice();
    },
    async markUnused({ after, limit, now }) {
      const rest = [...contents.keys()].filter((digest) => digest > after).sort();
      const part = rest.slice(0, limit);
      const used = referencesIn(tables);
      for (const digest of part)
        if (!used.has(digest) && !unusedContents.has(digest)) unusedContents.set(digest, now);
      return part.length < limit ? undefined : part.at(-1);
    },
    async removeUnused({ markedUntil, limit }) {
      const marked = [...unusedContents].filter(([, since]) => since <= markedUntil).slice(0, limit);
      const used = referencesIn(tables);
      const unused = marked.map(([digest]) => digest).filter((digest) => !used.has(digest));
      const bytes = unused.reduce((sum, digest) => sum + (contents.get(digest)?.byteLength ?? 0), 0);
      for (const [digest] of marked) unusedContents.delete(digest);
      for (const digest of unused) {
        contents.delete(digest);
        contentLinks.delete(digest);
      }
      return { contents: unused.length, bytes, more: marked.length === limit };
    },
  };
}

export function putContents(
  { contents, contentLinks, unusedContents }: Tables,
  list: readonly Content[],
): void {
  for (const { digest, bytes, refersTo } of list) {
    unusedContents.delete(digest);
    if (!contents.has(digest)) contents.set(digest, bytes.slice());
    if (refersTo) contentLinks.set(digest, [...refersTo]);
  }
}
