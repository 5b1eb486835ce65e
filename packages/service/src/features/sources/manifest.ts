import { encodeText } from '../../base/content/encode.js';
import { readContentText } from '../../base/content/read-content.js';
import type { Deps } from '../../base/ports/deps.js';
import type { SpecSourceRecord } from '../../base/ports/records.js';
import type { Content } from '../../base/ports/work/content.js';
import type { Manifest } from '../../base/ports/work/manifest.js';

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
