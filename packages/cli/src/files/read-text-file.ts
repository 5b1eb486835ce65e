import { readFile, stat } from 'node:fs/promises';
import { decodeText, type Problem } from '@specshelf/parser';
import { collectBytes } from './collect-bytes.js';

/** The text of a file, or why it cannot be read. */
export type TextFile =
  | { readonly text: string }
  | { readonly reason: string; readonly problem?: Pick<Problem, 'line' | 'column'> };

/** Reads a file by its absolute path. Throws only if no file of its source can be read. */
export type ReadFile = (path: string) => Promise<TextFile>;

/** Larger files are no descriptions. */
export const largestFile = 256 * 1024 * 1024;

/** Reads a file. Does not throw. */
export async function readTextFile(path: string): Promise<TextFile> {
  try {
    const { size, isFile } = await typeOf(path);
    // Reading a pipe or a device could take forever.
    if (!isFile) return { reason: 'it is not a regular file' };
    if (size > largestFile) return { reason: `it has ${size} bytes, and the limit is ${largestFile}` };
    return decode(await readFile(path));
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}

/** Reads a stream to its end. Does not throw. */
export async function readStream(stream: AsyncIterable<Uint8Array | string>): Promise<TextFile> {
  try {
    const bytes = await collectBytes(stream, largestFile);
    return bytes === undefined ? { reason: `it has more than ${largestFile} bytes` } : decode(bytes);
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}

/** Decodes the bytes of a file. */
export function decode(bytes: Uint8Array): TextFile {
  const result = decodeText(bytes);
  if ('text' in result) return result;
  return { reason: result.problem.message, problem: result.problem };
}

async function typeOf(path: string): Promise<{ size: number; isFile: boolean }> {
  const stats = await stat(path);
  if (stats.isDirectory()) throw Object.assign(new Error('directory'), { code: 'EISDIR' });
  return { size: stats.size, isFile: stats.isFile() };
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
  ELOOP: 'its symbolic links form a loop',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'its name is too long',
  ENOENT: 'there is no such file',
  ENOTDIR: 'a part of its path is not a folder',
  EPERM: 'permission denied',
};

/** Explains an error of the file system. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons[code] ?? (error instanceof Error ? error.message : String(error));
}
