import { type Config, readConfig } from '../config/config.js';
import { CommandFailure } from './command-failure.js';
import type { CommandLineProcess } from './command-line-process.js';

/** Returns the configuration of the environment. Throws a `CommandFailure` with all its problems. */
export function configured({ env }: Pick<CommandLineProcess, 'env'>): Config {
  const result = readConfig(env);
  if (!result.ok) throw new CommandFailure([...result.problems, ...result.warnings], 2);
  return result.config;
}
