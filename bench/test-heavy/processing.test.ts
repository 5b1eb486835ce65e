import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));
const tsup = fileURLToPath(new URL('../../node_modules/tsup/dist/cli-default.js', import.meta.url));
const run = promisify(execFile);

// Builds itself first, and starts a process for each reading of memory.
it('prints what its own documents cost, and the goals', async () => {
  await run(process.execPath, [tsup], { cwd: folder });
  const { stdout } = await run(process.execPath, ['dist/processing.js', '--quick'], { cwd: folder });
  expect(stdout).toMatch(
    /^document +kB +bare parse ms +parse \+ check +upgrade +stored +enrich +outline +pipeline$/m,
  );
  for (const name of ['generated.json', 'generated.yaml', 'generated-2.0.json', 'generated-set.json']) {
    expect(stdout).toMatch(new RegExp(`^${name} +\\d.* \\d`, 'm'));
  }
  expect(stdout).toMatch(/^hostile documents, time +<= 100 ms/m);
  expect(stdout).not.toMatch(/NaN|fails/);
}, 120_000);
