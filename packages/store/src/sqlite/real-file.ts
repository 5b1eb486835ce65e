import { lstatSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** Returns the absolute path of a file without symbolic links. The file need not exist. Does not resolve a loop of links. */
export function realFile(file: string, mostLinks = 40): string {
  try {
    return realpathSync(file);
  } catch {
    const target = mostLinks > 0 ? linkTarget(file) : undefined;
    if (target !== undefined) return realFile(target, mostLinks - 1);
    return join(realFolder(dirname(file)), basename(file));
  }
}

/** Returns the target of a symbolic link, even if it does not exist; undefined for other files. */
function linkTarget(file: string): string | undefined {
  if (!lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined;
  return resolve(dirname(file), readlinkSync(file));
}

function realFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return resolve(folder);
  }
}
