import { join, relative, resolve } from 'node:path';
import { toSlashes } from '../files/locations.js';
import type { InputText } from '../files/read-input.js';
import { decode } from '../files/read-text-file.js';
import { CommandFailure } from '../process/command-failure.js';
import type { Connection } from '../server/connection.js';
import { readVersion } from '../server/read-version.js';

/** A folder that no file has, for the files of a version. */
const folder = resolve('/', '.specshelf-version');

const pathInVersion = (path: string) => toSlashes(relative(folder, path));

/** Reads the files of a version as they were published. */
export async function readVersionFiles(
  connection: Connection,
  specSlug: string,
  version: string | undefined,
): Promise<InputText> {
  const found = await readVersion(connection, specSlug, version);
  const name = version === undefined ? specSlug : `${specSlug}@${version}`;
  const { source } = connection.org.specs.versions;
  const { entry, files } = await source.get({ specSlug, versionId: found.id });
  const known = new Set(files.map(({ path }) => path));
  const read = async (path: string) => {
    const sourcePath = pathInVersion(path);
    if (!known.has(sourcePath)) return { reason: 'it is not in the version' };
    return decode(await source.getFile({ specSlug, versionId: found.id, sourcePath }));
  };
  const path = join(folder, entry);
  const root = await read(path);
  if ('reason' in root) throw new CommandFailure([`${name} cannot be read: ${root.reason}.`], 4);
  const print = (each: string) => (files.length === 1 ? name : `${name}:${pathInVersion(each)}`);
  return { name, path, text: root.text, read, print };
}
