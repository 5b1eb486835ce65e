import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const script = fileURLToPath(new URL('../../../scripts/test-cases.mjs', import.meta.url));

it('every case of the test plan has a test with its ID in the title, or a written reason', async () => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [script]).catch((failed) => failed);
  const missing = stdout.split('\n').filter((line: string) => line.includes('NO TEST AND NO REASON'));
  expect({ missing, stderr }).toEqual({ missing: [], stderr: '' });
  expect(stdout.trim().split('\n')).toHaveLength(193);
});
