import { access, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Returns the root of the working tree around a folder, without symbolic links; undefined if there is none. Needs no git: images of CI
 * jobs often do not have it, and it refuses repositories of other users.
 */
export async function findRepository(folder: string): Promise<string | undefined> {
  let current = await realpath(folder).catch(() => folder);
  while (!(await hasRepository(current))) {
    const parent = dirname(current);
    if (parent === current) return undefined;
    current = parent;
  }
  return current;
}

/** A submodule and a linked working tree have a file `.git`. A folder of this name without a HEAD is ignored, as by git. */
async function hasRepository(folder: string): Promise<boolean> {
  try {
    const path = join(folder, '.git');
    if ((await stat(path)).isDirectory()) await access(join(path, 'HEAD'));
    return true;
  } catch {
    return false;
  }
}
