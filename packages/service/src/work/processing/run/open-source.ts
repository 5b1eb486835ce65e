import { defined } from '@specshelf/base/defined';
import { normalLocation } from '@specshelf/parser/location';
import type { Deps } from '../../../base/ports/deps.js';
import type { FetchFailed, FetchRequest, FetchResult } from '../../../base/ports/outbound.js';
import type { OpenAPISpecRecord } from '../../../base/ports/records.js';
import type { Manifest, ManifestFile } from '../../../base/ports/work/manifest.js';
import { readManifest, sourceKey } from '../../../features/sources/manifest.js';
import { decryptSourceHeaders } from '../../../features/sources/url-source.js';
import { fetchedFile, type LoadedFile, type LoadedFiles, storedFile, validatorsOf } from './loaded-files.js';
import { type Run, runFailed } from './run.js';

/** A specification whose files are being read. */
export interface OpenSource {
  loaded: LoadedFiles;
  /** The manifest of the last run of this source. */
  before: Manifest | undefined;
  /** Whether the entry has not changed since the last run. */
  entryUnchanged: boolean;
  /** Prefetched responses, which may not be needed, by the requested URL. */
  early: Map<string, FetchResult>;
  /** Returns the request for a file of the specification. */
  request(url: string): FetchRequest;
}

/** Returns the first files of a source: the fetched entry, or the submitted files. */
export async function openSource(deps: Deps, run: Run): Promise<OpenSource | FetchFailed | 'headers-lost'> {
  const { spec } = run;
  const { source } = spec;
  if (source.kind === 'url') run.assertMayFetch();
  const before = await manifestBefore(deps, spec);
  if (source.kind !== 'url') return openSubmitted(deps, spec, source, before);
  const report = (error: unknown) => deps.report(runFailed(spec, error));
  const headers = decryptSourceHeaders({ open: deps.open, report }, source);
  if (headers === undefined) return 'headers-lost';
  const request = requests(spec, headers, before);
  const result = await deps.timed('fetch', () => deps.fetchSource(request(source.url)));
  if (result.kind === 'failed') return result;
  const file = await fetchedFile(deps, source.url, result, fileBefore(before, source.url));
  const { url } = result;
  const files = new Map([[url, file]]);
  return {
    loaded: {
      entry: url,
      files,
      unavailable: new Map(),
      redirects: redirect(source.url, url),
      submittedCount: 0,
    },
    before,
    entryUnchanged: result.kind === 'unchanged' && url === before?.entry,
    early: new Map(),
    request,
  };
}

/** Returns the file that the last run requested by this URL. */
export function fileBefore(before: Manifest | undefined, url: string): ManifestFile | undefined {
  return before?.files.find(({ asked }) => asked === url);
}

/** Returns the manifest of the last run unless the source has changed, because other servers reject its validators. */
async function manifestBefore(deps: Deps, spec: OpenAPISpecRecord): Promise<Manifest | undefined> {
  if (spec.manifest === undefined) return undefined;
  try {
    const before = await readManifest(deps, spec.manifest);
    return before.source === sourceKey(deps, spec.source) ? before : undefined;
  } catch (error) {
    // Without a manifest, all files are fetched again.
    deps.report(runFailed(spec, error));
    return undefined;
  }
}

function redirect(from: string, to: string): Map<string, string> {
  return new Map(from === to ? [] : [[from, to]]);
}

// A location that references cannot name: a text has no location, so relative references cannot leave it.
const textLocation = 'openapi';

/** Returns the files of a text or a set of files. */
export async function openSubmitted(
  deps: Deps,
  spec: OpenAPISpecRecord,
  source: Exclude<OpenAPISpecRecord['source'], { kind: 'url' }>,
  before: Manifest | undefined,
): Promise<OpenSource> {
  const manifest = source.kind === 'files' ? await readManifest(deps, source.content) : textManifest(source);
  const files = new Map<string, LoadedFile>();
  for (const { location, content } of manifest.files)
    files.set(normalLocation(location), await storedFile(deps, content));
  const loaded = {
    entry: normalLocation(manifest.entry),
    files,
    unavailable: new Map<string, string>(),
    redirects: new Map<string, string>(),
    submittedCount: manifest.files.length,
    ...(source.kind === 'files' && { submitted: manifest }),
  };
  const request = requests(spec, {}, before);
  return { loaded, before, entryUnchanged: false, early: new Map(), request };
}

function textManifest({ content }: { content: string }): Manifest {
  return { entry: textLocation, files: [{ location: textLocation, content }], others: [] };
}

/** Headers are sent to the origin of the source only, and validators to the server that returned them. */
function requests(
  { organizationId, source }: OpenAPISpecRecord,
  headers: Readonly<Record<string, string>>,
  before: Manifest | undefined,
): OpenSource['request'] {
  const origin = source.kind === 'url' ? new URL(source.url).origin : undefined;
  return (url) => {
    const file = fileBefore(before, url);
    return {
      url,
      organizationId,
      ...defined({
        headers: new URL(url).origin === origin && Object.keys(headers).length > 0 ? headers : undefined,
        validators: file ? { url: file.location, ...validatorsOf(file) } : undefined,
      }),
    };
  };
}
