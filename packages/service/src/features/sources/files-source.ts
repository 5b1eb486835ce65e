import { toPointer } from '@specshelf/base/pointer';
import { normalLocation } from '@specshelf/parser/location';
import { assertNoProblems, invalidRequest, type RequestProblem, tooLarge } from '../../base/errors.js';
import type { Deps } from '../../base/ports/deps.js';
import type { EncodedText } from '../../base/ports/work/content.js';
import { encodeSourceTexts } from './encode-source-texts.js';
import type { EncodedSource } from './encoded-source.js';
import { encodeManifest } from './manifest.js';

interface FilesSource {
  files: Readonly<Record<string, string>>;
  entry: string;
}

/** Validates a set of files and encodes their texts and its manifest, which contains the submitted paths. */
export async function encodeFiles(deps: Deps, source: FilesSource): Promise<EncodedSource> {
  const paths = Object.keys(source.files);
  // First, because the cost of the next steps grows with the length of paths.
  assertNoProblems(paths.flatMap((path) => problemsOf(source, path)).slice(0, mostProblems));
  assertNoProblems(repeatedPaths(paths).slice(0, mostProblems));
  const wanted = normalLocation(source.entry);
  const entry = paths.find((path) => normalLocation(path) === wanted);
  if (entry === undefined) {
    const message = `names no file of the set: ${shortened(source.entry)}`;
    throw invalidRequest([{ path: '/body/source/entry', message }]);
  }
  const inOrder = [entry, ...paths.filter((path) => path !== entry).sort()];
  const encoded = await encodeAll(deps, source, inOrder);
  const files = inOrder.map((location, place) => ({ location, content: encoded[place]?.digest ?? '' }));
  const manifest = await encodeManifest(deps, { entry, files, others: [] });
  const size = encoded.reduce((sum, text) => sum + text.size, 0);
  return { record: { kind: 'files', content: manifest.digest, size }, contents: [...encoded, manifest] };
}

async function encodeAll(deps: Deps, source: FilesSource, paths: readonly string[]): Promise<EncodedText[]> {
  const texts = new Map(paths.map((path) => [path, source.files[path] ?? ''] as const));
  const encoded = await encodeSourceTexts(deps, source, texts);
  const total = encoded.reduce((sum, { size }) => sum + size, 0);
  const { files: limit, document } = deps.limits;
  if (total > limit)
    throw tooLarge(`The files of a set may have ${limit} bytes in UTF-8 in total. These have ${total}.`);
  const large = paths.find((_, place) => (encoded[place]?.size ?? 0) > document);
  if (large !== undefined)
    throw tooLarge(`A file may have ${document} bytes in UTF-8. ${JSON.stringify(large)} has more.`);
  return encoded;
}

const mostProblems = 20;

function shortened(path: string): string {
  return JSON.stringify(path.length > 200 ? `${path.slice(0, 200)}…` : path);
}

function problemsOf({ files }: FilesSource, path: string): RequestProblem[] {
  const message = wrongPath(path) ?? wrongText(files[path] ?? '');
  return message === undefined ? [] : [{ path: pointerTo(path), message }];
}

function wrongPath(path: string): string | undefined {
  if (path.length > 1024) return 'is a path of more than 1024 characters';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: rejects control characters
  if (/[\u0000-\u001f\u007f]/.test(path) || !path.isWellFormed())
    return 'is a path with a control character or an unpaired surrogate';
  if (path.includes('\\')) return 'is a path with a backslash: separate its parts by `/`';
  if (path.startsWith('/') || /^[a-z][a-z0-9+.-]*:/i.test(path))
    return 'must be relative to the folder of the set';
  const parts = path.split('/').map(decoded);
  // References are decoded once, so that they cannot name a path that is escaped twice.
  if (parts.some((part) => decoded(part) !== part))
    return 'has a percent sign that is escaped more than once';
  if (parts.some((part) => part === '' || /[\\/]/.test(part)))
    return 'is a path with an empty part, or with an escaped slash in a part';
  return climbsOut(parts) ? 'must not lead out of the folder of the set' : undefined;
}

/** References are URLs, whose path segments may be escaped. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function climbsOut(parts: readonly string[]): boolean {
  let depth = 0;
  for (const part of parts) {
    if (part === '..') depth--;
    else if (part !== '.') depth++;
    if (depth < 0) return true;
  }
  return depth === 0 || parts.at(-1) === '.' || parts.at(-1) === '..';
}

function wrongText(text: string): string | undefined {
  return text.isWellFormed() ? undefined : 'contains an unpaired surrogate, which UTF-8 cannot encode';
}

function repeatedPaths(paths: readonly string[]): RequestProblem[] {
  const known = new Map<string, string>();
  return paths.flatMap((path) => {
    const before = known.get(normalLocation(path));
    if (before === undefined) {
      known.set(normalLocation(path), path);
      return [];
    }
    return [{ path: pointerTo(path), message: `names the same file as ${shortened(before)}` }];
  });
}

function pointerTo(path: string): string {
  return toPointer(['body', 'source', 'files', path.slice(0, 200)]);
}
