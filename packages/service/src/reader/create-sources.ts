import { defined } from '@specshelf/base/defined';
import { normalLocation } from '@specshelf/parser/location';
import { readPlain } from '../base/content/documents.js';
import { plainDocumentKey } from '../base/content/plain-document-key.js';
import { readBytes, toStoredChunk } from '../base/content/read-content.js';
import { decodeUTF8 } from '../base/content/utf8.js';
import { notFound, tooLarge } from '../base/errors.js';
import type { Deps } from '../base/ports/deps.js';
import type { OpenAPISpecRecord, OpenAPISpecVersionRecord } from '../base/ports/records.js';
import type { StoredText } from '../base/ports/work/source-lines.js';
import { WorkLimitExceeded } from '../base/ports/work/work-errors.js';
import { readManifest } from '../features/sources/manifest.js';
import { linkLines } from '../features/sources/view/link-lines.js';
import type { MissingSource, OpenedSource, Sources, TextName } from '../features/sources/view/sources.js';
import { findSpec, requireVersion } from '../state/access/accessible-records.js';
import type { Renderers } from '../work/computed/renderers.js';

/** A file by the location that problems and references use. */
interface NamedFile {
  location: string;
  content: string;
  /** The URL of references, before redirects. */
  requested?: string;
}

/** The location of the only file of a source that was submitted as text. */
const onlyFile = 'openapi';

/** Reads parts of stored sources with the access rules of the API. */
export function createSources(deps: Deps, renderers: Renderers): Sources {
  return {
    open: async ({ versionId, ...place }, principal) => {
      const spec = await findSpec(deps, principal, place);
      if (versionId === undefined) return openLast(deps, renderers, spec);
      return openVersion(deps, renderers, spec, await requireVersion(deps, spec, versionId));
    },
  };
}

/** Opens the source of the listed problems: that of the latest version, unless the last run failed. */
async function openLast(deps: Deps, renderers: Renderers, spec: OpenAPISpecRecord): Promise<OpenedSource> {
  const { source, lastVersion, lastProcessErrorCode, processingState } = spec;
  if (lastProcessErrorCode === undefined) {
    const version =
      lastVersion === undefined ? undefined : await deps.stores.versions.find(spec.id, lastVersion);
    if (version) return openVersion(deps, renderers, spec, version);
    return openFiles(deps, renderers, { spec, files: [], missing: 'none' });
  }
  // A new source may have replaced the one that failed.
  if (processingState !== 'complete')
    return openFiles(deps, renderers, { spec, files: [], missing: 'processing' });
  if (source.kind === 'url') return openFiles(deps, renderers, { spec, files: [], missing: 'fetched' });
  const files =
    source.kind === 'text'
      ? [{ location: onlyFile, content: source.content }]
      : await filesOf(deps, source.content);
  return openFiles(deps, renderers, { spec, files });
}

async function openVersion(
  deps: Deps,
  renderers: Renderers,
  spec: OpenAPISpecRecord,
  version: OpenAPISpecVersionRecord,
): Promise<OpenedSource> {
  const { submitted, manifest, raw } = version;
  const stored = submitted ?? manifest;
  const files = stored === undefined ? [{ location: onlyFile, content: raw }] : await filesOf(deps, stored);
  return openFiles(deps, renderers, { spec, version, files });
}

async function filesOf(deps: Deps, manifest: string): Promise<NamedFile[]> {
  const { files } = await readManifest(deps, manifest);
  return files.map(({ location, content, asked }) => ({
    location: normalLocation(location),
    content,
    ...defined({ requested: asked === undefined ? undefined : normalLocation(asked) }),
  }));
}

interface OpenFiles {
  spec: OpenAPISpecRecord;
  version?: OpenAPISpecVersionRecord;
  files: readonly NamedFile[];
  missing?: MissingSource;
}

function openFiles(
  deps: Deps,
  renderers: Renderers,
  { spec, version, files, missing }: OpenFiles,
): OpenedSource {
  const byLocation = new Map(
    files.flatMap((file) => [
      [file.requested ?? file.location, file] as const,
      [file.location, file] as const,
    ]),
  );
  const findFile = (location: string | undefined): NamedFile => {
    const file = location === undefined ? files[0] : byLocation.get(location);
    if (!file) throw notFound('File', location ?? spec.slug);
    return file;
  };
  const read = async (text: TextName): Promise<{ source: StoredText; isPrinted: boolean }> => {
    if (text !== 'processed')
      return { source: await renderers.text(findFile(text.file).content), isPrinted: false };
    if (!version) throw notFound('Processed document of', spec.slug);
    return { source: await readProcessed(deps, renderers, version), isPrinted: true };
  };
  return {
    spec,
    ...defined({ version, missing }),
    files: files.map(({ location }) => location),
    lines: (text, ranges) =>
      withinLimits(async () => {
        const base = text === 'processed' ? '' : findFile(text.file).location;
        const find = (location: string) => byLocation.get(location)?.location;
        const output = await renderers.readLines({ ...(await read(text)), ranges });
        return { ...output, ranges: output.ranges.map((lines) => linkLines(lines, { base, find })) };
      }),
    text: async (file, limit) => {
      const bytes = await readBytes(deps, findFile(file).content);
      return deps.sizeOf(bytes) > limit ? undefined : decodeUTF8(await deps.decompress(bytes));
    },
    chunk: async (file) => toStoredChunk(deps, await readBytes(deps, findFile(file).content)),
    find: (text, pointer) => withinLimits(async () => renderers.findLine({ ...(await read(text)), pointer })),
  };
}

function readProcessed(
  deps: Deps,
  renderers: Renderers,
  { specification }: OpenAPISpecVersionRecord,
): Promise<StoredText> {
  return renderers.text(plainDocumentKey(deps, specification), () => readPlain(deps, specification));
}

async function withinLimits<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof WorkLimitExceeded)) throw error;
    throw tooLarge(`This source is too large to show: reading it takes more than ${error.allowed}.`);
  }
}
