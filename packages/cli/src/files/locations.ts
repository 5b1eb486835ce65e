import { dirname, isAbsolute, relative, sep } from 'node:path';
import type { CommandLineProcess } from '../process/command-line-process.js';

/** Names of the files of a description for the parser: paths below a common folder. */
export interface Locations {
  /** Returns the location of an absolute path. */
  of(path: string): string;
}

/** Returns how many folders above that of the entry contain all files. */
export function levelsAbove(entry: string, paths: Iterable<string>): number {
  let levels = 0;
  for (const path of paths) {
    const names = relative(dirname(entry), path).split(sep);
    const own = names.findIndex((name) => name !== '..');
    levels = Math.max(levels, own === -1 ? names.length : own);
  }
  return levels;
}

/** Creates locations below the folder that is some levels above that of the entry. */
export function createLocations(entry: string, levels: number): Locations {
  let root = dirname(entry);
  for (let level = 0; level < levels; level += 1) root = dirname(root);
  return { of: (path) => toSlashes(relative(root, path)) };
}

/** The parser decodes locations like the paths of URLs. */
export const escapeLocation = (location: string): string => location.replaceAll('%', '%25');

/** Returns a path relative to the folder against which its reader resolves it. */
export function printedPath(path: string, base: string): string {
  const short = relative(base, path);
  return toSlashes(short === '' || isAbsolute(short) ? path : short);
}

/** Returns the root of the repository in GitHub Actions and GitLab CI if the working directory is inside, else the working directory. */
export function workspaceOf({ env, cwd }: Pick<CommandLineProcess, 'env' | 'cwd'>): string {
  const workspace = env['GITHUB_WORKSPACE'] ?? env['CI_PROJECT_DIR'] ?? '';
  const below = relative(workspace, cwd());
  const isInside = isAbsolute(workspace) && !isAbsolute(below) && below.split(sep)[0] !== '..';
  return isInside ? workspace : cwd();
}

/** Returns a path with the separators of URLs. */
export const toSlashes = (path: string) => (sep === '/' ? path : path.replaceAll(sep, '/'));
