import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

it('the gate receives the results of every file', async () => {
  // Inside node_modules, so that the files can import Vitest.
  const folder = await mkdtemp(join(root, 'node_modules', '.gate-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const head = `import { beforeAll, describe, expect, it } from 'vitest';\n`;
  const files = {
    'passing.test.js': `${head}it('holds', () => {}); it.skip('waits', () => {});`,
    'failing.test.js': `${head}it('holds', () => {}); describe('numbers', () => { it('add', () => expect(1).toBe(2)); });`,
    'hook.test.js': `${head}beforeAll(() => { throw new Error('no database'); }); it('holds', () => {});`,
    'broken.test.js': `import './missing.js';`,
    'rejecting.test.js': `${head}it('holds', () => { void Promise.reject(new Error('nobody waits')); });`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await writeFile(join(folder, 'vitest.config.js'), `export default { test: { exclude: [] } };`);
  const report = join(folder, 'report.json');
  const vitest = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    `--reporter=${join(root, 'scripts/gate/report-results.mjs')}`,
  ];
  const env = { PATH: process.env['PATH'], TEST_REPORT: report };
  await promisify(execFile)(process.execPath, vitest, { cwd: folder, env }).catch(() => undefined);
  const { files: reported, unhandledErrors } = JSON.parse(await readFile(report, 'utf8'));
  expect(
    Object.fromEntries(reported.map(({ file, ...rest }: { file: string }) => [file, rest])),
  ).toMatchObject({
    'passing.test.js': { project: '', passed: 1, failed: 0, ok: true, failures: [], errors: [] },
    'failing.test.js': { passed: 1, failed: 1, ok: false, failures: ['numbers > add'] },
    'hook.test.js': { passed: 0, ok: false, errors: ['no database'] },
    'broken.test.js': { passed: 0, failed: 0, ok: false, errors: [expect.stringContaining('missing.js')] },
    'rejecting.test.js': { passed: 1, ok: true },
  });
  expect(unhandledErrors).toEqual(['nobody waits']);
});
