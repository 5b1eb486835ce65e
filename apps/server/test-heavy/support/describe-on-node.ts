import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installNode } from '../../../../scripts/install/install-node.js';
import { cloneInstallation } from './clone-installation.js';
import { compileSQLite } from './compile-sqlite.js';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const minutes = 60_000;

// Some of the parts are too slow for `npm test`.
const config = 'apps/server/test-heavy/support/unit-tests.config.ts';

/**
 * Declares a test that runs parts of the tests, files or folders of the server or of another package without `.test.ts`, on a version of Node.js. In a
 * clone, so that compiling SQLite for another version neither breaks this installation nor enters pnpm's cache of compiled packages,
 * whose keys have no minor version.
 */
export function describeOnNode(version: string, parts: readonly string[]): void {
  describe(`on Node.js ${version}, the server`, () => {
    let folder: string;
    let clone: string;
    let environment: NodeJS.ProcessEnv;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'specshelf-node-'));
      clone = join(folder, 'clone');
      await cloneInstallation(root, clone, ['better-sqlite3']);
      environment = environmentFor(await installNode(join(folder, version), version));
      const { stdout } = await run('node', ['--version'], { env: environment });
      expect(stdout.trim()).toBe(`v${version}`);
      await compileSQLite({ original: root, clone }, version, environment);
    });

    afterAll(() => rm(folder, { recursive: true, force: true }));

    it(
      `passes the tests of ${parts.join(', ')}`,
      async () => {
        const files = parts.map((part) => (part.includes('/test/') ? part : `apps/server/test/${part}`));
        const { error, report } = await runTests(clone, files, join(folder, 'report.json'), environment);
        expect(failuresIn(report)).toEqual([]);
        expect(error).toBeUndefined();
        for (const file of files) expectPassed(report, join(clone, file));
        console.log(
          `Node.js ${version}: ${report.numPassedTests} tests passed, ${report.numPendingTests} skipped`,
        );
      },
      30 * minutes,
    );
  });
}

/** Expects test files of a part, each of which has passed tests. */
function expectPassed({ testResults }: Report, part: string): void {
  const ofPart = testResults.filter(({ name }) => name.startsWith(part));
  expect(ofPart.length, part).toBeGreaterThan(0);
  for (const { name, assertionResults } of ofPart) {
    const statuses = assertionResults.map(({ status }) => status);
    expect(statuses, name).toContain('passed');
  }
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
  cwd: string,
  files: readonly string[],
  output: string,
  env: NodeJS.ProcessEnv,
): Promise<{ error: unknown; report: Report }> {
  // Pages are clients of the API: they depend on Node.js by HTTP only.
  const withoutPages = ['--exclude', '**/conformance/pages-*'];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', config, ...withoutPages];
  const report = ['--reporter=json', `--outputFile=${output}`];
  const error = await run('node', [...vitest, ...report, ...files], {
    cwd,
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
