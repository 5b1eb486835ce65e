import { reserveDatabase } from '@specshelf/store/open-database';
import type { Command } from 'commander';
import { openDatabase } from '../../base/open-database.js';
import { examplesText } from '../command-group.js';
import type { CommandLineProcess } from '../command-line-process.js';
import { configured } from '../configured.js';
import { type PrintOptions, printDone } from '../print.js';
import { withCommandFailures } from '../with-command-failures.js';
import { withProgress } from '../with-progress.js';

export function addMigrateCommand(program: Command, process: CommandLineProcess): void {
  program
    .command('migrate')
    .description(
      'apply pending database migrations, as serve does when it starts; creates the tables of an empty database',
    )
    .option('--json', 'print the result as JSON')
    .addHelpText('after', examplesText(['specshelf-server migrate && specshelf-server serve']))
    .action(async (options: PrintOptions) => {
      const migrated = await withProgress(process, 'Migrating the database', () => migrate(process));
      const list =
        migrated.length === 0 ? 'The database was up to date.' : `Applied: ${migrated.join(', ')}.`;
      printDone(process, list, { migrated }, options);
    });
}

async function migrate(process: CommandLineProcess): Promise<readonly string[]> {
  const { database: location } = configured(process);
  return withCommandFailures(async () => {
    // Fails if a server uses the SQLite file. Servers on PostgreSQL may continue: they accept the tables of the next release.
    const lock = await reserveDatabase(location);
    try {
      const database = await openDatabase(location, {
        outdated: 'migrate',
        onWarning: (message) => process.stderr.write(`${message}\n`),
      });
      await database.close();
      return database.migrated;
    } finally {
      await lock.release();
    }
  });
}
