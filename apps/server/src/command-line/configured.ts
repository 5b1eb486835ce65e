import { type Config, readConfig } from '../config.js';
import { CommandFailure } from './command-failure.js';
import type { CommandLineProcess } from './command-line-process.js';

/** The configuration; fails with all that is wrong with it. */
export function configured({ env }: Pick<CommandLineProcess, 'env'>): Config {
  const result = readConfig(env);
  if (!result.ok) throw new CommandFailure(result.problems, 2);
  return result.config;
}
