import { defined } from '@specshelf/base/defined';
import { readBytes } from '../../../base/content/read-content.js';
import type { Deps } from '../../../base/ports/deps.js';
import type { FetchResult, Validators } from '../../../base/ports/outbound.js';
import type { Manifest, ManifestFile, OriginalText } from '../../../base/ports/work/manifest.js';
import type { Findings, PipelineFile } from '../../../base/ports/work/pipeline.js';

/** The files of a specification during processing, by location. */
export interface LoadedFiles {
  entry: string;
  files: Map<string, LoadedFile>;
  unavailable: Map<string, string>;
  /** Locations after redirects, by requested URL. */
  redirects: Map<string, string>;
  /** Submitted files do not count as fetched. */
  submittedCount: number;
  /** The manifest of a set. */
  submitted?: Manifest;
}

export type LoadedFile = PipelineFile & {
  requestedURL?: string;
  validators?: Validators;
  /** Of a file that is unchanged. */
  original?: OriginalText;
};

export async function storedFile(deps: Deps, content: string): Promise<LoadedFile> {
  return { digest: content, stored: await readBytes(deps, content) };
}

/** Returns the fetched file, or the stored one if it is unchanged. */
export async function fetchedFile(
  deps: Deps,
  requestedURL: string,
  result: Exclude<FetchResult, { kind: 'failed' }>,
  before: ManifestFile | undefined,
): Promise<LoadedFile> {
  if (result.kind === 'fetched')
    return { fetched: result.bytes, requestedURL, validators: result.validators };
  if (!before) throw new Error('A source can only be unchanged when it was fetched before');
  const validators = { ...validatorsOf(before), ...result.validators };
  const { original } = before;
  return { ...(await storedFile(deps, before.content)), requestedURL, validators, ...defined({ original }) };
}

export function validatorsOf({ etag, lastModified }: ManifestFile): Validators {
  return defined({ etag, lastModified });
}

/** Returns the manifest of a run, of the files that the pipeline has read. */
export function manifestOf(
  { entry, files, unavailable }: LoadedFiles,
  { files: read, originals }: Pick<Findings, 'files' | 'originals'>,
  source: string,
): Manifest {
  const used = new Set(read.map(([location]) => location));
  const unused = [...files].filter(([location]) => !used.has(location));
  return {
    source,
    entry,
    files: read.map(([location, content]) => {
      const { requestedURL: asked, validators, original: before } = files.get(location) ?? {};
      const original = originals.get(location) ?? before;
      return { location, content, ...defined({ asked, original }), ...validators };
    }),
    others: [
      ...[...unavailable].map(([asked, reason]) => ({ asked, reason })),
      ...unused.flatMap(([, { requestedURL: asked }]) => (asked === undefined ? [] : [{ asked }])),
    ],
  };
}
