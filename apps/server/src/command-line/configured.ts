import type { Config } from '../config/config.js';
import { type ConfigResult, readConfig } from '../config/read-config.js';
import { CommandFailure } from './command-failure.js';
import type { CommandLineProcess } from './command-line-process.js';

/** Returns the configuration of the environment. Throws a `CommandFailure` with all its problems. */
export function configured(process: Pick<CommandLineProcess, 'env'>): Config {
  return configuredWithWarnings(process).config;
}

/** Returns the configuration of the environment with its warnings. Throws a `CommandFailure` with all its problems. */
export function configuredWithWarnings({
  env,
}: Pick<CommandLineProcess, 'env'>): Extract<ConfigResult, { ok: true }> {
  const result = readConfig(env);
  if (!result.ok) throw new CommandFailure([...result.problems, ...result.warnings], 2);
  return result;
}
