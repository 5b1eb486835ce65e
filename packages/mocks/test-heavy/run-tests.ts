import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A test, by its titles from the outermost on. */
export interface TestOutcome {
  titles: readonly string[];
  passed: boolean;
}

export interface TestRun {
  outcomes: readonly TestOutcome[];
  /** What went wrong, in words; empty when all is well. */
  failures: readonly string[];
}

/** What vitest's JSON reporter writes, as far as it is read here. */
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

/** Runs tests with a vitest in a process of its own, on the Node.js that is given, and says how each of them ended. */
export async function runTests(
  node: string,
  vitest: string,
  cwd: string,
  args: readonly string[],
): Promise<TestRun> {
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-report-'));
  const file = join(folder, 'report.json');
  const reporting = ['--reporter=json', `--outputFile=${file}`];
  // The documents of a corpus are many, and are compared with the server's elsewhere.
  const env = { ...process.env, SPECSHELF_CORPUS: '' };
  const failed = await run(node, [vitest, 'run', ...reporting, ...args], { cwd, env }).then(
    () => undefined,
    (error: unknown) => String(error),
  );
  const text = await readFile(file, 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true });
  if (text === undefined) throw new Error(`The tests have not run. ${failed}`);
  return runOf(JSON.parse(text), failed);
}

function runOf({ testResults }: Report, failed: string | undefined): TestRun {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failures = [
    ...testResults.flatMap(({ name, message }) => (message ? [`${name}: ${message}`] : [])),
    // Where in a bundle it failed says less than the name of the test.
    ...tests.flatMap(({ fullName, failureMessages: [message] }) =>
      message === undefined ? [] : [`${fullName}: ${message.split('\n    at ')[0]}`],
    ),
  ];
  return {
    outcomes: tests.map(({ ancestorTitles, title, status }) => ({
      titles: [...ancestorTitles, title],
      passed: status === 'passed',
    })),
    // An error outside of all tests is in none of them.
    failures: failures.length === 0 && failed !== undefined ? [failed] : failures,
  };
}
