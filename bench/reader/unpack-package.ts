import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Downloads one package into a folder, without its dependencies: the files for browsers contain them. */
export async function unpackPackage(folder: string, name: string, version: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { stdout } = await run('npm', ['pack', '--silent', '--prefer-offline', `${name}@${version}`], {
    cwd: folder,
  });
  await run('tar', ['-xzf', stdout.trim(), '--strip-components=1'], { cwd: folder });
}
