import { cp, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import ignore from '@balena/dockerignore';

/** Copies the build context of `docker build`: all files of a folder except those that `.dockerignore` excludes. */
export async function copyBuildContext(from: string, to: string): Promise<void> {
  const ignored = ignore().add(await readFile(join(from, '.dockerignore'), 'utf8'));
  await cp(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => {
      const path = relative(from, source);
      return path === '' || !ignored.ignores(path);
    },
  });
}
