import { realpath } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { isWithin } from './is-within.js';
import type { ReadFile } from './read-text-file.js';

/**
 * Returns the reason why a file is not sent: it is outside of the root after symbolic links are resolved, or it belongs to git, whose
 * configuration may contain tokens. Undefined if it is sent.
 */
export async function refusalOf(path: string, root: string): Promise<string | undefined> {
  const real = await realpath(path).catch(() => path);
  const folder = await realpath(root);
  if (!isWithin(folder, real)) return `it is outside of ${root}, and only files in it are sent`;
  return relative(folder, real).split(sep).includes('.git') ? 'it belongs to git' : undefined;
}

/** Reads only files below a root: a reference in a pull request must not send other files of the machine to the server. */
export function readWithin(root: string, read: ReadFile): ReadFile {
  return async (path) => {
    const reason = await refusalOf(path, root);
    return reason === undefined ? read(await realpath(path).catch(() => path)) : { reason };
  };
}
