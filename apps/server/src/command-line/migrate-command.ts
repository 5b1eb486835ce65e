import type { Command } from 'commander';
import { StartFailure } from '../start-failure.js';
import { lockDatabase } from '../store/lock-database.js';
import { migrateDatabase } from '../store/migrate-database.js';
import { CommandFailure } from './command-failure.js';
import { examplesText } from './command-group.js';
import type { CommandLineProcess } from './command-line-process.js';
import { configured } from './configured.js';
import { type PrintOptions, printDone } from './print.js';
import { withProgress } from './with-progress.js';

export function addMigrateCommand(program: Command, process: CommandLineProcess): void {
  program
    .command('migrate')
    .description('bring the database up to date, as serve does when it starts; makes it when there is none')
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

async function migrate(process: CommandLineProcess): Promise<string[]> {
  const { databaseFile } = configured(process);
  try {
    // A server that is running would find other tables than it knows.
    const lock = lockDatabase(databaseFile);
    try {
      return await migrateDatabase(databaseFile);
    } finally {
      lock.release();
    }
  } catch (error) {
    throw error instanceof StartFailure ? new CommandFailure([error.message], 1) : error;
  }
}
