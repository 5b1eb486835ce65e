import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { isRelease } from '../../../scripts/testing/test-length.js';

const run = promisify(execFile);
const script = fileURLToPath(new URL('../test/support/print-digest.ts', import.meta.url));
const tsx = createRequire(import.meta.url).resolve('tsx');
const args = ['--conditions=@specshelf/source', `--import=${tsx}`, script];

let digest: string;

beforeAll(async () => {
  digest = (await run(process.execPath, args)).stdout;
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
});

// Tables of Unicode and of time zones come with each release of Node.js. The image of the server has 24.
it.each(isRelease ? [22, 24, 26] : [24])(
  'Node.js %i generates the same pages and documents as the current version',
  async (version) => {
    const npm = ['exec', '--yes', `--package=node@${version}`, '--'];
    expect((await run('npm', [...npm, 'node', '--version'])).stdout).toMatch(new RegExp(`^v${version}\\.`));
    expect((await run('npm', [...npm, 'node', ...args])).stdout).toBe(digest);
  },
);
