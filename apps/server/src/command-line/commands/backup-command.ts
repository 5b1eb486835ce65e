import { backupDatabase } from '@specshelf/store/backup-database';
import type { Command } from 'commander';
import { keyFileOf } from '../../secrets/secret-keys.js';
import { CommandFailure } from '../command-failure.js';
import { examplesText } from '../command-group.js';
import type { CommandLineProcess } from '../command-line-process.js';
import { configured } from '../configured.js';
import { type PrintOptions, printable, printDone } from '../print.js';
import { requireDatabase } from '../require-database.js';
import { withCommandFailures } from '../with-command-failures.js';
import { withProgress } from '../with-progress.js';

export function addBackupCommand(program: Command, process: CommandLineProcess): void {
  program
    .command('backup <file>')
    .description('copy the database to a file, also while the server runs, and check the copy')
    .option('--json', 'print the result as JSON')
    .addHelpText(
      'after',
      examplesText([
        'specshelf-server backup /backups/specshelf-$(date +%F).sqlite',
        'To restore: stop the server, remove the database with its -wal and -shm files, put the backup in its place,',
        'and start the server.',
      ]),
    )
    .action((target: string, options: PrintOptions) => backup(process, target, options));
}

async function backup(process: CommandLineProcess, target: string, options: PrintOptions): Promise<void> {
  if (target === '')
    throw new CommandFailure(['Specify the file of the backup, such as /backups/specshelf.sqlite.'], 2);
  const { database, secretKey } = configured(process);
  if (database.kind !== 'sqlite') throw new CommandFailure([adviceForPostgreSQL], 1);
  requireDatabase(database);
  const { bytes, unrecorded } = await withProgress(process, 'Copying the database', (report) =>
    withCommandFailures(() =>
      backupDatabase(database.file, target, (part) => report(`${Math.floor(part * 100)} %`)),
    ),
  );
  const key = secretKey === undefined ? `the file ${keyFileOf(database)}` : 'SPECSHELF_SECRET_KEY';
  const sentence = `Created ${target} (${bytes} bytes). Without ${key}, its secrets cannot be decrypted: back that up as well, in another place.`;
  if (unrecorded !== undefined) {
    process.stderr.write(
      `${printable(`The backup is complete, but its time could not be written to the database (${unrecorded}): metrics show an earlier one.`)}\n`,
    );
  }
  printDone(process, sentence, { file: target, bytes }, options);
}

const adviceForPostgreSQL =
  'The database is PostgreSQL, which has backup tools of its own: pg_dump --format=custom --file=specshelf.dump "$DATABASE_URL". To restore: pg_restore --exit-on-error --single-transaction --no-owner --dbname=<a new database> specshelf.dump, and start the servers on that database.';
