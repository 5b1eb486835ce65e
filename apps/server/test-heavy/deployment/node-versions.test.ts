import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { isRelease } from '../../../../scripts/testing/test-length.js';
import { describeOnNode } from '../support/describe-on-node.js';
import { imageVersion, olderVersions } from '../support/node-versions.js';

// The parts that depend most on Node.js: HTTP, the SQLite driver, backups, and outbound requests.
const parts = [
  'conformance',
  'packages/store/test/stores',
  'database-copy/backup-database',
  'fetching/proxy',
];
// Worker threads and child processes.
const slowParts = ['processing/processing', 'processing/heavy-work', 'command-line/command-line'];

it('the Node.js version of the image is tested', async () => {
  const dockerfile = await readFile(new URL('../../../../Dockerfile', import.meta.url), 'utf8');
  const used = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
  expect(new Set(used)).toEqual(new Set([imageVersion]));
});

const versions = isRelease ? [...olderVersions, imageVersion] : [imageVersion];
for (const version of versions) describeOnNode(version, isRelease ? [...parts, ...slowParts] : parts);
