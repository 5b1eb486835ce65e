// `npm start`, `npm test` and `npm run test:all` on a machine with Node.js >= 20.19 and npm, and nothing else:
// fetches the pnpm that package.json pins (npm's own cache keeps it), installs, and runs the steps of the task.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { packageManager } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const [task] = process.argv.slice(2);

const install = [
  'Installing (the first time compiles SQLite: about a minute)',
  'install',
  '--frozen-lockfile',
  '--prefer-offline',
];
const test = ['Running the tests', 'exec', 'vitest', 'run'];
// What needs a build, or takes longer than a newcomer would wait.
const heavy = [
  ['Building', 'exec', 'turbo', 'run', 'build', '--output-logs=errors-only'],
  ['Running the heavier tests', 'exec', 'vitest', 'run', '--config', 'vitest.heavy.config.ts'],
];
const tasks = {
  start: [
    install,
    [
      'Building',
      'exec',
      'turbo',
      'run',
      'build',
      '--filter=@specshelf/server...',
      '--output-logs=errors-only',
    ],
    ['Starting', 'exec', 'node', 'apps/server/dist/main.js'],
  ],
  test: [install, test],
  'test:all': [install, test, ...heavy],
  'test:heavy': [install, ...heavy],
};

if (process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  for (const [title, ...args] of tasks[task]) {
    console.log(`\n> ${title} ...`);
    run('pnpm', args);
  }
} else {
  run('npm', ['exec', '--yes', `--package=${packageManager}`, '--', 'pnpm', 'run', task]);
}

function run(command, args) {
  const { status, signal, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    // JOBS: compiling SQLite may use every core.
    env: { JOBS: 'max', ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  if (signal) process.kill(process.pid, signal);
  if (status !== 0) process.exit(status ?? 1);
}
