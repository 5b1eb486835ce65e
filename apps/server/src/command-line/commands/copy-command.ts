import { existsSync } from 'node:fs';
import { StorageUnavailable } from '@specshelf/service';
import type { Command } from 'commander';
import { type Config, parseDatabase } from '../../config/config.js';
import { compareCopy, copyDatabase } from '../../database-copy/copy-database.js';
import type { Step } from '../../database-copy/copy-rows.js';
import type { Compared } from '../../database-copy/table-shape.js';
import { withOfflineOperator } from '../../runtime/with-offline-operator.js';
import { keyFileOf } from '../../secrets/secret-keys.js';
import { StartFailure } from '../../start-failure.js';
import type { DatabaseLocation } from '../../store/database/database.js';
import { nameOfDatabase } from '../../store/database/name-of-database.js';
import { databaseExists } from '../../store/database/open-database.js';
import { CommandFailure } from '../command-failure.js';
import { examplesText } from '../command-group.js';
import type { CommandLineProcess } from '../command-line-process.js';
import { configured } from '../configured.js';
import { type Column, type PrintOptions, printable, printList } from '../print.js';
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
    .requiredOption('--from <database>', 'the database to copy, as DATABASE_URL names it')
    .requiredOption('--to <database>', 'an empty database, or one that was copied into in part')
    .option('--verify-only', 'compare the two, and copy nothing')
    .option('--json', 'print what was compared as JSON')
    .addHelpText(
      'after',
      examplesText([
        'specshelf copy --from ./data/specshelf.sqlite --to postgres://specshelf@db.acme.example/specshelf',
        'specshelf copy --from postgres://specshelf@db.acme.example/specshelf --to ./specshelf.sqlite',
        'specshelf copy --from ./old.sqlite --to ./new.sqlite --verify-only --json',
        'A password is taken from PGPASSWORD or ~/.pgpass: others on the machine can read what a command is given.',
        'Run the same command again to resume an interrupted copy.',
      ]),
    )
    .action((options: CopyOptions) => copy(process, options));
}

async function copy(process: CommandLineProcess, options: CopyOptions): Promise<void> {
  const from = databaseIn('--from', options.from);
  const to = databaseIn('--to', options.to);
  const config = configured({ env: { ...process.env, DATABASE_URL: undefined } });
  refuseMissing(options.verifyOnly ? [from, to] : [from]);
  try {
    if (options.verifyOnly) {
      const compared = await withProgress(process, 'Looking', (tell) =>
        compareCopy(from, to, { tell: (step) => tell(stepInWords(step)) }),
      );
      print(process, compared, { compared }, options);
      refuse(problemsOf(compared, 'The databases are not the same.'));
    } else {
      await refuseOtherKey(config, from);
      const made = await withProgress(process, 'Copying the database', (tell) =>
        copyDatabase(from, to, { tell: (step) => tell(stepInWords(step)) }),
      );
      const advice = adviceOnKey(config, from, to);
      const problems = problemsOf(made.compared, `Empty ${nameOfDatabase(to)}, and copy again.`);
      print(process, made.compared, problems.length === 0 ? { ...made, advice } : made, options);
      refuse(problems);
      if (!options.json) process.stderr.write(`${printable(advice)}\n`);
    }
  } catch (error) {
    throw error instanceof StartFailure || error instanceof StorageUnavailable
      ? new CommandFailure([error.message], 1)
      : error;
  }
}

function databaseIn(option: string, text: string): DatabaseLocation {
  const location = parseDatabase(text, { connections });
  if (location) return location;
  // Not the value itself: it may hold a password.
  const expected = 'the path of a SQLite file, or a postgres:// URL with the name of a database';
  throw new CommandFailure([`${option} must be ${expected}.`], 2);
}

// One connection reads or writes; the other replaces it if it is lost.
const connections = 2;

function refuseMissing(locations: readonly DatabaseLocation[]): void {
  for (const location of locations) {
    if (databaseExists(location)) continue;
    throw new CommandFailure([`There is no database ${nameOfDatabase(location)}.`], 1);
  }
}

/** Rejects a wrong key: a server with it would start, but could not decrypt the secrets. */
async function refuseOtherKey(config: Config, from: DatabaseLocation): Promise<void> {
  if (config.secretKey === undefined) return;
  const inspection = await withOfflineOperator({ ...config, database: from }, (operator) =>
    operator.inspect(),
  );
  const { unreadableSecrets } = inspection;
  if (unreadableSecrets.length === 0) return;
  throw new CommandFailure(
    [
      `SPECSHELF_SECRET_KEY does not open the secrets of ${unreadableSecrets.join(', ')}. ${rightKey(from)}, or unset it to copy them as they are.`,
    ],
    1,
  );
}

function adviceOnKey({ secretKey }: Config, from: DatabaseLocation, to: DatabaseLocation): string {
  const done = `${nameOfDatabase(to)} is the same as ${nameOfDatabase(from)}.`;
  const key = secretKey === undefined ? rightKey(from) : 'Keep SPECSHELF_SECRET_KEY as it is';
  return `${done} ${key}: its secrets open with that only.`;
}

function rightKey(from: DatabaseLocation): string {
  const file = keyFileOf(from);
  return file !== undefined && existsSync(file)
    ? `Set SPECSHELF_SECRET_KEY to what is in ${file}`
    : `Set SPECSHELF_SECRET_KEY as the servers on ${nameOfDatabase(from)} have it`;
}

function stepInWords({ doing, table, done, all }: Step): string {
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

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new CommandFailure(problems, 1);
}

/** Describes the differences, with advice. */
function problemsOf(compared: readonly Compared[], advice: string): string[] {
  const differences = compared.flatMap(({ what, difference }) =>
    difference === undefined ? [] : [`${what}: not the same, ${difference}.`],
  );
  if (differences.length > 0) return [...differences, advice];
  return compared.flatMap(({ what, source, miscounted }) =>
    miscounted === undefined ? [] : [`${what}: both databases count ${miscounted}, and have ${source}.`],
  );
}
