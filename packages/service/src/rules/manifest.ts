import type { Deps } from '../deps.js';
import type { Validators } from '../fetch-source.js';
import { keepContent, readContent } from './contents.js';

/** The files that a specification is made of, by the digests under which their texts are kept. It is itself a content. */
export interface Manifest {
  /** Where the entry is: a URL after its redirects, or a path. */
  entry: string;
  /** The URL that was asked for to get the entry. */
  requested?: string;
  /** The entry first. Not an object: a path may have any name. */
  files: readonly ManifestFile[];
  /** Files that could not be had, with the reason. */
  unavailable: readonly [location: string, reason: string][];
}

export interface ManifestFile extends Validators {
  location: string;
  content: string;
}

export async function keepManifest(deps: Deps, manifest: Manifest): Promise<string> {
  return keepContent(deps, JSON.stringify(manifest));
}

export async function readManifest(deps: Deps, digest: string): Promise<Manifest> {
  // Trusted as it is: a manifest is only ever written by the function above.
  const manifest: Manifest = JSON.parse(await readContent(deps, digest));
  return manifest;
}
