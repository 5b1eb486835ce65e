import { isObject } from '@specshelf/base/json';
import type { Schema } from '@specshelf/contract';
import type { Integration } from '@specshelf/service';
import type { Command } from 'commander';
import { newSecret } from '../../secrets/new-secret.js';
import { CommandFailure } from '../command-failure.js';
import { commandGroup } from '../command-group.js';
import type { CommandLineProcess } from '../command-line-process.js';
import { confirm } from '../confirm.js';
import { type PrintOptions, printable, printDone, printList, printSecret } from '../print.js';
import { readSecret } from '../read-secret.js';
import { withOperator } from '../with-operator.js';
import { withProgress } from '../with-progress.js';

export function addIntegrationCommands(program: Command, process: CommandLineProcess): void {
  const command = commandGroup(
    program,
    'integration',
    'manage integrations: programs that generate content for sources integration:<name>:<source>',
  );

  command('add <name>', 'add an integration; its secret is printed once, alone on standard output', [
    'specshelf-server integration add timetables --endpoint https://timetables.example.org',
  ])
    .requiredOption('--endpoint <url>', 'URL of the program: events are posted to <url>/v1')
    .option(
      '--secret-file <file>',
      'file with the secret that signs events (SPECSHELF_INTEGRATION_SECRET, or a new one)',
    )
    .action((name: string, options: AddOptions) => add(process, name, options));

  command('list', 'list integrations', ['specshelf-server integration list']).action(
    async (options: PrintOptions) => {
      const all = await withOperator(process, (operator) => operator.integrations.list());
      printList(process, all, columns, { ...options, none: 'No integration is registered.' });
    },
  );

  command('remove <name>', 'remove an integration; its tokens are revoked immediately', [
    'specshelf-server integration remove timetables',
  ])
    .option('--yes', 'skip the confirmation')
    .action(async (name: string, options: PrintOptions & { yes?: boolean }) => {
      const what = `Sources of the integration ${name} can no longer be computed.`;
      await confirm(process, what, options);
      await withOperator(process, (operator) => operator.integrations.remove(name));
      printDone(process, `Removed ${name}.`, { name, removed: true }, options);
    });

  command('test <name> <source>', 'request the pages of a source from an integration', [
    'specshelf-server integration test timetables sailings --space docs --props \'{"season":"summer"}\'',
  ])
    .option('--space <id>', 'space of the request', 'docs')
    .option('--props <json>', 'props of the source, a JSON object', '{}')
    .option('--spec <slug>', 'specification to pass as the dependency "spec"')
    .action((name: string, sourceId: string, options: TestOptions) => test(process, name, sourceId, options));
}

const columns = [
  ['NAME', ({ name }: Integration) => name],
  ['ENDPOINT', ({ endpoint }: Integration) => endpoint],
  ['CREATED', ({ createdAt }: Integration) => createdAt],
] as const;

interface AddOptions extends PrintOptions {
  endpoint: string;
  secretFile?: string;
}

async function add(process: CommandLineProcess, name: string, options: AddOptions): Promise<void> {
  const { endpoint, secretFile } = options;
  const provided = readSecret(process, { file: secretFile, variable: 'SPECSHELF_INTEGRATION_SECRET' });
  const secret = provided ?? newSecret();
  const added = await withOperator(process, (operator) =>
    operator.integrations.add({ name, endpoint, secret }),
  );
  const sentence = `Added ${added.name}, at ${added.endpoint}.`;
  if (provided !== undefined) printDone(process, sentence, added, options);
  else printSecret(process, { sentence, secret, value: { ...added, secret } }, options);
}

interface TestOptions extends PrintOptions {
  space: string;
  props: string;
  spec?: string;
}

async function test(
  process: CommandLineProcess,
  name: string,
  sourceId: string,
  options: TestOptions,
): Promise<void> {
  const { space: spaceId, spec } = options;
  const props = readProps(options.props);
  const dependencies = spec === undefined ? {} : { spec: { ref: { kind: 'openapi', spec } } };
  const source = { type: `integration:${name}:${sourceId}`, props, dependencies };
  const revision = await withProgress(process, 'Waiting for the integration', () =>
    withOperator(process, async (operator) => {
      const hasSpace = (await operator.spaces.list()).some(({ id }) => id === spaceId);
      const isKnown = (await operator.integrations.list()).some((each) => each.name === name);
      // The operation names a space that does not exist.
      if (hasSpace && !isKnown)
        throw new CommandFailure([`Integration ${JSON.stringify(name)} was not found.`], 1);
      const body = { source, seed: 'test' };
      return operator.call('getComputedRevision', { path: { spaceId }, body });
    }),
  );
  if (options.json) {
    printDone(process, '', revision, options);
    return;
  }
  const pages = linesOf(revision.pages, '');
  process.stdout.write(
    `${name} returned ${pages.length} pages and ${revision.files.length} files.\n${pages.join('')}`,
  );
}

function readProps(text: string): Record<string, unknown> {
  const value = parse(text);
  if (isObject(value)) return value;
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
    const line = `${indent}- ${printable(page.title)}${page.type === 'link' ? '' : `  (${page.path})`}\n`;
    return [line, ...(page.type === 'link' ? [] : linesOf(page.pages, `${indent}  `))];
  });
}
