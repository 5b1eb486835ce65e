import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Installation, installPackages } from './install-packages.js';
import type { MockSubject } from './mock-subject.js';
import type { Peer } from './peers.js';

const modules = fileURLToPath(new URL('../mocks/peers/', import.meta.url));

export interface InstalledPeer {
  installation: Installation;
  subjects: MockSubject[];
}

export async function installPeer(peer: Peer, to: string, document: object): Promise<InstalledPeer> {
  const folder = join(to, peer.name.replaceAll(/\W/g, '-'));
  const installation = await installPackages(folder, peer.dependencies);
  await writeFile(join(folder, 'document.json'), JSON.stringify(document));
  await peer.generate?.(folder);
  for (const module of Object.values(peer.modules)) {
    await copyFile(join(modules, module), join(folder, module));
  }
  const major = Number.parseInt(process.versions.node, 10);
  const subjects = Object.entries(peer.modules).map(([name, module]) => ({
    name,
    file: join(folder, module),
    node: process.execPath,
    major,
    isCalled: true,
  }));
  return { installation, subjects };
}
