import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it, onTestFinished } from 'vitest';
import { expectSize } from '../../../scripts/testing/expect-size.js';
import { buildDemo } from '../scripts/build.js';

it('the worker of the demo has a limited size', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-demo-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { workerSize } = await buildDemo(folder);
  console.log(`The worker of the demo has ${Math.round(workerSize / 1000)} kB (gzip).`);
  expectSize('apps/demo, worker, gzipped', workerSize);
});
