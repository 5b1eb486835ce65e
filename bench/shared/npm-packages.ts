import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Installs packages in their own folder, without running their scripts. */
export async function installPackages(
  folder: string,
  dependencies: Readonly<Record<string, string>>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ type: 'module', private: true, dependencies }),
  );
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  await run('npm', args, { cwd: folder });
}

/** Downloads one package into a folder, without its dependencies: the files for browsers contain them. */
export async function unpackPackage(folder: string, name: string, version: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const args = ['pack', '--silent', '--prefer-offline', `${name}@${version}`];
  const { stdout } = await run('npm', args, { cwd: folder });
  await run('tar', ['-xzf', stdout.trim(), '--strip-components=1'], { cwd: folder });
}
