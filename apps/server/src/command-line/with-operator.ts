import { type Operator, RequestError } from '@specshelf/service';
import { withOfflineOperator } from '../runtime/with-offline-operator.js';
import { StartFailure } from '../start-failure.js';
import { CommandFailure } from './command-failure.js';
import type { CommandLineProcess } from './command-line-process.js';
import { configured } from './configured.js';
import { requireDatabase } from './require-database.js';

/** Runs operator commands on the database, while a server may be using it. */
export async function withOperator<T>(
  process: CommandLineProcess,
  work: (operator: Operator) => Promise<T>,
): Promise<T> {
  const config = configured(process);
  requireDatabase(config.database);
  try {
    return await withOfflineOperator(config, work);
  } catch (error) {
    throw toCommandFailure(error);
  }
}

function toCommandFailure(error: unknown): unknown {
  if (error instanceof StartFailure) return new CommandFailure([error.message], 1);
  if (!(error instanceof RequestError)) return error;
  if (error.meaning !== 'invalid-request') return new CommandFailure([error.message], 1);
  return new CommandFailure(
    error.problems.map(({ path, message }) => `${options[path] ?? path} ${message}.`),
    2,
  );
}

/** Option names of the command line for field names of the service. */
const options: Readonly<Record<string, string>> = {
  displayName: '--name',
  email: '--email',
  emailDomains: '--email-domain',
  endpoint: '--endpoint',
  expiresAt: '--expires',
  keepDays: '--keep-days',
  keepVersions: '--keep-versions',
  organizations: '--organization',
  scopes: '--scope',
  title: '--title',
  type: '--type',
  url: '--url',
};
