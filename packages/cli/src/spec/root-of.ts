import { realpath } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '../config/read-config.js';
import { findRepository } from '../files/find-repository.js';
import { isWithin } from '../files/is-within.js';
import { workspaceOf } from '../files/locations.js';
import type { CommandLineProcess } from '../process/command-line-process.js';
import type { Target } from '../targets/target.js';

/**
 * Returns the folder whose files may be sent with a description. For one that the configuration lists, it is the repository of the
 * configuration; else the first of this repository, the one of the working directory, and the workspace of the CI system that contains the
 * file. Without any, it is the wider of the folder of the configuration and the working directory.
 */
export async function rootOf(
  { source, isConfigured }: Pick<Target, 'source' | 'isConfigured'>,
  { folder }: Pick<Config, 'folder'>,
  process: Pick<CommandLineProcess, 'env' | 'cwd'>,
): Promise<string> {
  const own = await realpath(folder);
  const repository = await findRepository(folder);
  const workspace = await realpath(workspaceOf(process));
  if (isConfigured) return repository ?? (isWithin(workspace, own) ? workspace : own);
  const start = 'file' in source ? dirname(source.file) : process.cwd();
  const real = await realpath(start).catch(() => start);
  // A configuration may be in a folder of its own, such as `ci`.
  const [wider, narrower] = isWithin(own, workspace) ? [own, workspace] : [workspace, own];
  const candidates = [repository, await findRepository(process.cwd()), wider, narrower];
  return candidates.find((root) => root !== undefined && isWithin(root, real)) ?? wider;
}
