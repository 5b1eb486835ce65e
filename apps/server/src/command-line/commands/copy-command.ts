import { existsSync } from 'node:fs';
import type { DatabaseLocation } from '@specshelf/store/database';
import { nameOfDatabase } from '@specshelf/store/name-of-database';
import { databaseExists } from '@specshelf/store/open-database';
import type { Command } from 'commander';
import type { Config } from '../../config/config.js';
import { parseDatabase } from '../../config/database-location.js';
import { compareCopy, copyDatabase } from '../../database-copy/copy-database.js';
import type { Step } from '../../database-copy/copy-rows.js';
import type { Compared } from '../../database-copy/table-shape.js';
import { withOfflineOperator } from '../../runtime/with-offline-operator.js';
import { keyFileOf } from '../../secrets/secret-keys.js';
import { CommandFailure } from '../command-failure.js';
import { examplesText } from '../command-group.js';
import type { CommandLineProcess } from '../command-line-process.js';
import { configured } from '../configured.js';
import { type Column, type PrintOptions, printable, printList } from '../print.js';
import { withCommandFailures } from '../with-command-failures.js';
import { withProgress } from '../with-progress.js';

interface CopyOptions extends PrintOptions {
  from: string;
  to: string;
  verifyOnly?: boolean;
}

export function addCopyCommand(program: Command, process: CommandLineProcess): void {
  program
    .command('copy')
    .description(
      'copy a database that no server uses into another one, also between SQLite and PostgreSQL, and compare them',
    )
    .requiredOption('--from <database>', 'database to copy, in the form of DATABASE_URL')
    .requiredOption('--to <database>', 'empty database, or the target of an interrupted copy')
    .option('--verify-only', 'compare the databases without copying')
    .option('--json', 'print the result as JSON')
    .addHelpText(
      'after',
      examplesText([
        'specshelf-server copy --from ./data/specshelf.sqlite --to postgres://specshelf@db.acme.example/specshelf',
        'specshelf-server copy --from postgres://specshelf@db.acme.example/specshelf --to ./specshelf.sqlite',
        'specshelf-server copy --from ./old.sqlite --to ./new.sqlite --verify-only --json',
        'Set passwords in PGPASSWORD or ~/.pgpass: other users of the machine can read the arguments of a command.',
        'Run the same command again to resume an interrupted copy.',
      ]),
    )
    .action((options: CopyOptions) => copy(process, options));
}

async function copy(process: CommandLineProcess, options: CopyOptions): Promise<void> {
  const from = databaseIn('--from', options.from);
  const to = databaseIn('--to', options.to);
  const config = configured({ env: { ...process.env, DATABASE_URL: undefined } });
  rejectMissing(options.verifyOnly ? [from, to] : [from]);
  await withCommandFailures(async () => {
    if (options.verifyOnly) {
      const compared = await withProgress(process, 'Comparing the databases', (report) =>
        compareCopy(from, to, { onProgress: (step) => report(describeStep(step)) }),
      );
      print(process, compared, { compared }, options);
      failOn(problemsOf(compared, 'The databases are not the same.'));
    } else {
      await rejectOtherKey(config, from);
      const result = await withProgress(process, 'Copying the database', (report) =>
        copyDatabase(from, to, { onProgress: (step) => report(describeStep(step)) }),
      );
      const advice = adviceOnKey(config, from, to);
      const problems = problemsOf(result.compared, `Empty ${nameOfDatabase(to)}, and copy again.`);
      print(process, result.compared, problems.length === 0 ? { ...result, advice } : result, options);
      failOn(problems);
      if (!options.json) process.stderr.write(`${printable(advice)}\n`);
    }
  });
}

function databaseIn(option: string, text: string): DatabaseLocation {
  const location = parseDatabase(text, { connections });
  if (location) return location;
  // Without the value, which may contain a password.
  const expected = 'the path of a SQLite file, or a postgres:// URL with the name of a database';
  throw new CommandFailure([`${option} must be ${expected}.`], 2);
}

// One connection reads or writes; the other replaces it if it is lost.
const connections = 2;

function rejectMissing(locations: readonly DatabaseLocation[]): void {
  for (const location of locations) {
    if (databaseExists(location)) continue;
    throw new CommandFailure([`There is no database ${nameOfDatabase(location)}.`], 1);
  }
}

/** Rejects a wrong key: a server with it would start, but could not decrypt the secrets. */
async function rejectOtherKey(config: Config, from: DatabaseLocation): Promise<void> {
  if (config.secretKey === undefined) return;
  const inspection = await withOfflineOperator({ ...config, database: from }, (operator) =>
    operator.inspect(),
  );
  const { unreadableSecrets } = inspection;
  if (unreadableSecrets.length === 0) return;
  throw new CommandFailure(
    [
      `SPECSHELF_SECRET_KEY does not decrypt the secrets of ${unreadableSecrets.join(', ')}. ${rightKey(from)}, or unset it to copy the secrets unchanged.`,
    ],
    1,
  );
}

function adviceOnKey({ secretKey }: Config, from: DatabaseLocation, to: DatabaseLocation): string {
  const done = `${nameOfDatabase(to)} is the same as ${nameOfDatabase(from)}.`;
  const key = secretKey === undefined ? rightKey(from) : 'Keep SPECSHELF_SECRET_KEY as it is';
  return `${done} ${key}: no other key decrypts its secrets.`;
}

function rightKey(from: DatabaseLocation): string {
  const file = keyFileOf(from);
  return file !== undefined && existsSync(file)
    ? `Set SPECSHELF_SECRET_KEY to the content of ${file}`
    : `Set SPECSHELF_SECRET_KEY to the value of the servers on ${nameOfDatabase(from)}`;
}

function describeStep({ doing, table, done, all }: Step): string {
  const percent = Math.floor((100 * (done.bytes + done.rows)) / Math.max(all.bytes + all.rows, 1));
  const bytes = `${megabytes(done.bytes)} of ${megabytes(all.bytes)} MB`;
  const what = doing === 'copying' ? table : `comparing ${table}`;
  return `${what}, ${done.rows} of ${all.rows} rows, ${bytes}, ${percent} %`;
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

function print(
  process: CommandLineProcess,
  compared: readonly Compared[],
  value: unknown,
  { json }: PrintOptions,
): void {
  if (json) process.stdout.write(`${JSON.stringify(value)}\n`);
  else printList(process, compared, columns, { none: 'Nothing was compared.' });
}

const columns: readonly Column<Compared>[] = [
  ['COMPARED', ({ what }) => what],
  ['SOURCE', ({ source }) => String(source)],
  ['TARGET', ({ target }) => String(target)],
  ['SHA-256', ({ digest }) => digest?.slice(0, 16)],
  [
    'RESULT',
    ({ difference, miscounted }) => difference ?? (miscounted === undefined ? 'equal' : 'miscounted'),
  ],
];

function failOn(problems: readonly string[]): void {
  if (problems.length > 0) throw new CommandFailure(problems, 1);
}

/** Describes the differences, followed by the advice; without differences, the incorrect counts. */
function problemsOf(compared: readonly Compared[], advice: string): string[] {
  const differences = compared.flatMap(({ what, difference }) =>
    difference === undefined ? [] : [`${what}: not the same, ${difference}.`],
  );
  if (differences.length > 0) return [...differences, advice];
  return compared.flatMap(({ what, source, miscounted }) =>
    miscounted === undefined ? [] : [`${what}: both databases have ${source}, but count ${miscounted}.`],
  );
}
