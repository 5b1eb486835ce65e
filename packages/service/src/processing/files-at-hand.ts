import { defined } from '@specshelf/markdown/defined';
import { readBytes } from '../content/read-content.js';
import type { Deps } from '../ports/deps.js';
import type { FetchResult, Validators } from '../ports/outbound.js';
import type { PipelineFile } from '../ports/pipeline.js';
import type { Manifest, ManifestFile } from '../sources/manifest.js';

/** The files of a specification during processing, by location. */
export interface FilesAtHand {
  entry: string;
  files: Map<string, FileAtHand>;
  unavailable: Map<string, string>;
  /** Locations after redirects, by requested URL. */
  redirects: Map<string, string>;
  /** Number of submitted files, which do not count as fetched. */
  given: number;
}

export type FileAtHand = PipelineFile & { asked?: string; validators?: Validators };

export async function storedFile(deps: Deps, content: string): Promise<FileAtHand> {
  return { digest: content, stored: await readBytes(deps, content) };
}

/** Returns the fetched file, or the stored one if it is unchanged. */
export async function fetchedFile(
  deps: Deps,
  asked: string,
  result: Exclude<FetchResult, { kind: 'failed' }>,
  before: ManifestFile | undefined,
): Promise<FileAtHand> {
  if (result.kind === 'fetched') return { fetched: result.bytes, asked, validators: result.validators };
  if (!before) throw new Error('A source can only be unchanged when it was fetched before');
  const validators = { ...validatorsOf(before), ...result.validators };
  return { ...(await storedFile(deps, before.content)), asked, validators };
}

export function validatorsOf({ etag, lastModified }: ManifestFile): Validators {
  return defined({ etag, lastModified });
}

/** Returns the manifest of a run. */
export function manifestOf(
  { entry, files, unavailable }: FilesAtHand,
  read: readonly [location: string, digest: string][],
  source: string,
): Manifest {
  const used = new Set(read.map(([location]) => location));
  const unused = [...files].filter(([location]) => !used.has(location));
  return {
    source,
    entry,
    files: read.map(([location, content]) => {
      const { asked, validators } = files.get(location) ?? {};
      return { location, content, ...defined({ asked }), ...validators };
    }),
    others: [
      ...[...unavailable].map(([asked, reason]) => ({ asked, reason })),
      ...unused.flatMap(([, { asked }]) => (asked === undefined ? [] : [{ asked }])),
    ],
  };
}
