import type { StoredChunk } from '@specshelf/contract';
import { toText } from '../bytes-of-text.js';
import type { Bytes, Deps } from '../deps.js';
import { type PackedText, pack } from '../pack.js';
import { preparedTextsOf } from '../prepared-texts.js';
import type { ContentStore } from '../stores.js';

// A thread of its own is asked for no less: the way there takes longer.
const large = 64 * 1024;

/** Texts of whatever length as they are stored. */
async function packTexts(deps: Deps, texts: readonly string[]): Promise<PackedText[]> {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  return length > large ? deps.pack(texts) : pack(texts, deps);
}

/** Texts of a source, by the keys of its prepared texts. A large body comes with its texts packed. */
export async function packSourceTexts(
  deps: Deps,
  source: object,
  texts: ReadonlyMap<string, string>,
): Promise<PackedText[]> {
  const prepared = preparedTextsOf(source);
  if (!prepared) return packTexts(deps, [...texts.values()]);
  return [...texts.keys()].map((key) => {
    const text = prepared.get(key);
    if (!text) throw new Error('A text of a large body was not prepared');
    return text;
  });
}

/** A stored text as a chunk of a reply. */
export function toStoredChunk(deps: Bytes, stored: Uint8Array): StoredChunk {
  return { stored, size: deps.sizeOf(stored), read: () => deps.decompress(stored) };
}

/** A text, in UTF-8. */
async function readContent(deps: Deps, digest: string): Promise<Uint8Array> {
  return deps.decompress(await readBytes(deps, digest));
}

export async function readContentText(deps: Deps, digest: string): Promise<string> {
  return toText(await readContent(deps, digest));
}

/** The part of `Deps` that reads contents. */
export interface ContentReader {
  stores: { contents: Pick<ContentStore, 'get'> };
}

/** A content as it is stored. */
export async function readBytes(deps: ContentReader, digest: string): Promise<Uint8Array> {
  const bytes = await deps.stores.contents.get(digest);
  if (!bytes) throw new Error(`Content ${digest} is missing from the store`);
  return bytes;
}
