// `pnpm bench [area] [arguments]` builds the packages that an area needs and runs it; without an area, all areas in turn.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const root = join(folder, '..');

/** Packages to build first, as users have them. */
const areas = {
  server: { builds: '@specshelf/server' },
  processing: {},
  changes: { builds: '@specshelf/server' },
  generator: { flags: ['--expose-gc'] },
  sdk: { builds: '@specshelf/sdk' },
  mocks: { builds: '@specshelf/mocks' },
  reader: { builds: '@specshelf/server' },
  scale: { builds: '@specshelf/server' },
  search: { builds: '@specshelf/server' },
};

const [first = '', ...rest] = process.argv.slice(2);
const isAll = first === '' || first.startsWith('-');
const args = isAll ? process.argv.slice(2) : rest;
if (!isAll && !Object.hasOwn(areas, first)) {
  end(`Unknown area ${JSON.stringify(first)}. Areas: ${Object.keys(areas).join(', ')}.`);
}
const isKept = args.includes('--keep');
if (isKept && (args.includes('--quick') || args.includes('--json'))) {
  end('--keep writes the figures of a whole run to bench/results: remove --quick and --json.');
}
if (isAll && args.includes('--json')) end('--json writes one file: name an area.');

// Checked before any output.
const commit = isKept ? readCommit() : undefined;
const wanted = isAll ? Object.keys(areas) : [first];
const packages = new Set(wanted.flatMap((area) => areas[area].builds ?? []));
if (packages.size > 0) {
  const filters = [...packages].map((name) => `--filter=${name}`);
  run('pnpm', ['exec', 'turbo', 'run', 'build', ...filters, '--output-logs=errors-only'], root);
}
run('pnpm', ['exec', 'tsup'], folder);
for (const area of wanted) {
  if (isAll) console.log(`\n# ${area}\n`);
  if (isKept) writeResults(area);
  else measure(area, args);
}

function measure(area, given) {
  run(process.execPath, [...(areas[area].flags ?? []), `dist/${area}.js`, ...given], folder);
}

/** Runs an area, and writes its figures with the data needed to compare them. */
function writeResults(area) {
  const temporary = mkdtempSync(join(tmpdir(), 'specshelf-bench-'));
  try {
    const file = join(temporary, 'figures.json');
    measure(area, [...args.filter((arg) => arg !== '--keep'), '--json', file]);
    const figures = JSON.parse(readFileSync(file, 'utf8'));
    mkdirSync(join(folder, 'results'), { recursive: true });
    const results = { area, ...environment(), figures };
    const result = join(folder, 'results', `${area}.json`);
    writeFileSync(result, JSON.stringify(results, undefined, 2));
    // In the format of all files in this repository.
    run('pnpm', ['exec', 'biome', 'format', '--write', result], root);
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

function environment() {
  const [cpu] = cpus();
  return {
    date: new Date().toISOString(),
    ...commit,
    machine: { cpu: cpu?.model, cores: cpus().length, memoryMB: Math.round(totalmem() / 1e6) },
    node: process.versions.node,
    libraries: versions(),
  };
}

function readCommit() {
  return {
    commit: spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout.trim(),
    isChanged: spawnSync('git', ['diff', '--quiet', 'HEAD'], { cwd: root }).status !== 0,
  };
}

/** Versions of the measured packages, and of those that measure them. */
function versions() {
  const { dependencies, devDependencies } = read(join(folder, 'package.json'));
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const others = names.filter((name) => !/^@(?:specshelf|types)\//.test(name));
  return Object.fromEntries(
    others.map((name) => [name, read(join(folder, 'node_modules', name, 'package.json')).version]),
  );
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function run(command, given, cwd) {
  const { status, error } = spawnSync(command, given, {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

function end(problem) {
  console.error(problem);
  process.exit(1);
}
