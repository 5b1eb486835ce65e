import { rmSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installNode } from '../../scripts/install/install-node.js';
import { installPacked } from '../../scripts/install/install-packed.js';
import type { Run } from '../shared/area.js';
import { installPackages } from '../shared/npm-packages.js';
import type { MockSubject } from './mock.js';
import { type Peer, peers } from './peers.js';

/** The baseline: the divisor of all ratios. */
export const floor = 'a bare Response';

/** The subject of the goals. */
export const ours = 'ours, directly';

const sources = fileURLToPath(new URL('../mocks/', import.meta.url));
const current = { node: process.execPath, major: Number.parseInt(process.versions.node, 10) };

/** Subjects that need only this workspace. */
const ownModules = {
  [floor]: 'bare-response.js',
  [ours]: 'backend.js',
  'a constant, msw 2': 'msw-constant.js',
  'ours, for msw 2': 'mocks.js',
  'ours, msw 2': 'mocks-node.js',
};

/** Subjects that need a newer Node.js, and the same without MSW. */
const newerModules = {
  [floor]: 'bare-response.js',
  [ours]: 'backend.js',
  'a constant, msw 3': 'msw-constant.js',
  'ours, msw 3': 'mocks-node.js',
};

/** Returns our subjects, and those from npm, which are installed for this run only. */
export async function prepareSubjects({ folder, install }: Run, document: object): Promise<MockSubject[]> {
  const subjects = Object.entries(ownModules).map(
    ([name, module]): MockSubject => ({ name, file: join(sources, 'subjects', module), ...current }),
  );
  subjects.push(...((await install('msw 3', () => newerSubjects(folder))) ?? []));
  for (const peer of peers)
    subjects.push(...((await install(peer.name, () => installPeer(peer, folder, document))) ?? []));
  return subjects;
}

async function installPeer(peer: Peer, to: string, document: object): Promise<MockSubject[]> {
  const folder = join(to, peer.name.replaceAll(/\W/g, '-'));
  await installPackages(folder, peer.dependencies);
  await writeFile(join(folder, 'document.json'), JSON.stringify(document));
  await peer.generate?.(folder);
  const subjects: MockSubject[] = [];
  for (const [name, module] of Object.entries(peer.modules)) {
    const file = join(folder, module);
    await copyFile(join(sources, 'peers', module), file);
    subjects.push({ name, file, ...current });
  }
  return subjects;
}

/** Our packages as published, with MSW 3. */
async function newerSubjects(folder: string): Promise<MockSubject[]> {
  const consumer = await installPacked(['contract', 'mocks'], { msw: '3.0.5' });
  process.on('exit', () => rmSync(consumer.folder, { recursive: true, force: true }));
  const program = await newerNode(folder);
  const subjects: MockSubject[] = [];
  for (const [name, module] of Object.entries(newerModules)) {
    // The folder of the packages has no type of modules.
    const file = join(consumer.folder, module.replace('.js', '.mjs'));
    await copyFile(join(sources, 'subjects', module), file);
    subjects.push({ name: `${name}, Node.js ${program.major}`, file, ...program });
  }
  return subjects;
}

/** Returns the current Node.js, or one that MSW 3 runs on. */
async function newerNode(folder: string): Promise<typeof current> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12)) return current;
  return { node: join(await installNode(join(folder, 'node'), '22.23.3'), 'bin/node'), major: 22 };
}
