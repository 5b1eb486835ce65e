import type { Deps } from '../deps.js';
import type { FetchResult, Validators } from '../fetch-source.js';
import { readBytes } from '../rules/contents.js';
import type { Manifest, ManifestFile } from '../rules/manifest.js';
import type { PipelineFile } from './run-pipeline.js';

/** The files of a specification while it is processed. */
export interface FilesAtHand {
  entry: string;
  files: Map<string, FileAtHand>;
  unavailable: Map<string, string>;
  /** How many of them came with the source: those are not counted as fetched. */
  given: number;
}

export type FileAtHand = PipelineFile & { validators?: Validators };

/** A file that is kept already. */
export async function storedFile(deps: Deps, content: string, validators?: Validators): Promise<FileAtHand> {
  const stored = await readBytes(deps, content);
  return { digest: content, stored, ...(validators && { validators }) };
}

/** What was fetched, or what is kept of it when the source says that it is still the same. */
export async function fetchedFile(
  deps: Deps,
  result: Exclude<FetchResult, { kind: 'failed' }>,
  before: ManifestFile | undefined,
): Promise<FileAtHand> {
  const { validators } = result;
  if (result.kind === 'fetched') return { fetched: result.bytes, validators };
  if (!before) throw new Error('A source can only be unchanged when it was fetched before');
  return storedFile(deps, before.content, { ...validatorsOf(before), ...validators });
}

export function validatorsOf({ etag, lastModified }: ManifestFile): Validators {
  return { ...(etag !== undefined && { etag }), ...(lastModified !== undefined && { lastModified }) };
}

/** What a run has read, to be kept. */
export function manifestOf(
  { entry, files, unavailable }: FilesAtHand,
  read: readonly [location: string, digest: string][],
  requested: string | undefined,
): Manifest {
  return {
    entry,
    ...(requested !== undefined && { requested }),
    files: read.map(([location, content]) => ({
      location,
      content,
      ...files.get(location)?.validators,
    })),
    unavailable: [...unavailable],
  };
}
