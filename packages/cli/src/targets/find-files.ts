import { stat } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { glob } from 'tinyglobby';
import { CommandFailure } from '../process/command-failure.js';
import { slugPlaceholder } from './glob-expression.js';
import { namePattern } from './name-pattern.js';

/** A file that an argument or a configuration names. */
export interface FoundFile {
  /** Absolute. */
  path: string;
  /** If the pattern contains `{slug}`. */
  slug?: string;
}

/** Returns the files that a path, a glob, or a pattern with `{slug}` names, in the order of their paths. Fails if there are none and `mustMatch`. */
export async function findFiles(pattern: string, folder: string, mustMatch = true): Promise<FoundFile[]> {
  const hasSlug = pattern.includes(slugPlaceholder);
  if (!hasSlug && (!/[*?[\]{}!]/.test(pattern) || (await isFile(resolve(folder, pattern))))) {
    return [{ path: resolve(folder, pattern) }];
  }
  const { glob: globPattern, slugIn } = namePattern(pattern);
  const paths = await glob(hasSlug ? globPattern : pattern, {
    cwd: folder,
    absolute: true,
    ignore: ['**/node_modules/**'],
    expandDirectories: false,
  });
  const files = paths.sort().map((path) => resolve(path));
  if (files.length === 0 && mustMatch) {
    throw new CommandFailure([`No file matches ${pattern}. Patterns are relative to ${folder}.`], 2);
  }
  if (!hasSlug) return files.map((path) => ({ path }));
  return files.flatMap((path) => {
    const slug = slugIn(relativePath(path, pattern, folder));
    return slug === undefined ? [] : [{ path, slug }];
  });
}

/** The path as the pattern spells it: absolute or relative, with `/`. */
function relativePath(path: string, pattern: string, folder: string): string {
  const spelled = pattern.startsWith('/') ? path : relative(folder, path);
  return sep === '/' ? spelled : spelled.replaceAll(sep, '/');
}

export const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );
