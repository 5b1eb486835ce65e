import { cp, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import ignore from '@balena/dockerignore';

/** Copies what `docker build` would send of a folder: all files but those that `.dockerignore` excludes. */
export async function copyBuildContext(from: string, to: string): Promise<void> {
  const ignored = ignore().add(await readFile(join(from, '.dockerignore'), 'utf8'));
  await cp(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => path === from || !ignored.ignores(relative(from, path)),
  });
}
