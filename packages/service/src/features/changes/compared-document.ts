import { defined } from '@specshelf/base/defined';
import { readBytes } from '../../base/content/read-content.js';
import type { ComparedDocument, ComparedFile } from '../../base/ports/changes/change-tasks.js';
import type { Deps } from '../../base/ports/deps.js';
import type { OpenAPISpecVersionRecord } from '../../base/ports/records.js';
import type { PipelineOutput } from '../../base/ports/work/pipeline.js';
import { readManifest } from '../sources/manifest.js';

type ComparedVersion = Pick<
  OpenAPISpecVersionRecord,
  'specification' | 'raw' | 'openapi' | 'format' | 'manifest'
>;
type Format = ComparedVersion['format'];
type FindText = (digest: string, location: string) => Uint8Array | undefined;

/** The location of a source that was submitted as text. */
const onlyFile = 'openapi';

/** Reads a stored version for a comparison. */
export async function comparedDocument(deps: Deps, version: ComparedVersion): Promise<ComparedDocument> {
  const { format, openapi = '' } = version;
  const names = await filesOf(deps, version);
  const texts = new Map<string, Uint8Array | undefined>();
  for (const [, digest] of names) texts.set(digest, await deps.stores.contents.get(digest));
  return {
    specification: await readBytes(deps, version.specification),
    files: toFiles(names, format, (digest) => texts.get(digest)),
    isConverted: openapi.startsWith('2'),
  };
}

/** Returns a text that differs for versions with different documents or files. */
export function contentKey({ specification, manifest, raw }: ComparedVersion): string {
  return `${specification} ${manifest ?? raw}`;
}

/** Like `contentKey`, for the result of a run. */
export function newContentKey({ made, files }: PipelineOutput & { kind: 'processed' }): string {
  return JSON.stringify([made.specification.digest, made.format, made.openapi, files]);
}

/** Returns the result of a run for a comparison, with the texts that `find` has. */
export function newDocument(
  { made, files }: PipelineOutput & { kind: 'processed' },
  find: FindText,
): ComparedDocument {
  const { specification, openapi, format } = made;
  return {
    specification: specification.bytes,
    files: toFiles(files, format, find),
    isConverted: openapi.startsWith('2'),
  };
}

/** Returns the locations and digests of all files, the entry first. Versions of early releases have no list of them. */
async function filesOf(
  deps: Deps,
  { manifest, raw }: ComparedVersion,
): Promise<(readonly [location: string, digest: string])[]> {
  if (manifest === undefined) return [[onlyFile, raw]];
  const { files } = await readManifest(deps, manifest);
  return files.map(({ location, content }) => [location, content]);
}

function toFiles(
  files: readonly (readonly [location: string, digest: string])[],
  format: Format,
  find: FindText,
): ComparedFile[] {
  return files.map(([location, digest]) => ({
    location,
    ...defined({
      name: location === onlyFile ? `${onlyFile}.${format}` : undefined,
      text: find(digest, location),
    }),
  }));
}
