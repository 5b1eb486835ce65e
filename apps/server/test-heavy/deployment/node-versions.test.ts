import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installNode } from '../../../../scripts/install/install-node.js';
import { copyBuildContext } from '../support/copy-build-context.js';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const minutes = 60_000;

// The oldest supported version, a version of the LTS line between, and that of the image. Do not raise the last to 24.19
// or newer: better-sqlite3 12 aborts the process there when it is compiled with the headers of that release.
const between = '22.23.3';
const versions = ['20.19.0', between, '24.18.1'];

// The parts that depend most on Node.js: HTTP, the SQLite driver, worker threads, child processes, and outbound requests.
const parts = [
  'store/stores',
  'processing/processing',
  'processing/heavy-work',
  'database-copy/backup-database',
  'command-line/command-line',
  'fetching/proxy',
];
// The API takes most of the time, so only the versions at both ends run its tests.
const filesOf = (version: string) =>
  (version === between ? parts : ['conformance', ...parts]).map((name) => `apps/server/test/${name}.test.ts`);

// Some of the parts are too slow for `npm test`.
const config = 'apps/server/test-heavy/support/unit-tests.config.ts';

let folder: string;
let clone: string;

// In a copy, so that compiling SQLite for another version neither breaks this installation nor enters pnpm's cache
// of compiled packages, whose keys have no minor version.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'specshelf-node-'));
  clone = join(folder, 'clone');
  await copyBuildContext(root, clone, isDependency);
}, 5 * minutes);

afterAll(() => rm(folder, { recursive: true, force: true }));

it('the Node.js version of the image is tested', async () => {
  const dockerfile = await readFile(join(root, 'Dockerfile'), 'utf8');
  const used = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
  expect(new Set(used)).toEqual(new Set(versions.slice(-1)));
});

describe.each(versions)('on Node.js %s, the server', (version) => {
  let environment: NodeJS.ProcessEnv;

  beforeAll(async () => {
    const node = await installNode(join(folder, version), version);
    environment = environmentFor(node);
    const { stdout } = await run('node', ['--version'], { env: environment });
    expect(stdout.trim()).toBe(`v${version}`);
    await compileSQLite(version, environment);
  }, 10 * minutes);

  it(
    `passes the tests of ${version === between ? '' : 'its API, '}stores, processing, threads, backups, command line, and requests`,
    async () => {
      const files = filesOf(version);
      const output = join(folder, `${version}.json`);
      const { error, report } = await runTests(files, output, environment);
      expect(failuresIn(report)).toEqual([]);
      expect(error).toBeUndefined();
      expect(report.testResults.map(({ name }) => name).sort()).toEqual(
        files.map((file) => join(clone, file)).sort(),
      );
      for (const { name, assertionResults } of report.testResults) {
        expect(
          assertionResults.map(({ status }) => status),
          name,
        ).toContain('passed');
      }
      console.log(
        `Node.js ${version}: ${report.numPassedTests} tests passed, ${report.numPendingTests} skipped`,
      );
    },
    10 * minutes,
  );
});

/** Whether a path is an installed package. Vite writes into its own folders while the tests run. */
function isDependency(path: string): boolean {
  return /(?:^|[\\/])node_modules(?:[\\/](?!\.vite)|$)/.test(path);
}

/** The environment without the variables of Vitest, with which the child would act as a worker of this run. */
function environmentFor(node: string): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|VITE_|NODE_OPTIONS$|TEST_LENGTH$)/.test(name),
  );
  return {
    ...Object.fromEntries(inherited),
    PATH: `${join(node, 'bin')}:${process.env['PATH']}`,
    npm_config_nodedir: node,
  };
}

async function compileSQLite(version: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const { resolve } = createRequire(join(clone, 'apps/server/package.json'));
  // SQLite's own C code does not use Node.js. Optimizing it would take a minute for each version; the binding is optimized.
  const env = { ...environment, CFLAGS: '-O0' };
  await run('npm', ['run', 'build-release'], {
    cwd: dirname(resolve('better-sqlite3/package.json')),
    env,
  }).catch((cause: unknown) => {
    throw new Error(`better-sqlite3 could not be compiled for Node.js ${version}.`, { cause });
  });
}

interface Report {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

async function runTests(
  files: readonly string[],
  output: string,
  env: NodeJS.ProcessEnv,
): Promise<{ error: unknown; report: Report }> {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', config];
  const report = ['--reporter=json', `--outputFile=${output}`];
  const error = await run('node', [...vitest, ...report, ...files], {
    cwd: clone,
    env,
    maxBuffer: 64 * 1024 * 1024,
  }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!existsSync(output)) throw new Error('The tests ended without a report.', { cause: error });
  return { error, report: JSON.parse(await readFile(output, 'utf8')) };
}

function failuresIn({ testResults }: Report): unknown[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({ name: fullName, message: failureMessages[0] }));
    return failed.length === 0 && status === 'failed' ? [{ name, message }] : failed;
  });
}
