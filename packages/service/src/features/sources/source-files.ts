import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import { normalLocation } from '@specshelf/parser/location';
import type { Deps } from '../../base/ports/deps.js';
import type { OpenAPISpecVersionRecord } from '../../base/ports/records.js';
import type { ManifestFile, OriginalText } from '../../base/ports/work/manifest.js';
import { fetchedPath } from './fetched-path.js';
import { readManifest } from './manifest.js';

type MediaType = Schema<'SourceFile'>['mediaType'];

/** A file of a version as it was submitted or fetched. */
export interface SourceFile {
  path: string;
  mediaType: MediaType;
  /** Digest of the stored text, which is in UTF-8. */
  content: string;
  /** The form in which it was fetched, unless that was UTF-8. */
  original?: OriginalText;
  /** The URL that was requested. */
  location?: string;
}

/** Returns the files of a version, its entry first. Their paths are distinct. */
export async function sourceFilesOf(deps: Deps, version: OpenAPISpecVersionRecord): Promise<SourceFile[]> {
  const { format, submitted } = version;
  const only = `openapi.${format}`;
  const files = await manifestFiles(deps, version);
  const [entry] = files;
  const taken = new Map<string, number>();
  return files.map((file) => {
    const { asked, content, original } = file;
    const isText = file === entry && asked === undefined && submitted === undefined;
    const fallback = file === entry ? only : 'index';
    const path = distinct(isText ? only : pathOf(file, entry, fallback), taken);
    const mediaType = original
      ? 'application/octet-stream'
      : (mediaTypeOf(path) ?? defaultType(file === entry, format));
    return { path, mediaType, content, ...defined({ original, location: asked }) };
  });
}

/** Paths of a set are those that were submitted. Its manifest of all files has normalized locations. */
async function manifestFiles(
  deps: Deps,
  { manifest, submitted, raw }: OpenAPISpecVersionRecord,
): Promise<readonly ManifestFile[]> {
  const all = manifest === undefined ? undefined : (await readManifest(deps, manifest)).files;
  if (submitted === undefined) return all ?? [{ location: '', content: raw }];
  const set = (await readManifest(deps, submitted)).files;
  return [...set, ...(all ?? []).filter(({ asked }) => asked !== undefined)];
}

/** References name files by their URLs before redirects, relative to the URL of the entry after redirects. */
function pathOf(file: ManifestFile, entry: ManifestFile | undefined, fallback: string): string {
  const { location, asked } = file;
  if (asked === undefined) return location;
  const root = entry?.asked === undefined ? undefined : entry.location;
  return fetchedPath(file === entry ? location : asked, root, fallback);
}

/** Adds a number before the extension of a path that names a file already. `taken` has the last number of each path. */
function distinct(path: string, taken: Map<string, number>): string {
  const [, start = path, extension = ''] = /^(.*?)(\.[^./]*)?$/s.exec(path) ?? [];
  const key = normalLocation(path);
  let number = taken.get(key) ?? 0;
  let free = path;
  // Another file may have a path that ends with a number.
  do {
    number += 1;
    free = number === 1 ? path : `${start}-${number}${extension}`;
  } while (number > 1 && taken.has(normalLocation(free)));
  taken.set(key, number);
  if (free !== path) taken.set(normalLocation(free), 1);
  return free;
}

const mediaTypes: Readonly<Record<string, MediaType>> = {
  json: 'application/json',
  md: 'text/markdown',
  yaml: 'application/yaml',
  yml: 'application/yaml',
};

function mediaTypeOf(path: string): MediaType | undefined {
  const extension = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(mediaTypes, extension) ? mediaTypes[extension] : undefined;
}

function defaultType(isEntry: boolean, format: 'json' | 'yaml'): MediaType {
  return isEntry ? `application/${format}` : 'text/plain';
}
