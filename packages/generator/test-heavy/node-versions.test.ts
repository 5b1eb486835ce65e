import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const script = fileURLToPath(new URL('../test/support/print-digest.ts', import.meta.url));
const tsx = createRequire(import.meta.url).resolve('tsx');
const args = ['--conditions=@specshelf/source', `--import=${tsx}`, script];

// Tables of Unicode and of time zones come with each release of Node.js.
it.each([22, 24, 26])(
  'Node.js %i generates the same pages and documents as the current version',
  async (version) => {
    const npm = ['exec', '--yes', `--package=node@${version}`, '--'];
    expect((await run('npm', [...npm, 'node', '--version'])).stdout).toMatch(new RegExp(`^v${version}\\.`));
    const other = await run('npm', [...npm, 'node', ...args]);
    const own = await run(process.execPath, args);
    expect(own.stdout).toMatch(/^[0-9a-f]{64}$/);
    expect(other.stdout).toBe(own.stdout);
  },
);
