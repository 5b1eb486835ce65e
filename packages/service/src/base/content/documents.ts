import { Serialized } from '@specshelf/contract';
import type { Deps } from '../ports/deps.js';
import type { OpenAPISpecVersionRecord } from '../ports/records.js';
import { plainDocumentKey } from './plain-document-key.js';
import { readBytes, toStoredChunk } from './read-content.js';

type Specification = Pick<OpenAPISpecVersionRecord, 'specification'>;

/** Returns the ETags of the documents of a version. */
export function documentTags(deps: Deps, { specification }: Specification): { json: string; yaml: string } {
  const key = plainDocumentKey(deps, specification);
  return { json: key, yaml: `yaml-${key}` };
}

/** Returns the size of the processed document of a version without enrichment, in UTF-8. */
export async function documentSize(deps: Deps, { specification }: Specification): Promise<number> {
  return deps.sizeOf(await readPlain(deps, specification));
}

/** Returns the stored processed document of a version without enrichment. */
export function storedDocument(
  deps: Deps,
  { specification }: Specification,
): Serialized<Record<string, unknown>> {
  return new Serialized(async () => [toStoredChunk(deps, await readPlain(deps, specification))]);
}

/** Returns the processed document in YAML. The result is stored, because serializing a large document takes a second. */
export function documentInYAML(deps: Deps, { specification }: Specification): Serialized<string> {
  return new Serialized(async () => [toStoredChunk(deps, await readYAML(deps, specification))]);
}

/** Returns compressed bytes. Generates and stores them if they are missing. */
async function readYAML(deps: Deps, specification: string): Promise<Uint8Array> {
  const key = deps.digest(`YAML of ${plainDocumentKey(deps, specification)}`);
  const stored = await deps.stores.contents.get(key);
  const bytes = stored ?? (await deps.runTask('printYAML', await readPlain(deps, specification)));
  if (!stored) await deps.stores.contents.put([{ digest: key, bytes }]);
  return bytes;
}

/** Returns the processed document of a version without enrichment, compressed. */
export async function readPlain(deps: Deps, specification: string): Promise<Uint8Array> {
  const key = plainDocumentKey(deps, specification);
  return (await deps.stores.contents.get(key)) ?? addPlain(deps, specification, key);
}

/** Stores the document of a version of an earlier release that is not rebuilt yet. Returns compressed bytes. */
async function addPlain(deps: Deps, specification: string, key: string): Promise<Uint8Array> {
  const enriched = await readBytes(deps, specification);
  const bytes = await deps.runTask('printPlainDocument', enriched);
  await deps.stores.contents.put([
    { digest: specification, bytes: enriched, refersTo: [key] },
    { digest: key, bytes },
  ]);
  return bytes;
}
