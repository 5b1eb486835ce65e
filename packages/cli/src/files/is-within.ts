import { isAbsolute, relative, sep } from 'node:path';

/** Whether a path is a folder or below it. Both are absolute. */
export function isWithin(folder: string, path: string): boolean {
  const below = relative(folder, path);
  // It is absolute for another drive.
  return !isAbsolute(below) && below.split(sep)[0] !== '..';
}
