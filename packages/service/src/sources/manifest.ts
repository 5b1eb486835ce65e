import { encodeText } from '../content/encode.js';
import { readContentText } from '../content/read-content.js';
import type { Content } from '../ports/content.js';
import type { Deps } from '../ports/deps.js';
import type { Validators } from '../ports/outbound.js';
import type { SpecSourceRecord } from '../ports/records.js';
import type { OriginalText } from './original-text.js';

/** The files of a specification, with the digests of their texts. A manifest is itself stored as content. */
export interface Manifest {
  /** Key of the source of the files (`sourceKey`): the responses of another source are not reused. */
  source?: string;
  /** Location of the entry: a URL after redirects, or a path. */
  entry: string;
  /** The entry first. Not an object, because paths may have any name. */
  files: readonly ManifestFile[];
  /** Other requested files: unavailable, for this reason, or unused. */
  others: readonly { asked: string; reason?: string }[];
}

export interface ManifestFile extends Validators {
  /** Location after redirects. */
  location: string;
  content: string;
  /** The requested URL; absent for submitted files. */
  asked?: string;
  /** The fetched form of the text, unless that was UTF-8. Absent in manifests of early releases. */
  original?: OriginalText;
}

/** Returns a manifest as content that refers to its files. */
export async function encodeManifest(deps: Deps, manifest: Manifest): Promise<Content> {
  const refersTo = manifest.files.map(({ content }) => content);
  return { ...(await encodeText(JSON.stringify(manifest), deps)), refersTo };
}

export async function readManifest(deps: Deps, digest: string): Promise<Manifest> {
  // Not validated: only the function above writes manifests.
  const manifest: Manifest = JSON.parse(await readContentText(deps, digest));
  return manifest;
}

/** Returns a key of a source, of everything that its responses depend on. */
export function sourceKey({ digest }: Deps, source: SpecSourceRecord): string {
  // The size is derived from the content.
  const named = source.kind === 'url' ? source : { kind: source.kind, content: source.content };
  return digest(JSON.stringify(named));
}
