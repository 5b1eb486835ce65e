import { defined } from '@specshelf/base/defined';
import type { Config } from './config.js';
import { createConfigReader, type Environment } from './config-reader.js';
import { readDatabase } from './database-location.js';
import { readOIDCConfig } from './oidc-config.js';
import {
  readFetching,
  readListening,
  readLogging,
  readProcessing,
  readSecrets,
  readStopping,
} from './read-settings.js';
import { unknownVariables } from './unknown-variables.js';

export type ConfigResult = ({ ok: true; config: Config } | { ok: false; problems: string[] }) & {
  /** Likely mistakes that do not prevent a start, one sentence each. */
  warnings: string[];
};

/** Reads the configuration from the environment. Reports all problems at once. */
export function readConfig(environment: Environment): ConfigResult {
  const reader = createConfigReader(environment);
  const { read, problems, names, isSet } = reader;
  const database = readDatabase(reader);
  const listening = readListening(reader);
  const config: Config = {
    database,
    ...listening,
    ...readStopping(reader, database),
    ...readLogging(reader),
    ...readSecrets(reader),
    ...readFetching(reader),
    ...readProcessing(reader),
    ...defined({ oidc: readOIDCConfig({ read, problems, publicURL: listening.publicURL }) }),
  };
  if (database.kind === 'postgresql' && !isSet('SPECSHELF_SECRET_KEY')) {
    problems.push(
      'SPECSHELF_SECRET_KEY must be set when DATABASE_URL is a postgres:// URL, the same on every server.',
    );
  }
  const warnings = unknownVariables(environment, names);
  return problems.length === 0 ? { ok: true, config, warnings } : { ok: false, problems, warnings };
}
