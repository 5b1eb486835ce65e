import { relative, resolve } from 'node:path';
import { CommandFailure } from '../process/command-failure.js';
import { collectFiles } from './collect-files.js';
import { toSlashes } from './locations.js';
import { decode } from './read-text-file.js';
import { isSafeName } from './safe-name.js';

/** A file of a version. */
export interface PulledFile {
  /** With slashes. */
  path: string;
  content: Uint8Array;
}

/** Files that the description uses, and the paths of the others. */
interface UsedFiles<File> {
  used: File[];
  others: string[];
}

/**
 * Separates the files to which the entry refers, directly or not, from others, which a publisher could have added for tools. A server
 * fetches only files to which something refers.
 */
export async function usedFiles<File extends PulledFile & { isFetched: boolean }>(
  entry: string,
  files: readonly File[],
): Promise<UsedFiles<File>> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const root = resolve('/');
  const textOf = (path: string) => {
    const file = byPath.get(path);
    return file === undefined ? { reason: 'there is no such file' } : decode(file.content);
  };
  const first = textOf(entry);
  const collected = await collectFiles(
    resolve(root, entry),
    'text' in first ? first.text : '',
    async (path) => textOf(toSlashes(relative(root, path))),
  );
  const paths = new Set([...collected.texts.keys()].map((path) => toSlashes(relative(root, path))));
  const isUsed = ({ path, isFetched }: File) => isFetched || paths.has(path);
  return {
    used: files.filter(isUsed),
    others: files.filter((file) => !isUsed(file)).map(({ path }) => path),
  };
}

/** Fails if a file must not be written: the publisher chose the names. Files of tools, such as `.npmrc`, only if the user wants them. */
export function assertSafePaths(files: readonly PulledFile[], { dotFiles = false }): void {
  for (const { path } of files) {
    const names = path.split('/');
    const others = names.filter((name) => !isSafeName(name.replace(/^\.(?!\.|$)/, '')));
    if (others.length > 0 || names.some((name) => /^\.git$/i.test(name))) throw unsafePath(path);
    if (!dotFiles && names.some((name) => name.startsWith('.'))) throw dotPath(path);
  }
  const byName = new Map<string, string>();
  for (const { path } of files) {
    // As file systems of Windows and macOS compare names.
    const name = path.normalize('NFC').toLowerCase();
    const other = byName.get(name);
    if (other !== undefined) throw sameFile(other, path);
    byName.set(name, path);
  }
}

const unsafePath = (path: string) =>
  new CommandFailure(
    [
      `The version has a file with the path ${path}, which is not a safe name on every system. Nothing was written.`,
      'To get the description as one file, use --format yaml.',
    ],
    4,
  );

const sameFile = (one: string, other: string) =>
  new CommandFailure(
    [
      `The version has the files ${one} and ${other}, which are the same file on some systems. Nothing was written.`,
      'To get the description as one file, use --format yaml.',
    ],
    4,
  );

const dotPath = (path: string) =>
  new CommandFailure(
    [
      `The version has a file with the path ${path}, and tools may execute files whose names begin with a dot. Nothing was written.`,
      'If you trust its publisher, use --dot-files. To get the description as one file, use --format yaml.',
    ],
    4,
  );
