import type { Command } from 'commander';
import { keyFileOf } from '../../secrets/secret-keys.js';
import { StartFailure } from '../../start-failure.js';
import { backupDatabase } from '../../store/sqlite/backup-database.js';
import { CommandFailure } from '../command-failure.js';
import { examplesText } from '../command-group.js';
import type { CommandLineProcess } from '../command-line-process.js';
import { configured } from '../configured.js';
import { type PrintOptions, printDone } from '../print.js';
import { requireDatabase } from '../require-database.js';
import { withProgress } from '../with-progress.js';

export function addBackupCommand(program: Command, process: CommandLineProcess): void {
  program
    .command('backup <file>')
    .description('copy the database to a file, also while the server runs, and check the copy')
    .option('--json', 'print the result as JSON')
    .addHelpText(
      'after',
      examplesText([
        'specshelf backup /backups/specshelf-$(date +%F).sqlite',
        'To go back: stop the server, put the file in the place of the database, remove the files of that which end',
        'with -wal and -shm if there are any, start the server.',
      ]),
    )
    .action((target: string, options: PrintOptions) => backup(process, target, options));
}

async function backup(process: CommandLineProcess, target: string, options: PrintOptions): Promise<void> {
  if (target === '') throw new CommandFailure(['Say which file to make.'], 2);
  const { database, secretKey } = configured(process);
  if (database.kind !== 'sqlite') throw new CommandFailure([ofPostgreSQL], 1);
  requireDatabase(database);
  const bytes = await withProgress(process, 'Copying the database', (tell) =>
    inWords(backupDatabase(database.file, target, (part) => tell(`${Math.floor(part * 100)} %`))),
  );
  const key = secretKey === undefined ? `the file ${keyFileOf(database)}` : 'SPECSHELF_SECRET_KEY';
  const sentence = `Made ${target}, of ${bytes} bytes. Without ${key}, the secrets in it cannot be read: keep that as well, elsewhere.`;
  printDone(process, sentence, { file: target, bytes }, options);
}

const ofPostgreSQL =
  'The database is PostgreSQL, which copies itself: pg_dump --format=custom --file=specshelf.dump "$DATABASE_URL". To go back: pg_restore --exit-on-error --single-transaction --no-owner --dbname=<a new database> specshelf.dump, and start the servers on that.';

async function inWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof StartFailure ? new CommandFailure([error.message], 1) : error;
  }
}
