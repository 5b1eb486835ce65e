import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Config } from '../config/read-config.js';
import { readFromRevision } from '../files/git-revision.js';
import { type InputText, readInput } from '../files/read-input.js';
import { CommandFailure } from '../process/command-failure.js';
import type { CommandLineProcess } from '../process/command-line-process.js';
import { connectTo } from '../server/connection.js';
import { failureOf } from '../server/failure-of.js';
import { findServer, type ServerOptions } from '../server/find-server.js';
import { readVersionFiles } from './version-files.js';

export interface OperandContext {
  options: ServerOptions;
  config: Config;
  process: CommandLineProcess;
  /** The folder to which printed paths are relative. */
  base: string;
}

/**
 * Reads one side of a comparison: a file, standard input, a file of a git revision (`origin/main:openapi.yaml`), or a version on the server
 * (`orders`, `orders@prod`). A file takes precedence.
 */
export async function readOperand(argument: string, context: OperandContext): Promise<InputText> {
  const { process, base } = context;
  if (argument === '-' || (await isReadable(resolve(process.cwd(), argument)))) {
    return readInput(argument, process, base);
  }
  const inRevision = /^(@|[^:]{2,}):([^/].*)$/.exec(argument);
  if (inRevision !== null && !/^https?$|@label$/i.test(inRevision[1] ?? '')) {
    const [, revision = '', path = ''] = inRevision;
    const input = await readFromRevision(revision, path, process.cwd());
    if (input !== undefined) return input;
    throw new CommandFailure([`The revision ${revision} does not contain ${path}. ${pathAdvice(path)}`], 2);
  }
  return (await readFromServer(argument, context)) ?? readInput(argument, process, base);
}

const pathAdvice = (path: string) =>
  /^\.\.?\//.test(path)
    ? 'The path is relative to the working directory.'
    : `The path is relative to the root of the repository; for one relative to the working directory, write ./${path}`;

/** Reads a version on the server; undefined if the argument does not name one, or if no server is known. */
async function readFromServer(
  argument: string,
  { options, config, process }: OperandContext,
): Promise<InputText | undefined> {
  const [, slug, version] = /^([a-z0-9]+(?:-[a-z0-9]+)*)(?:@([\w.:-]+))?$/i.exec(argument) ?? [];
  if (slug === undefined) return undefined;
  const address = await findServer(options, config, process);
  if (address === undefined) {
    if (version === undefined) return undefined;
    throw new CommandFailure(
      [
        `There is no file ${argument}, and for the version ${version} of ${slug}, no server is known.`,
        'Set SPECSHELF_BASE_URL, add baseUrl to specshelf.yaml, or run specshelf login.',
      ],
      2,
    );
  }
  const connection = await connectTo(address, options, config, process);
  return readVersionFiles(connection, slug, version).catch(async (error) => {
    throw await failureOf(error, connection);
  });
}

/** A folder may have the name of a specification. */
const isReadable = (path: string) =>
  stat(path).then(
    (stats) => !stats.isDirectory(),
    () => false,
  );
