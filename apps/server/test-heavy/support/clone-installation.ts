import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { copyBuildContext } from './copy-build-context.js';

/**
 * Copies the sources of the repository with its installed packages, whose files are hard links: do not write into them. A folder
 * that starts with one of the names `copied` is copied instead.
 */
export async function cloneInstallation(from: string, to: string, copied: readonly string[]): Promise<void> {
  await copyBuildContext(from, to);
  const isCopied = (path: string) => copied.some((name) => path.includes(`/node_modules/${name}/`));
  for (const folder of await installationsIn(from)) {
    await linkFolder(join(from, folder), join(to, folder), isCopied);
  }
}

/** Returns the `node_modules` folders of a workspace. */
async function installationsIn(root: string): Promise<string[]> {
  const parents = ['.', 'bench'];
  for (const group of ['apps', 'packages']) {
    for (const name of await readdir(join(root, group))) parents.push(join(group, name));
  }
  const folders = parents.map((parent) => join(parent, 'node_modules'));
  return folders.filter((folder) => existsSync(join(root, folder)));
}

async function linkFolder(from: string, to: string, isCopied: (path: string) => boolean): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true });
  const each = async (entry: (typeof entries)[number]): Promise<void> => {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    // Vite writes into its own folders while tests run.
    else if (!entry.isDirectory())
      await (isCopied(source) ? copyFile(source, target) : linkFile(source, target));
    else if (!entry.name.startsWith('.vite')) await linkFolder(source, target, isCopied);
  };
  await Promise.all(entries.map(each));
}

/** Links a file, or copies it when the folders are on different file systems. */
async function linkFile(source: string, target: string): Promise<void> {
  await link(source, target).catch(() => copyFile(source, target));
}
