// `npm start`, `npm test` and `npm run test:all` on a machine with only Node.js >= 20.19 and npm:
// fetches the pnpm that package.json pins (into npm's cache), installs, and runs the steps of the task.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

// Lines of turbo and tsup such as `@specshelf/server:build: ESM ⚡️ Build success in 812ms`.
const stepOf =
  /^(@specshelf\/[\w-]+):build(?::program)?: (cache hit|(?:ESM|DTS|CJS).*Build (?:start|success))/;

const root = fileURLToPath(new URL('..', import.meta.url));
const { packageManager } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const [task] = process.argv.slice(2);

const install = [
  'Installing (the first time compiles SQLite: about a minute)',
  'install',
  '--frozen-lockfile',
  '--prefer-offline',
];
// Writes the results to a file as well.
const report = process.env.TEST_REPORT ? ['--reporter=./scripts/gate/report-results.mjs'] : [];
const vitest = ['exec', 'vitest', 'run', ...report];
// Prints failures and a summary, without a line for each file.
const test = ['Running the tests', ...vitest, '--reporter=minimal'];
const build = ['Building', 'exec', 'turbo', 'run', 'build', '--log-order=stream'];
// Without type declarations, which take ten times as long and which a running server does not need.
// The server bundles the sources of the other packages, so turbo.json makes its build depend on them, not on their builds.
const buildProgram = [
  'Building',
  'exec',
  'turbo',
  'run',
  'build:program',
  '--log-order=stream',
  '--filter=@specshelf/server',
];
// Tests that need a build or take too long for `npm test`.
const heavy = [
  build,
  ['Running the heavier tests', ...vitest, '--reporter=default', '--config', 'vitest.heavy.config.ts'],
];
const tasks = {
  start: [install, buildProgram, ['Starting', 'exec', 'node', 'apps/server/dist/main.js', 'serve']],
  test: [install, test],
  'test:all': [install, test, ...heavy],
  'test:heavy': [install, ...heavy],
  'test:release': [install, ...heavy],
};

if (process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  for (const [title, ...args] of tasks[task]) {
    console.log(`\n> ${title} ...`);
    if (args.includes('turbo')) await runBuild('pnpm', args);
    else run('pnpm', args);
  }
} else {
  run('npm', ['exec', '--yes', `--package=${packageManager}`, '--', 'pnpm', 'run', task]);
}

function run(command, args) {
  const { status, signal, error } = spawnSync(command, args, { ...options(), stdio: 'inherit' });
  if (error) throw error;
  end(status, signal);
}

/** Prints the steps of a build with their times, and the whole output only when it fails. */
async function runBuild(command, args) {
  const started = Date.now();
  const child = spawn(command, args, { ...options(), stdio: ['inherit', 'pipe', 'inherit'] });
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (...how) => resolve(how));
  });
  const lines = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    const [, name, step] = stepOf.exec(stripVTControlCharacters(line)) ?? [];
    const seconds = Math.round((Date.now() - started) / 1000);
    if (name) console.log(`  ${String(seconds).padStart(3)} s  ${name}: ${step}`);
  }
  const [status, signal] = await ended;
  if (status !== 0) console.error(lines.join('\n'));
  end(status, signal);
}

function options() {
  return {
    cwd: root,
    // JOBS: compiling SQLite may use every core.
    env: {
      JOBS: 'max',
      ...process.env,
      TURBO_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
      // The heavier tests in their full length, with those that take an hour.
      ...(task === 'test:release' && { TEST_LENGTH: 'release' }),
    },
    shell: process.platform === 'win32',
  };
}

function end(status, signal) {
  if (signal) process.kill(process.pid, signal);
  if (status !== 0) process.exit(status ?? 1);
}
