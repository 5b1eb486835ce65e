import { access } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { load, YAMLException } from 'js-yaml';
import { safeParse } from 'valibot';
import { placeText } from '../files/description.js';
import { printedPath } from '../files/locations.js';
import { readTextFile } from '../files/read-text-file.js';
import { CommandFailure } from '../process/command-failure.js';
import type { CommandLineProcess } from '../process/command-line-process.js';
import { type ConfigContent, configSchema } from './config-schema.js';
import { describeIssues } from './describe-issues.js';

/** The configuration of a repository. */
export interface Config extends ConfigContent {
  /** The printed path of the file; undefined if there is none. */
  name: string | undefined;
  /** The folder against which its paths resolve. */
  folder: string;
}

const configNames = ['specshelf.yaml', 'specshelf.yml', 'specshelf.json'] as const;

/** Reads the named configuration, or the one in the working directory or the nearest folder above, up to the root of the repository. Empty if there is none. */
export async function readConfig(
  named: string | undefined,
  { cwd }: Pick<CommandLineProcess, 'cwd'>,
): Promise<Config> {
  const path = named === undefined ? await findConfig(cwd()) : resolve(cwd(), named);
  if (path === undefined) return { name: undefined, folder: cwd() };
  const name = named ?? printedPath(path, cwd());
  const file = await readTextFile(path);
  if ('reason' in file) {
    throw new CommandFailure([`The configuration ${name} cannot be read: ${file.reason}.`], 2);
  }
  const content = parseYAML(file.text, name);
  // Valibot accepts a list as an object.
  const result = safeParse(configSchema, Array.isArray(content) ? undefined : content);
  if (!result.success) {
    throw new CommandFailure(await describeIssues(result.issues, content, { text: file.text, name }), 2);
  }
  return { ...result.output, name, folder: dirname(path) };
}

async function findConfig(folder: string): Promise<string | undefined> {
  for (const name of configNames) {
    const path = join(folder, name);
    if (await exists(path)) return path;
  }
  const parent = dirname(folder);
  // Files above the repository may belong to someone else.
  if (parent === folder || (await exists(join(folder, '.git')))) return undefined;
  return findConfig(parent);
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

function parseYAML(text: string, name: string): unknown {
  try {
    // An empty file has no content.
    return load(text, { filename: name }) ?? {};
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { line, column } = error.mark;
    const place = placeText({ file: name, line: line + 1, column: column + 1 });
    throw new CommandFailure([`${place}: The configuration is not valid YAML: ${error.reason}.`], 2);
  }
}
