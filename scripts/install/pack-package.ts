import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules/.cache/specshelf/packed');

/** A package as npm would publish it. */
interface PackedPackage {
  name: string;
  version: string;
  /** The file of the tarball, which other tests use as well. */
  tarball: string;
}

/**
 * Packs a built package, such as `packages/sdk`. Packing takes a second, and many tests need the same packages, so that the tarball is
 * packed again only after a file of the package has changed.
 */
export async function packPackage(path: string): Promise<PackedPackage> {
  const folder = join(root, path);
  const { name, version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const file = name.replace('@', '').replace('/', '-');
  const tarball = join(cache, `${file}-${await stateOf(folder)}.tgz`);
  const isPacked = await stat(tarball).then(
    () => true,
    () => false,
  );
  if (!isPacked) await pack(folder, tarball);
  return { name, version, tarball };
}

async function pack(folder: string, tarball: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const temporary = await mkdtemp(join(cache, 'packing-'));
  try {
    await run('pnpm', ['pack', '--pack-destination', temporary], { cwd: folder, maxBuffer: 2 ** 24 });
    const [packed = ''] = await readdir(temporary);
    // Renamed, so that another process never reads a part of it.
    await rename(join(temporary, packed), tarball);
    await removeOld();
  } finally {
    await rm(temporary, { recursive: true });
  }
}

/** Removes tarballs of earlier builds, which no running test uses. */
async function removeOld(): Promise<void> {
  const day = 24 * 60 * 60 * 1000;
  for (const name of await readdir(cache)) {
    const path = join(cache, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < Date.now() - day) await rm(path, { recursive: true, force: true });
  }
}

/** Returns a digest of the names, sizes, and times of the files that may be packed. pnpm adds versions of other packages. */
async function stateOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const add = async (path: string): Promise<void> => {
    const { size, mtimeMs } = await stat(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  };
  const addFolder = async (path: string): Promise<void> => {
    const entries = await readdir(path, { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.isFile()) await add(join(path, entry.name));
      else if (entry.isDirectory() && !notPacked.has(entry.name)) await addFolder(join(path, entry.name));
    }
  };
  await addFolder(folder);
  await add(join(root, 'pnpm-workspace.yaml'));
  await add(join(root, 'LICENSE'));
  return hash.digest('hex').slice(0, 16);
}

const notPacked = new Set(['node_modules', 'src', 'test', 'test-heavy', 'test-release', '.turbo']);
