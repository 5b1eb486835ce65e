import { dirname, resolve } from 'node:path';
import type { ReadFile, TextFile } from './read-text-file.js';
import { referencedFiles } from './referenced-files.js';

/** The files of a description, by absolute path. */
export interface CollectedFiles {
  /** The entry first. */
  texts: Map<string, string>;
  /** Files that cannot be read, with the reason. */
  unreadable: Map<string, string>;
  /** Referenced URLs. */
  urls: Set<string>;
}

/** Number of files that are read at once. */
const concurrency = 64;

/** More files than this are left to the limit of the parser. */
export const mostFiles = 10_000;

/** Reads the files to which a text refers, and those to which they refer, before anything is parsed. */
export async function collectFiles(entry: string, text: string, read: ReadFile): Promise<CollectedFiles> {
  const collected: CollectedFiles = {
    texts: new Map([[entry, text]]),
    unreadable: new Map(),
    urls: new Set(),
  };
  const known = new Set([entry]);
  let waiting = newPaths(entry, text, known, collected);
  while (waiting.length > 0) {
    const batch = waiting.slice(0, concurrency);
    waiting = waiting.slice(concurrency);
    const files = await Promise.all(batch.map(async (path) => [path, await read(path)] as const));
    for (const [path, file] of files) waiting.push(...addFile(path, file, known, collected));
  }
  return collected;
}

/** Returns the paths to which a file refers and which nothing else did. */
function addFile(path: string, file: TextFile, known: Set<string>, collected: CollectedFiles): string[] {
  if ('reason' in file) {
    collected.unreadable.set(path, file.reason);
    return [];
  }
  collected.texts.set(path, file.text);
  return newPaths(path, file.text, known, collected);
}

function newPaths(from: string, text: string, known: Set<string>, { urls }: CollectedFiles): string[] {
  const references = referencedFiles(text);
  for (const url of references.urls) urls.add(url);
  const paths: string[] = [];
  for (const reference of references.paths) {
    const path = resolve(dirname(from), reference);
    if (known.has(path) || known.size >= mostFiles || reference.includes('\0')) continue;
    known.add(path);
    paths.push(path);
  }
  return paths;
}
