import type { StoredChunk } from '@specshelf/contract';
import type { Deps } from '../ports/deps.js';
import type { ContentStore } from '../ports/stores.js';
import type { ContentCodec } from '../ports/work/content.js';
import { decodeUTF8 } from './utf8.js';

/** Returns a stored text as a chunk of a reply. */
export function toStoredChunk(deps: ContentCodec, stored: Uint8Array): StoredChunk {
  return { stored, size: deps.sizeOf(stored), read: () => deps.decompress(stored) };
}

/** Returns decompressed bytes. */
async function readContent(deps: Deps, digest: string): Promise<Uint8Array> {
  return deps.decompress(await readBytes(deps, digest));
}

export async function readContentText(deps: Deps, digest: string): Promise<string> {
  return decodeUTF8(await readContent(deps, digest));
}

/** The part of `Deps` that reads contents. */
export interface ContentReader {
  stores: { contents: Pick<ContentStore, 'get'> };
}

/** Returns the stored, compressed bytes of a content. */
export async function readBytes(deps: ContentReader, digest: string): Promise<Uint8Array> {
  const bytes = await deps.stores.contents.get(digest);
  if (!bytes) throw new Error(`Content ${digest} is missing from the store`);
  return bytes;
}
