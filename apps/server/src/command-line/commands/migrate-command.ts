import type { Command } from 'commander';
import { StartFailure } from '../../start-failure.js';
import { openDatabase, reserveDatabase } from '../../store/database/open-database.js';
import { CommandFailure } from '../command-failure.js';
import { examplesText } from '../command-group.js';
import type { CommandLineProcess } from '../command-line-process.js';
import { configured } from '../configured.js';
import { type PrintOptions, printDone } from '../print.js';
import { withProgress } from '../with-progress.js';

export function addMigrateCommand(program: Command, process: CommandLineProcess): void {
  program
    .command('migrate')
    .description(
      'apply pending database migrations, as serve does when it starts; creates the tables of an empty database',
    )
    .option('--json', 'print the result as JSON')
    .addHelpText('after', examplesText(['specshelf migrate && specshelf serve']))
    .action(async (options: PrintOptions) => {
      const migrated = await withProgress(process, 'Bringing the database up to date', () =>
        migrate(process),
      );
      const list = migrated.length === 0 ? 'It was up to date.' : `Done: ${migrated.join(', ')}.`;
      printDone(process, list, { migrated }, options);
    });
}

async function migrate(process: CommandLineProcess): Promise<readonly string[]> {
  const { database: location } = configured(process);
  try {
    // On SQLite a server that is running would find other tables than it knows. On PostgreSQL servers are ready for that.
    const lock = await reserveDatabase(location);
    try {
      const database = await openDatabase(location, { outdated: 'migrate' });
      await database.close();
      return database.migrated;
    } finally {
      await lock.release();
    }
  } catch (error) {
    throw error instanceof StartFailure ? new CommandFailure([error.message], 1) : error;
  }
}
