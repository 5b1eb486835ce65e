import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const packages = fileURLToPath(new URL('../packages/', import.meta.url));

/** A folder where somebody has installed our packages, as npm would get them, and nothing else of ours. */
export interface Consumer {
  folder: string;
  /** Runs a program that is installed there, or any other; gives what it prints. */
  run(file: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<string>;
  write(name: string, text: string): Promise<void>;
  remove(): Promise<void>;
}

/** Packs what was built, and installs it with other packages, which are given as npm takes them. */
export async function installPacked(
  names: readonly string[],
  others: Readonly<Record<string, string>>,
): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-consumer-'));
  for (const name of names) {
    await run('pnpm', ['pack', '--pack-destination', folder], { cwd: join(packages, name) });
  }
  const tarballs = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
  const ours = Object.fromEntries(tarballs.map((file) => [nameOf(file), `file:./${file}`]));
  const dependencies = { ...ours, ...others };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  return {
    folder,
    run: async (file, args, env = {}) => {
      const { stdout } = await run(file, args, { cwd: folder, env: { ...process.env, ...env } });
      return stdout;
    },
    write: (name, text) => writeFile(join(folder, name), text),
    remove: () => rm(folder, { recursive: true }),
  };
}

/** `specshelf-sdk-0.0.0.tgz` is `@specshelf/sdk`. */
function nameOf(tarball: string): string {
  return tarball.replace(/^specshelf-(.*)-\d+\.\d+\.\d+.*\.tgz$/, '@specshelf/$1');
}
