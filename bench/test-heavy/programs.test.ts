import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { whyNoPostgreSQL } from '../../apps/server/test/support/database/start-postgresql.js';
import { findChromium } from '../../scripts/install/find-chromium.js';

const folder = fileURLToPath(new URL('..', import.meta.url));
const tsup = fileURLToPath(new URL('../../node_modules/tsup/dist/cli-default.js', import.meta.url));
const chromium = findChromium('the benchmark of the documentation reader');
const run = promisify(execFile);

// Once for all programs: building empties their folder.
beforeAll(async () => {
  await run(process.execPath, [tsup], { cwd: folder });
}, 120_000);

// Starts a process for each memory reading.
it('prints the cost of processing generated documents, and the goals', async () => {
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

// Starts a process for the memory reading.
it('prints the changes that are found, their cost, and the goals', async () => {
  const stdout = await quickly('changes');
  expect(stdout).toMatch(/^ours +3 +0 +3 +0 +0$/m);
  expect(stdout).toMatch(/^generated\.\w+ +\d.* [1-9]\d*$/m);
  for (const name of ['oasdiff', 'Redocly diff', 'api-smart-diff']) {
    expect(stdout).toMatch(new RegExp(`^${name}: not installed`, 'm'));
  }
  expect(stdout).toMatch(/^equivalent rewrites, false alarms +<= 0 +0\.00/m);
  expect(stdout).toMatch(/^largest, event loop +<= 20 ms +\d/m);
  expect(stdout).toMatch(/^ten operations +\d+ +\d.* +\d/m);
  expect(stdout).not.toMatch(/NaN|Infinity|fails/);
}, 120_000);

it('prints the cost of the pages of generated documents, and the goals', async () => {
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

it('prints the cost of the client compared with others, and the goals', async () => {
  const stdout = await quickly('sdk');
  for (const name of ['raw-fetch', 'specshelf', 'openapi-fetch', 'gitbook', 'ky', 'openai']) {
    expect(stdout).toMatch(new RegExp(`^${name} +\\d+ +\\d+\\.\\d\\d +\\d.* +\\d+\\.\\d\\d +-?\\d`, 'm'));
  }
  expect(stdout).toMatch(/^list and get, gzipped +<= 10 kB/m);
  expect(stdout).not.toMatch(/NaN|Infinity/);
}, 120_000);

// Starts a process for each mock, several times.
it('prints the cost of the built mocks compared with others, and the goals', async () => {
  const stdout = await quickly('mocks');
  for (const name of ['a bare Response', 'ours, directly', 'a constant, msw 2', 'ours, msw 2']) {
    expect(stdout).toMatch(new RegExp(`^${name} +\\d+( +\\d+(\\.\\d+)?){7}$`, 'm'));
  }
  expect(stdout).toMatch(/^ours, for msw 2 +browser +\d/m);
  for (const name of ['msw 3', 'Prism', '@msw/source', 'orval', 'Scalar']) {
    expect(stdout).toMatch(new RegExp(`^${name}: not installed`, 'm'));
  }
  expect(stdout).toMatch(/^import +<= 10 ms/m);
  expect(stdout).toMatch(/^loaded at once, gzipped +<= 28 kB/m);
  expect(stdout).not.toMatch(/NaN|Infinity/);
}, 120_000);

// Starts a browser and the built server.
it.skipIf(chromium === undefined)(
  'prints the cost of reading an operation, and the goals',
  async () => {
    const stdout = await quickly('reader');
    for (const name of ['ours', 'one paragraph']) {
      expect(stdout).toMatch(new RegExp(`^generated\\.json +${name} +\\d.* \\d`, 'm'));
    }
    for (const kind of ['overview', 'operations', 'schemas', 'docs/\\*', 'schemas/\\*', 'print/\\*', 'all']) {
      expect(stdout).toMatch(new RegExp(`^generated\\.json +${kind} +\\d.* \\d`, 'm'));
    }
    for (const name of ['Scalar', 'Redoc 2', 'Redoc 3', 'Swagger UI', 'RapiDoc', 'Stoplight Elements']) {
      expect(stdout).toMatch(new RegExp(`^${name}: not installed`, 'm'));
    }
    expect(stdout).toMatch(/^transferred until readable +<= 40 kB +\d.* reached/m);
    expect(stdout).toMatch(/^broken links +<= 0 +0\.00 /m);
    expect(stdout).not.toMatch(/NaN|Infinity|^not readable/m);
  },
  120_000,
);

// Starts the built server several times on each database.
it('prints the cost of the size of a database, and the goal', async () => {
  const stdout = await quickly('scale');
  expect(stdout).toMatch(/^SQLite/m);
  expect(stdout).toMatch(/^of the same on the small database +<= 1\.3 x/m);
  expect(stdout).not.toMatch(/NaN|Infinity/);
}, 300_000);

// Starts the built server on each database.
it('prints the times of searches, and the goals', async () => {
  const stdout = await quickly('search', '--engine', 'sqlite');
  for (const name of [
    'exact identifiers',
    'one specification',
    'without a token',
    'all',
    'floor: read a specification',
  ]) {
    expect(stdout).toMatch(new RegExp(`^${name} +\\d+ +\\d.* +\\d`, 'm'));
  }
  expect(stdout).toMatch(/^index for each document +<= 130 B +\d/m);
  expect(stdout).not.toMatch(/NaN|Infinity/);
}, 300_000);

// Starts each subject in its own process.
it('prints the rates of the server compared with a baseline and its peers', async () => {
  const stdout = await quickly('server', '--engine', 'sqlite', '--part', 'requests');
  for (const [name, subjects] of Object.entries(compared)) {
    for (const subject of subjects) {
      expect(stdout).toMatch(new RegExp(`^SQLite: ${name} +${subject} +\\d.* \\d+ % .* \\d`, 'm'));
    }
  }
  expect(stdout).toMatch(/^mock: not installed/m);
  for (const subject of ['static', 'ours']) {
    expect(stdout).toMatch(new RegExp(`^content large +${subject} +\\d\\S* +\\d`, 'm'));
  }
  expect(stdout).toMatch(/^get, of bare +>= 0\.4 x +\d/m);
  expect(stdout).not.toMatch(/NaN|Infinity/);
}, 600_000);

const compared = {
  get: ['bare', 'fastify', 'plain sum', 'ours'],
  'list of 50': ['bare', 'fastify', 'plain sum', 'ours'],
  'versions, 50': ['bare', 'ours'],
  'content large, gzip': ['static', 'ours'],
  'content large, 304': ['static', 'ours', 'ours, get'],
  'computed revision': ['bare', 'ours'],
  'computed document, new': ['bare', 'ours'],
  'publish small, 1 connection': ['bare', 'ours'],
  'publish large, 1 connection': ['bare', 'ours'],
  'mixed, 90 % get, 10 % publish': ['bare', 'ours'],
};

it('prints the start time, the latencies during processing, and the growth of times', async () => {
  const stdout = await quickly(
    'server',
    '--engine',
    'sqlite',
    '--part',
    'start',
    '--part',
    'processing',
    '--part',
    'growth',
  );
  for (const subject of ['hello node', 'hello express', 'ours']) {
    expect(stdout).toMatch(new RegExp(`^${subject} +\\d+ +\\d+\\.\\d\\d`, 'm'));
  }
  expect(stdout).toMatch(/^ours +5 slow downloads at once, gzip/m);
  expect(stdout).toMatch(/^generated\.yaml +\d.* \d/m);
  for (const when of ['idle', 'sending', 'processing']) {
    expect(stdout).toMatch(new RegExp(`^generated\\.yaml +${when} +\\d`, 'm'));
  }
  expect(stdout).toMatch(/^20 small documents at once: \d/m);
  expect(stdout).toMatch(/^SQLite: list by its length +\S+ +1: \d/m);
  expect(stdout).toMatch(/^event loop after the acknowledgement +<= 20 ms +\d/m);
  expect(stdout).not.toMatch(/NaN|Infinity/);
}, 600_000);

it.skipIf(whyNoPostgreSQL() !== undefined)(
  'measures the server on PostgreSQL',
  async () => {
    const stdout = await quickly('server', '--engine', 'postgresql', '--part', 'growth');
    expect(stdout).toMatch(/^PostgreSQL: list by its length +\S+ +1: \d/m);
    expect(stdout).not.toMatch(/NaN|Infinity/);
  },
  300_000,
);

it('rejects an unknown area', async () => {
  const running = run(process.execPath, ['run.mjs', 'everything'], { cwd: folder });
  await expect(running).rejects.toThrow(/Unknown area "everything"\. Areas: server, processing, /);
});

async function quickly(program: string, ...options: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [`dist/${program}.js`, '--quick', ...options], {
    cwd: folder,
  });
  return stdout;
}
