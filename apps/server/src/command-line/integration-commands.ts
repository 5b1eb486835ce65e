import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Schema } from '@specshelf/contract';
import type { Command } from 'commander';
import { CommandFailure } from './command-failure.js';
import type { CommandLineProcess } from './command-line-process.js';
import { withOperator } from './with-operator.js';

/** The commands for programs that make content for sources `integration:<name>:<source>`. */
export function addIntegrationCommands(program: Command, process: CommandLineProcess): void {
  const integration = program
    .command('integration')
    .description('manage the programs that make content for sources integration:<name>:<source>');
  const print = (json: boolean, value: unknown, text: string) =>
    process.stdout.write(json ? `${JSON.stringify(value)}\n` : text);
  const command = (usage: string, description: string) =>
    integration.command(usage).description(description).option('--json', 'print the result as JSON');

  command('add <name>', 'register a program; its secret is shown once')
    .requiredOption('--endpoint <url>', 'where it takes events: they are posted to <url>/v1')
    .option(
      '--secret-file <file>',
      'a file with the secret that events are signed with (SPECSHELF_INTEGRATION_SECRET, or a new one)',
    )
    .action(async (name: string, { endpoint, secretFile, json = false }: AddOptions) => {
      const given = givenSecret(process, secretFile);
      const secret = given ?? randomBytes(32).toString('base64url');
      const added = await withOperator(process, (operator) =>
        operator.integrations.add({ name, endpoint, secret }),
      );
      const shown = given === undefined ? { ...added, secret } : added;
      const told = given === undefined ? `\nIts secret, which is not shown again:\n\n${secret}\n` : '';
      print(json, shown, `Added ${added.name}, at ${added.endpoint}.\n${told}`);
    });

  command('list', 'show what is registered').action(async ({ json = false }: ListOptions) => {
    const all = await withOperator(process, (operator) => operator.integrations.list());
    const lines = all.map(({ name, endpoint, createdAt }) => `${name}  ${endpoint}  ${createdAt}\n`);
    print(json, all, lines.join('') || 'No integration is registered.\n');
  });

  command('remove <name>', 'forget a program; its tokens end at once').action(
    async (name: string, { json = false }: ListOptions) => {
      await withOperator(process, (operator) => operator.integrations.remove(name));
      print(json, { name, removed: true }, `Removed ${name}.\n`);
    },
  );

  command('test <name> <source>', 'ask a program for the pages of one of its sources')
    .option('--space <id>', 'the space to ask for', 'docs')
    .option('--props <json>', 'the options of the source', '{}')
    .option('--spec <slug>', 'a specification that it depends on, under the name spec')
    .action(async (name: string, sourceId: string, options: TestOptions) => {
      const { space: spaceId, spec, json = false } = options;
      const props = readProps(options.props);
      const dependencies = spec === undefined ? {} : { spec: { ref: { kind: 'openapi', spec } } };
      const revision = await withOperator(process, (operator) =>
        operator.integrations.test({ name, sourceId, spaceId, props, dependencies }),
      );
      const pages = linesOf(revision.pages, '');
      const text = `${name} answered with ${pages.length} pages and ${revision.files.length} files.\n`;
      print(json, revision, text + pages.join(''));
    });
}

interface ListOptions {
  json?: boolean;
}

interface AddOptions extends ListOptions {
  endpoint: string;
  secretFile?: string;
}

interface TestOptions extends ListOptions {
  space: string;
  props: string;
  spec?: string;
}

/** Not as an argument: those can be read by everybody on the machine. */
function givenSecret({ env }: CommandLineProcess, file: string | undefined): string | undefined {
  if (file === undefined) return env['SPECSHELF_INTEGRATION_SECRET'] || undefined;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandFailure([`The file with the secret cannot be read: ${reason}`], 2);
  }
}

function readProps(text: string): Record<string, unknown> {
  const value = parse(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return Object.fromEntries(Object.entries(value));
  }
  throw new CommandFailure(['--props must be a JSON object, such as {"route":"north"}.'], 2);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function linesOf(pages: readonly Schema<'RevisionPage'>[], indent: string): string[] {
  return pages.flatMap((page) => {
    const line = `${indent}- ${page.title}${page.type === 'link' ? '' : `  (${page.path})`}\n`;
    return [line, ...(page.type === 'link' ? [] : linesOf(page.pages, `${indent}  `))];
  });
}
