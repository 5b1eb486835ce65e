import { encodeText } from '../content/encode.js';
import { readContentText } from '../content/read-content.js';
import type { Content } from '../ports/content.js';
import type { Deps } from '../ports/deps.js';
import type { Validators } from '../ports/outbound.js';
import type { SpecSourceRecord } from '../ports/records.js';

/** The files that a specification is made of, by the digests under which their texts are kept. It is itself a content. */
export interface Manifest {
  /** Of the source that it was made from: what another one has answered says nothing of this one. */
  source?: string;
  /** Where the entry is: a URL after its redirects, or a path. */
  entry: string;
  /** The entry first. Not an object: a path may have any name. */
  files: readonly ManifestFile[];
  /** Other files that were asked for: they could not be had, for the reason given, or were of no use. */
  others: readonly { asked: string; reason?: string }[];
}

export interface ManifestFile extends Validators {
  /** Where it is, after redirects. */
  location: string;
  content: string;
  /** The URL that was asked for; absent for what came with the source. */
  asked?: string;
}

/** As a content to keep, with the contents that it names. */
export async function encodeManifest(deps: Deps, manifest: Manifest): Promise<Content> {
  const refersTo = manifest.files.map(({ content }) => content);
  return { ...(await encodeText(JSON.stringify(manifest), deps)), refersTo };
}

export async function readManifest(deps: Deps, digest: string): Promise<Manifest> {
  // Trusted as it is: a manifest is only ever written by the function above.
  const manifest: Manifest = JSON.parse(await readContentText(deps, digest));
  return manifest;
}

/** Names a source with everything that decides what it answers. */
export function sourceKey({ digest }: Deps, source: SpecSourceRecord): string {
  // Their size follows from the content.
  const named = source.kind === 'url' ? source : { kind: source.kind, content: source.content };
  return digest(JSON.stringify(named));
}
