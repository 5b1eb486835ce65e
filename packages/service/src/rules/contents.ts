import type { Deps } from '../deps.js';

/** Stores a text under its digest, and gives the digest. */
export async function keepContent(deps: Deps, text: string): Promise<string> {
  const digest = deps.digest(text);
  await deps.stores.contents.put(digest, await deps.compress(text));
  return digest;
}

export async function readContent(deps: Deps, digest: string): Promise<string> {
  const bytes = await deps.stores.contents.get(digest);
  if (!bytes) throw new Error(`Content ${digest} is missing from the store`);
  return deps.decode(bytes);
}
