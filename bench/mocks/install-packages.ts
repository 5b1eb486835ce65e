import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The result of an installation. */
export interface Installation {
  seconds: number;
  megabytes: number;
  packages: number;
}

/** Installs packages in their own folder, without running their scripts. */
export async function installPackages(
  folder: string,
  dependencies: Readonly<Record<string, string>>,
): Promise<Installation> {
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ type: 'module', private: true, dependencies }),
  );
  const start = performance.now();
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: folder,
  });
  const seconds = (performance.now() - start) / 1000;
  return { seconds, megabytes: await megabytesIn(folder), packages: await packagesIn(folder) };
}

async function megabytesIn(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return bytes / 1_000_000;
}

async function packagesIn(folder: string): Promise<number> {
  const { packages }: { packages: object } = JSON.parse(
    await readFile(join(folder, 'package-lock.json'), 'utf8'),
  );
  // One entry is the folder itself.
  return Object.keys(packages).length - 1;
}
