import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A test with its titles, outermost first. */
export interface TestOutcome {
  titles: readonly string[];
  passed: boolean;
}

export interface TestRun {
  outcomes: readonly TestOutcome[];
  /** Failure messages. */
  failures: readonly string[];
}

/** The used part of the output of Vitest's JSON reporter. */
interface Report {
  testResults: {
    name: string;
    message?: string;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      fullName: string;
      status: string;
      failureMessages: string[];
    }[];
  }[];
}

/** Runs tests with Vitest in a child process of a Node.js version, and returns their outcomes. */
export async function runTests(
  node: string,
  vitest: string,
  cwd: string,
  args: readonly string[],
): Promise<TestRun> {
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-report-'));
  const file = join(folder, 'report.json');
  const reporting = ['--reporter=json', `--outputFile=${file}`];
  // Another test compares the mocks and the server for the many documents of the corpus.
  const env = { ...process.env, SPECSHELF_CORPUS: '' };
  const failed = await run(node, [vitest, 'run', ...reporting, ...args], { cwd, env }).then(
    () => undefined,
    (error: unknown) => String(error),
  );
  const text = await readFile(file, 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true });
  if (text === undefined) throw new Error(`The tests did not run: ${failed}`);
  return runOf(JSON.parse(text), failed);
}

const withoutPages = '**/conformance/pages-*';

/** Returns the titles of the tests of a file except suites of pages, joined with ` > `, without running them. */
export async function listTests(cwd: string, testFile: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-list-'));
  const file = join(folder, 'list.json');
  const vitest = join(cwd, 'node_modules', 'vitest', 'vitest.mjs');
  const env = { ...process.env, SPECSHELF_CORPUS: '' };
  await run(process.execPath, [vitest, 'list', testFile, '--exclude', withoutPages, `--json=${file}`], {
    cwd,
    env,
  });
  const listed: { name: string }[] = JSON.parse(await readFile(file, 'utf8'));
  await rm(folder, { recursive: true });
  return listed.map(({ name }) => name);
}

function runOf({ testResults }: Report, failed: string | undefined): TestRun {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failures = [
    ...testResults.flatMap(({ name, message }) => (message ? [`${name}: ${message}`] : [])),
    // Without the stack: its locations in the bundle are not useful.
    ...tests.flatMap(({ fullName, failureMessages: [message] }) =>
      message === undefined ? [] : [`${fullName}: ${message.split('\n    at ')[0]}`],
    ),
  ];
  return {
    outcomes: tests.map(({ ancestorTitles, title, status }) => ({
      titles: [...ancestorTitles, title],
      passed: status === 'passed',
    })),
    // Errors outside of tests are not in the report.
    failures: failures.length === 0 && failed !== undefined ? [failed] : failures,
  };
}
