import { normalLocation } from '@specshelf/parser';
import type { Deps } from '../deps.js';
import type { FetchFailed, FetchRequest } from '../fetch-source.js';
import type { OpenAPISpecRecord } from '../records.js';
import { type Manifest, readManifest } from '../rules/manifest.js';
import { openHeaders } from '../rules/url-source.js';
import { type FileAtHand, type FilesAtHand, fetchedFile, storedFile, validatorsOf } from './files-at-hand.js';

/** A specification whose files are being read. */
export interface OpenSource {
  atHand: FilesAtHand;
  /** What was fetched the last time. */
  before: Manifest | undefined;
  /** Whether the entry is what it was the last time. */
  entryUnchanged: boolean;
  /** How to ask for a file that belongs to it. */
  request(location: string): FetchRequest;
}

/** Gets the files that a source begins with. */
export async function openSource(
  deps: Deps,
  spec: OpenAPISpecRecord,
): Promise<OpenSource | FetchFailed | 'headers-lost'> {
  const { source } = spec;
  const before = spec.manifest === undefined ? undefined : await readManifest(deps, spec.manifest);
  if (source.kind !== 'url') return openGiven(deps, source, before);
  const headers = openHeaders(deps, source);
  if (headers === undefined) return 'headers-lost';
  const request = requests(source.url, headers, before);
  const entryBefore = before?.requested === source.url ? entryOf(before) : undefined;
  const result = await deps.fetchSource({
    ...request(source.url),
    ...(entryBefore && { validators: validatorsOf(entryBefore) }),
  });
  if (result.kind === 'failed') return result;
  const files = new Map([[result.url, await fetchedFile(deps, result, entryBefore)]]);
  const unchanged = result.kind === 'unchanged';
  return {
    atHand: { entry: result.url, files, unavailable: new Map(), given: 0 },
    before,
    entryUnchanged: unchanged && result.url === before?.entry,
    request,
  };
}

function entryOf({ entry, files }: Manifest) {
  return files.find(({ location }) => location === entry);
}

// Not a location anybody can refer to: a text has no place, so relative references cannot leave it.
const textLocation = 'openapi';

async function openGiven(
  deps: Deps,
  source: Exclude<OpenAPISpecRecord['source'], { kind: 'url' }>,
  before: Manifest | undefined,
): Promise<OpenSource> {
  const given = source.kind === 'files' ? await readManifest(deps, source.content) : textManifest(source);
  const files = new Map<string, FileAtHand>();
  for (const { location, content } of given.files)
    files.set(normalLocation(location), await storedFile(deps, content));
  const entry = normalLocation(given.entry);
  const atHand = { entry, files, unavailable: new Map(), given: given.files.length };
  return { atHand, before, entryUnchanged: false, request: requests(undefined, {}, before) };
}

function textManifest({ content }: { content: string }): Manifest {
  return { entry: textLocation, files: [{ location: textLocation, content }], unavailable: [] };
}

/** Headers go to the origin of the source only; what is at hand of a file is told to whoever has it. */
function requests(
  source: string | undefined,
  headers: Readonly<Record<string, string>>,
  before: Manifest | undefined,
): OpenSource['request'] {
  const origin = source === undefined ? undefined : new URL(source).origin;
  const known = new Map(before?.files.map((file) => [file.location, file]));
  return (url) => {
    const file = known.get(url);
    return {
      url,
      ...(new URL(url).origin === origin && Object.keys(headers).length > 0 && { headers }),
      ...(file && { validators: validatorsOf(file) }),
    };
  };
}
