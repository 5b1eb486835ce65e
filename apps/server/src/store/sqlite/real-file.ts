import { lstatSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** The absolute path of a file without symbolic links; the file itself need not exist. */
export function realFile(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    const target = linkTarget(file);
    return target === undefined ? join(realFolder(dirname(file)), basename(file)) : realFile(target);
  }
}

/** The target of a symbolic link; also of one whose target does not exist. */
function linkTarget(file: string): string | undefined {
  if (!lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined;
  const target = resolve(dirname(file), readlinkSync(file));
  return target === resolve(file) ? undefined : target;
}

function realFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return resolve(folder);
  }
}
