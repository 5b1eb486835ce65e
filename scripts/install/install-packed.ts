import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const packages = fileURLToPath(new URL('../../packages/', import.meta.url));

/** A folder in which npm has installed our packages, outside of this repository. */
export interface Consumer {
  folder: string;
  /** Runs an installed program, or any other, and returns its output. */
  run(file: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<string>;
  write(name: string, text: string): Promise<void>;
  /** Creates a nested folder with our packages and others. Missing packages resolve from the outer folder. */
  within(name: string, others: Readonly<Record<string, string>>): Promise<Consumer>;
  remove(): Promise<void>;
}

/** Packs the built packages, and installs them with other packages, in npm's notation. */
export async function installPacked(
  names: readonly string[],
  others: Readonly<Record<string, string>>,
): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-consumer-'));
  try {
    for (const name of names) {
      await run('pnpm', ['pack', '--pack-destination', folder], { cwd: join(packages, name) });
    }
    const tarballs = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
    const ours = Object.fromEntries(tarballs.map((file) => [nameOf(file), `file:${join(folder, file)}`]));
    return await install(folder, ours, others);
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
}

async function install(
  folder: string,
  ours: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>>,
): Promise<Consumer> {
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
    within: async (name, beside) => {
      await mkdir(join(folder, name));
      return install(join(folder, name), ours, beside);
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

/** `specshelf-sdk-0.0.0.tgz` is `@specshelf/sdk`. */
function nameOf(tarball: string): string {
  return tarball.replace(/^specshelf-(.*)-\d+\.\d+\.\d+.*\.tgz$/, '@specshelf/$1');
}
