import { constants, mkdir, realpath, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { OpenAPISpecVersion } from '@specshelf/sdk';
import { type Command, Option } from 'commander';
import { isWithin } from '../files/is-within.js';
import { assertSafePaths, type PulledFile, usedFiles } from '../files/pulled-files.js';
import { reasonOf } from '../files/read-text-file.js';
import { printJSON } from '../formats/print-json.js';
import { countBytes, responseLimit } from '../network/response-limit.js';
import { addServerOptions } from '../options/add-options.js';
import { readPages } from '../pages/read-pages.js';
import { CommandFailure } from '../process/command-failure.js';
import type { CommandLineProcess } from '../process/command-line-process.js';
import type { Connection } from '../server/connection.js';
import { readVersion } from '../server/read-version.js';
import { printLine } from '../terminal/print-line.js';
import { createProgress } from '../terminal/progress.js';
import type { CommandContext } from './command-context.js';
import { parseVersionName } from './parse-version-name.js';
import { type WithServerOptions, withServer } from './with-server.js';

interface PullOptions extends WithServerOptions {
  format: 'yaml' | 'json' | 'raw' | 'md';
  output?: string;
  dotFiles?: boolean;
}

/** Adds the command that downloads a version. */
export function addPullCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('pull')
    .description('Download a version of a specification.')
    .argument(
      '<version>',
      'the specification, optionally with a label or the ID of a version: orders, orders@prod',
    )
    .addOption(
      new Option(
        '-f, --format <format>',
        'yaml and json: one OpenAPI 3 document with all its files; raw: the files as they were published; md: the documentation of the version in Markdown',
      )
        .choices(['yaml', 'json', 'raw', 'md'])
        .default('yaml'),
    )
    .option('-o, --output <path>', 'a file, or a folder for several files (default: standard output)')
    .option('--dot-files', 'with raw, also write files and folders whose names begin with a dot');
  addServerOptions(command)
    .addHelpText(
      'after',
      '\nExamples:\n  specshelf pull orders@prod -o orders.yaml\n  specshelf pull orders --format raw -o orders/\n  specshelf pull orders --format md -o docs/orders/\n',
    )
    .action((name: string, options: PullOptions) =>
      withServer(options, context, (connection) => pull(name, options, connection, context)),
    );
}

async function pull(
  name: string,
  { format, output, dotFiles = false }: PullOptions,
  connection: Connection,
  { process }: CommandContext,
): Promise<void> {
  const { specSlug, version: versionName } = parseVersionName(name);
  // Before all pages are read.
  if (format === 'md' && output === undefined) {
    throw new CommandFailure(['The documentation is many files. Use --output <folder>.'], 2);
  }
  const version = await readVersion(connection, specSlug, versionName);
  const files = await filesOf(format, { specSlug, version }, connection, process);
  if (output === undefined) {
    const [only, second] = files;
    if (only === undefined || second !== undefined) {
      throw new CommandFailure(
        [`${name} has ${files.length} files. Use --output <folder>, or --format yaml for one document.`],
        2,
      );
    }
    // As bytes: a file may have a byte order mark, or another encoding.
    process.stdout.write(only.content);
    return;
  }
  const isFolder = files.length > 1 || format === 'md' || /[/\\]$/.test(output);
  const target = resolve(process.cwd(), output);
  const folder = isFolder ? target : dirname(target);
  // Before anything is written.
  if (isFolder) assertSafePaths(files, { dotFiles });
  for (const { path, content } of files) await write(isFolder ? join(target, path) : target, content, folder);
  const count = files.length === 1 ? '1 file' : `${files.length} files`;
  printLine(process.stderr, `${count} of ${specSlug}, version ${version.id}, in ${output}.`);
}

async function filesOf(
  format: PullOptions['format'],
  { specSlug, version }: { specSlug: string; version: OpenAPISpecVersion },
  connection: Connection,
  { env, fetch, stderr }: Pick<CommandLineProcess, 'env' | 'fetch' | 'stderr'>,
): Promise<PulledFile[]> {
  const { versions } = connection.org.specs;
  const ref = { specSlug, versionId: version.id };
  const one = (extension: string, text: string) => [
    { path: `${specSlug}.${extension}`, content: encode(text) },
  ];
  if (format === 'yaml') return one('yaml', await versions.getDocumentYAML(ref));
  if (format === 'json') {
    return one('json', printJSON(await versions.getDocument(ref)));
  }
  if (format === 'md') {
    const progress = createProgress(stderr);
    const pages = await readPages({
      connection,
      specSlug,
      version,
      transport: { fetch, limit: responseLimit(env) },
      progress,
    });
    return pages.map(({ path, text }) => ({ path, content: encode(text) }));
  }
  return originalFiles(ref, connection, { env, stderr });
}

async function originalFiles(
  ref: { specSlug: string; versionId: string },
  { org }: Connection,
  { env, stderr }: Pick<CommandLineProcess, 'env' | 'stderr'>,
): Promise<PulledFile[]> {
  const { source } = org.specs.versions;
  const { entry, files } = await source.get(ref);
  const all = [];
  const count = countBytes(`The files of ${ref.specSlug}`, responseLimit(env));
  for (const { path, location } of files) {
    const content = await source.getFile({ ...ref, sourcePath: path });
    count(content.length);
    all.push({ path, content, isFetched: location !== undefined });
  }
  const { used, others } = await usedFiles(entry, all);
  for (const path of others) printLine(stderr, `${path} is not written, because no $ref leads to it.`);
  return used;
}

const encode = (text: string) => new TextEncoder().encode(text);

async function write(path: string, content: Uint8Array, folder: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    if (!isWithin(await realpath(folder), await realpath(dirname(path))))
      throw new Error('a folder is a symbolic link');
    const { O_CREAT, O_NOFOLLOW, O_TRUNC, O_WRONLY } = constants;
    // The name of a file may be a link, too. Windows has no such flag.
    await writeFile(path, content, { flag: O_CREAT | O_TRUNC | O_WRONLY | (O_NOFOLLOW ?? 0) });
  } catch (error) {
    throw new CommandFailure([`${path} cannot be written: ${reasonOf(error)}.`], 2);
  }
}
