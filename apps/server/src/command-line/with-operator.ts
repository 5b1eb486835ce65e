import type { Operator } from '@specshelf/service';
import { withOfflineOperator } from '../runtime/with-offline-operator.js';
import type { CommandLineProcess } from './command-line-process.js';
import { configured } from './configured.js';
import { requireDatabase } from './require-database.js';
import { withCommandFailures } from './with-command-failures.js';

/** Runs operator commands on the database, while a server may be using it. */
export async function withOperator<T>(
  process: CommandLineProcess,
  work: (operator: Operator) => Promise<T>,
): Promise<T> {
  const config = configured(process);
  requireDatabase(config.database);
  return withCommandFailures(() => withOfflineOperator(config, work));
}
