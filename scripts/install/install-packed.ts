import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packPackage } from './pack-package.js';

const run = promisify(execFile);

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
    const ours: Record<string, string> = {};
    for (const path of names) {
      const { name, tarball } = await packPackage(`packages/${path}`);
      ours[name] = `file:${tarball}`;
    }
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
  // All versions are exact, so that metadata in npm's cache need not be current.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  await run('npm', ['install', ...options], { cwd: folder });
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
