import { ConflictError } from '@specshelf/sdk';
import type { Command } from 'commander';
import { printJSON } from '../formats/print-json.js';
import { addServerOptions } from '../options/add-options.js';
import { CommandFailure } from '../process/command-failure.js';
import type { Connection } from '../server/connection.js';
import { readVersion } from '../server/read-version.js';
import { requireSpec } from '../server/require-spec.js';
import { printLine } from '../terminal/print-line.js';
import { printTable } from '../terminal/table.js';
import { parseLabel } from '../values/parse-options.js';
import type { CommandContext } from './command-context.js';
import { type ListFormat, listFormat } from './list-options.js';
import { type WithServerOptions, withServer } from './with-server.js';

interface LabelOptions extends WithServerOptions {
  format: ListFormat;
  /** The version that the label must point to; `none` if it must not exist. */
  if?: string;
  delete?: boolean;
}

/** Adds the command that lists, moves, and deletes labels. */
export function addLabelCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('label')
    .description('Point a label of a specification to a version, delete it, or list the labels.')
    .argument('<slug>', 'the specification')
    .argument('[label]', 'the label, such as prod')
    .argument('[version]', 'the ID of the version, another label, or latest')
    .option('--if <version>', 'move it only if it still points to this version; none if it must not exist')
    .option('--delete', 'delete the label')
    .addOption(listFormat());
  addServerOptions(command)
    .addHelpText('after', examples)
    .action((slug: string, label: string | undefined, version: string | undefined, options: LabelOptions) =>
      withServer(options, context, (connection) =>
        run({ slug, label, version }, options, connection, context),
      ),
    );
}

const examples = `
Examples:
  specshelf label orders
  specshelf label orders prod latest
  specshelf label orders prod staging --if 0199f2c4a1b7
  specshelf label orders prod --delete
`;

interface LabelArguments {
  slug: string;
  label: string | undefined;
  version: string | undefined;
}

async function run(
  { slug, label, version }: LabelArguments,
  options: LabelOptions,
  connection: Connection,
  context: CommandContext,
): Promise<void> {
  if (label === undefined) return list(slug, options, connection, context);
  const { stderr } = context.process;
  if (options.delete) {
    if (version !== undefined || options.if === 'none') {
      throw new CommandFailure(['--delete takes no version, and --if needs the version of the label.'], 2);
    }
    await requireSpec(connection, slug);
    await readVersion(connection, slug, `label:${label}`);
    const { ifVersion } = await expected(options, slug, connection);
    await connection.org.specs.labels
      .delete({ specSlug: slug, label: nameOf(label), ifVersion: ifVersion ?? undefined })
      .catch(moved);
    printLine(stderr, `${slug} has no label ${label} anymore.`);
    return;
  }
  if (version === undefined) {
    throw new CommandFailure(
      [`To which version shall ${label} point? For example: specshelf label ${slug} ${label} latest`],
      2,
    );
  }
  const { id } = await readVersion(connection, slug, version);
  const ifVersion = await expected(options, slug, connection);
  const target = { specSlug: slug, label: nameOf(label), version: id, ...ifVersion };
  const result = await connection.org.specs.labels.set(target).catch(moved);
  const page = result.urls.app;
  printLine(stderr, `${slug}@${result.name} is the version ${id} now. ${page}`);
  if (options.format === 'json') context.process.stdout.write(printJSON(result));
}

function nameOf(label: string): string {
  try {
    return parseLabel(label);
  } catch (error) {
    throw new CommandFailure([error instanceof Error ? error.message : String(error)], 2);
  }
}

/** Returns the version of `--if` as the API expects it. */
async function expected(
  { if: name }: LabelOptions,
  slug: string,
  connection: Connection,
): Promise<{ ifVersion?: string | null }> {
  if (name === undefined) return {};
  if (name === 'none') return { ifVersion: null };
  return { ifVersion: (await readVersion(connection, slug, name)).id };
}

function moved(error: unknown): never {
  if (!(error instanceof ConflictError)) throw error;
  const now = error.version === undefined ? 'it does not exist' : `it points to the version ${error.version}`;
  throw new CommandFailure([`The label was not moved, because it is not where --if expects it: ${now}.`], 1);
}

async function list(
  slug: string,
  { format }: LabelOptions,
  connection: Connection,
  { process }: CommandContext,
): Promise<void> {
  await requireSpec(connection, slug);
  const { items } = await connection.org.specs.labels.list({ specSlug: slug });
  if (format === 'json') process.stdout.write(printJSON(items));
  else {
    const rows = items.map(({ name, version, movedAt, movedBy }) => [
      name,
      version,
      movedAt.slice(0, 16).replace('T', ' '),
      movedBy?.displayName ?? '',
    ]);
    printTable(process.stdout, ['LABEL', 'VERSION', 'MOVED', 'BY'], rows);
    if (items.length === 0) printLine(process.stderr, `${slug} has no labels.`);
  }
}
