// The gate: the checks, what a newcomer runs, then everything else. Ends with a line `N passed, N failed`. A file that fails runs once
// more, alone, after all others; if it passes then, its line begins with `flaky:`, and it has to be repaired.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mostFlaky, runFailedAgain } from './run-failed-again.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const pnpm = ['npm', 'exec', '--yes', `--package=${packageManager}`, '--', 'pnpm'];
const folder = mkdtempSync(join(tmpdir(), 'specshelf-gate-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const reporters = ['--reporter=minimal', '--reporter=./scripts/gate/report-results.mjs'];
const total = { passed: 0, failed: 0 };
const flaky = [];
const failures = [];

installChromium();
step('the checks', [...pnpm, 'install', '--frozen-lockfile', '--prefer-offline'], [...pnpm, 'check']);
const unit = tests('the tests', ['npm', 'test'], []);
const heavy = tests('the heavier tests', [...pnpm, 'test:heavy'], ['--config', 'vitest.heavy.config.ts']);
await judge(unit);
await judge(heavy);

if (flaky.length > mostFlaky) {
  total.failed += 1;
  failures.push(`${flaky.length} flaky files are more than ${mostFlaky}.`);
}
console.log('');
for (const line of flaky) console.log(`flaky: ${line}`);
for (const line of failures) console.log(`failed: ${line}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** Tests in a browser are skipped on a machine without Chromium: here they never are. */
function installChromium() {
  const places = [
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  if (places.some((place) => place && existsSync(place))) return;
  const user = process.getuid?.() === 0 ? [] : ['sudo'];
  const environment = ['env', 'DEBIAN_FRONTEND=noninteractive'];
  step(
    'Chromium',
    [...user, 'apt-get', 'update', '-qq'],
    [...user, ...environment, 'apt-get', 'install', '-yqq', '--no-install-recommends', 'chromium'],
  );
}

/** Runs commands until one fails, and counts them as one test. */
function step(title, ...commands) {
  const failed = run(title, commands);
  total[failed ? 'failed' : 'passed'] += 1;
  if (failed) failures.push(`${title}: ${failed.join(' ')}`);
}

/** Runs tests, whose failures are judged after all others. */
function tests(title, command, options) {
  const file = join(folder, `${title}.json`);
  const failed = run(title, [command], { TEST_REPORT: file });
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  printSlowest(report?.files ?? []);
  return { title, command, failed, report, options };
}

/** Counts the results of tests, after failed files have run again. */
async function judge({ title, command, failed, report, options }) {
  const result = await runFailedAgain(report, ({ file, project }) => runAlone(file, project, options));
  total.passed += result.passed;
  total.failed += result.failed;
  flaky.push(...result.flaky);
  // Without a failed file, for example when a build or a teardown fails.
  if (failed && result.flaky.length + result.failures.length === 0) result.failures.push(command.join(' '));
  failures.push(...result.failures.map((failure) => `${title}: ${failure}`));
  total[result.failures.length === 0 ? 'passed' : 'failed'] += 1;
}

function runAlone(file, project, options) {
  const output = join(folder, 'again.json');
  rmSync(output, { force: true });
  const only = project === '' ? [] : ['--project', project];
  run(
    `again, alone: ${file}`,
    [[...pnpm, 'exec', 'vitest', 'run', ...reporters, ...options, ...only, file]],
    {
      TEST_REPORT: output,
    },
  );
  return existsSync(output) ? JSON.parse(readFileSync(output, 'utf8')) : undefined;
}

/** Returns the first command that fails. */
function run(title, commands, environment) {
  const started = Date.now();
  const failed = commands.find((command) => {
    console.log(`\n=== ${title}: ${command.join(' ')}`);
    const [program, ...args] = command;
    const env = { ...process.env, ...environment };
    return spawnSync(program, args, { cwd: root, stdio: 'inherit', env }).status !== 0;
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`=== ${title}: ${failed ? 'failed' : 'passed'} after ${seconds} s`);
  return failed;
}

function printSlowest(files) {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 12);
  console.log(
    `The slowest files:\n${slowest.map(({ file, seconds }) => `${seconds} s  ${file}`).join('\n')}`,
  );
}
