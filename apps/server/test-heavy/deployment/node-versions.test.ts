import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { describeOnNode } from '../support/describe-on-node.js';
import { imageVersion } from '../support/node-versions.js';

it('the Node.js version of the image is tested', async () => {
  const dockerfile = await readFile(new URL('../../../../Dockerfile', import.meta.url), 'utf8');
  const used = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
  expect(new Set(used)).toEqual(new Set([imageVersion]));
});

// `test-release` runs more parts, and on all versions.
describeOnNode(imageVersion, [
  'conformance',
  'store/stores',
  'database-copy/backup-database',
  'fetching/proxy',
]);
