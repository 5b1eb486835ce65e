import { fromText, toText } from '../bytes-of-text.js';
import type { Deps } from '../deps.js';
import type { Content } from '../processing/run-pipeline.js';

/** Stores a text under its digest, and gives the digest. */
export async function keepContent(deps: Deps, text: string): Promise<string> {
  return keepBytes(deps, fromText(text));
}

/** The same for a text that is in UTF-8 already. */
export async function keepBytes(deps: Deps, data: Uint8Array): Promise<string> {
  const digest = deps.digest(data);
  await deps.stores.contents.put([{ digest, bytes: await deps.compress(data) }]);
  return digest;
}

export async function toContent(deps: Deps, text: string): Promise<Content> {
  const data = fromText(text);
  return { digest: deps.digest(data), bytes: await deps.compress(data) };
}

export async function readContent(deps: Deps, digest: string): Promise<string> {
  return toText(await deps.decompress(await readBytes(deps, digest)));
}

/** A content as it is stored. */
export async function readBytes(deps: Deps, digest: string): Promise<Uint8Array> {
  const bytes = await deps.stores.contents.get(digest);
  if (!bytes) throw new Error(`Content ${digest} is missing from the store`);
  return bytes;
}
