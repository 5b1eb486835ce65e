import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { whyNoPostgreSQL } from '../../packages/store/test/support/start-postgresql.js';
import { findChromium } from '../../scripts/install/find-chromium.js';

const folder = fileURLToPath(new URL('..', import.meta.url));
const tsup = fileURLToPath(new URL('../../node_modules/tsup/dist/cli-default.js', import.meta.url));
const chromium = findChromium('the benchmark of the documentation reader');
const run = promisify(execFile);
const minutes = 60_000;

/** All areas, with the options of their engine. */
const areas: Record<string, readonly string[]> = {
  server: ['--engine', 'sqlite'],
  processing: [],
  changes: [],
  generator: [],
  sdk: [],
  mocks: [],
  reader: [],
  scale: [],
  search: ['--engine', 'sqlite'],
};

// The gate builds the benchmarks and checks their types. These tests show that they also run.
describe('a benchmark', () => {
  // Once for all areas: building empties their folder.
  beforeAll(async () => {
    await run(process.execPath, [tsup], { cwd: folder });
  });

  it.each(Object.entries(areas))(
    'of the area %s prints figures',
    async (area, options) => {
      if (area === 'reader' && chromium === undefined) return;
      await expectFigures(area, options);
    },
    15 * minutes,
  );

  it.skipIf(whyNoPostgreSQL() !== undefined)('of the server on PostgreSQL prints figures', () =>
    expectFigures('server', [
      ...['--engine', 'postgresql', '--part', 'requests'],
      ...['--only', 'get', '--only', 'versions, 50', '--only', 'publish small, 1 connection'],
    ]),
  );
});

it('has one of the tested areas', async () => {
  const running = run(process.execPath, ['run.mjs', 'everything'], { cwd: folder });
  await expect(running).rejects.toThrow(
    `Unknown area "everything". Areas: ${Object.keys(areas).join(', ')}.`,
  );
});

async function expectFigures(area: string, options: readonly string[]): Promise<void> {
  const program = [`dist/${area}.js`, '--quick', ...options];
  const { stdout } = await run(process.execPath, program, { cwd: folder, maxBuffer: 2 ** 24 });
  expect(stdout).toMatch(/\d/);
  expect(stdout).not.toMatch(/NaN|Infinity/);
}
