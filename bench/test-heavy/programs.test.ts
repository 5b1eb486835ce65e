import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));
const tsup = fileURLToPath(new URL('../../node_modules/tsup/dist/cli-default.js', import.meta.url));
const run = promisify(execFile);

// Once for all programs: building empties the folder that they are in.
beforeAll(async () => {
  await run(process.execPath, [tsup], { cwd: folder });
}, 120_000);

// Starts a process for each reading of memory.
it('prints what processing its own documents costs, and the goals', async () => {
  const stdout = await quickly('processing');
  expect(stdout).toMatch(
    /^document +kB +bare parse ms +parse \+ check +upgrade +stored +enrich +outline +pipeline$/m,
  );
  for (const name of ['generated.json', 'generated.yaml', 'generated-2.0.json', 'generated-set.json']) {
    expect(stdout).toMatch(new RegExp(`^${name} +\\d.* \\d`, 'm'));
  }
  expect(stdout).toMatch(/^hostile documents, time +<= 100 ms/m);
  expect(stdout).not.toMatch(/NaN|fails/);
}, 120_000);

it('prints what the pages of its own documents cost, and the goals', async () => {
  const stdout = await quickly('generator');
  for (const name of ['generated.json', 'generated.yaml', 'generated-2.0.json', 'generated-set.json']) {
    expect(stdout).toMatch(new RegExp(`^${name} +5 .* \\d`, 'm'));
    expect(stdout).toMatch(new RegExp(`^${name}, by-operation +\\d.* \\d`, 'm'));
  }
  for (const operations of [10, 100]) expect(stdout).toMatch(new RegExp(`^${operations} +\\d.* \\d`, 'm'));
  expect(stdout).toMatch(/^one operation +<= 1 ms/m);
  expect(stdout).toMatch(/^the worst operation +<= 1 ms/m);
  expect(stdout).not.toMatch(/NaN|Infinity/);
}, 120_000);

it('prints what the client costs beside others, and the goals', async () => {
  const stdout = await quickly('sdk');
  for (const name of ['raw-fetch', 'specshelf', 'openapi-fetch', 'gitbook', 'ky', 'openai']) {
    expect(stdout).toMatch(new RegExp(`^${name} +\\d+ +\\d+\\.\\d\\d +\\d.* +\\d+\\.\\d\\d +-?\\d`, 'm'));
  }
  expect(stdout).toMatch(/^list and get, gzipped +<= 6\.4 kB/m);
  expect(stdout).not.toMatch(/NaN|Infinity/);
}, 120_000);

// A process for each mock, several times.
it('prints what the built mocks cost beside others, and the goals', async () => {
  const stdout = await quickly('mocks');
  for (const name of ['a bare Response', 'ours, directly', 'a constant, msw 2', 'ours, msw 2']) {
    expect(stdout).toMatch(new RegExp(`^${name} +\\d+( +\\d+(\\.\\d+)?){7}$`, 'm'));
  }
  expect(stdout).toMatch(/^ours, for msw 2 +browser +\d/m);
  for (const name of ['msw 3', 'Prism', '@msw/source', 'orval', 'Scalar']) {
    expect(stdout).toMatch(new RegExp(`^${name}: would be installed`, 'm'));
  }
  expect(stdout).toMatch(/^import +<= 10 ms/m);
  expect(stdout).toMatch(/^what it loads at once, gzipped +<= 20 kB/m);
  expect(stdout).not.toMatch(/NaN|Infinity/);
}, 120_000);

// Starts the built server several times on each database.
it('prints what the size of a database costs, and the goal', async () => {
  const stdout = await quickly('scale');
  expect(stdout).toMatch(/^SQLite/m);
  expect(stdout).toMatch(/^of the same on the small database +<= 1\.3 x/m);
  expect(stdout).not.toMatch(/NaN|Infinity/);
}, 300_000);

async function quickly(program: string): Promise<string> {
  const { stdout } = await run(process.execPath, [`dist/${program}.js`, '--quick'], { cwd: folder });
  return stdout;
}
