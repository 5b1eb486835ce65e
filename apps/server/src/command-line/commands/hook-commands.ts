import type { Hook } from '@specshelf/service';
import type { Command } from 'commander';
import { newSecret } from '../../secrets/new-secret.js';
import { CommandFailure } from '../command-failure.js';
import { commandGroup } from '../command-group.js';
import type { CommandLineProcess } from '../command-line-process.js';
import { confirm } from '../confirm.js';
import { organizationFor } from '../organization-for.js';
import { type PrintOptions, printDone, printList, printSecret } from '../print.js';
import { readSecret } from '../read-secret.js';
import { withOperator } from '../with-operator.js';
import { withProgress } from '../with-progress.js';

interface AddOptions extends PrintOptions {
  url: string;
  organization?: string;
  secretFile?: string;
}

export function addHookCommands(program: Command, process: CommandLineProcess): void {
  const command = commandGroup(
    program,
    'hook',
    'manage hooks: URLs that are notified when specifications of an organization change',
  );

  command('add', 'add a hook; its secret is printed once, alone on standard output', [
    'specshelf-server hook add --organization acme --url https://docs.acme.example/~gitbook/revalidate',
  ])
    .requiredOption('--url <url>', 'URL that receives the tags of changed content')
    .option('--organization <id>', 'organization of the specifications; may be omitted if there is only one')
    .option(
      '--secret-file <file>',
      'file with the secret that signs calls (SPECSHELF_HOOK_SECRET, or a new one)',
    )
    .action((options: AddOptions) => add(process, options));

  command('list', 'list hooks with the result of the last call', ['specshelf-server hook list']).action(
    async (options: PrintOptions) => {
      const all = await withOperator(process, (operator) => operator.hooks.list());
      printList(process, all, columns, { ...options, none: 'There is no hook.' });
    },
  );

  command('test <id>', 'call the URL of a hook with an empty list of tags', [
    'specshelf-server hook test 4kx0w2r7m1c9',
  ]).action(async (id: string, options: PrintOptions) => {
    const result = await withProgress(process, 'Calling the hook', () =>
      withOperator(process, (operator) => operator.hooks.test(id)),
    );
    if (result.kind === 'failed') throw new CommandFailure([`The hook ${id} failed: ${result.reason}.`], 1);
    printDone(process, `The hook ${id} works.`, { id, works: true }, options);
  });

  command('remove <id>', 'remove a hook', ['specshelf-server hook remove 4kx0w2r7m1c9'])
    .option('--yes', 'skip the confirmation')
    .action(async (id: string, options: PrintOptions & { yes?: boolean }) => {
      await confirm(process, `The URL of the hook ${id} will no longer be notified.`, options);
      await withOperator(process, (operator) => operator.hooks.remove(id));
      printDone(process, `Removed the hook ${id}.`, { id, removed: true }, options);
    });
}

async function add(process: CommandLineProcess, options: AddOptions): Promise<void> {
  const provided = readSecret(process, { file: options.secretFile, variable: 'SPECSHELF_HOOK_SECRET' });
  const secret = provided ?? newSecret();
  const hook = await withOperator(process, async (operator) => {
    const organizationId = await organizationFor(operator, options.organization);
    return operator.hooks.add({ organizationId, url: options.url, secret });
  });
  const sentence = `Added the hook ${hook.id} of ${hook.organizationId}, at ${hook.url}.`;
  if (provided !== undefined) printDone(process, sentence, hook, options);
  else printSecret(process, { sentence, secret, value: { ...hook, secret } }, options);
}

type Listed = Hook & { waiting: number };

const columns = [
  ['ID', ({ id }: Listed) => id],
  ['ORGANIZATION', ({ organizationId }: Listed) => organizationId],
  ['URL', ({ url }: Listed) => url],
  ['WAITING', ({ waiting }: Listed) => String(waiting)],
  ['LAST DELIVERY', ({ lastDeliveredAt }: Listed) => lastDeliveredAt ?? 'never'],
  ['LAST FAILURE', ({ lastFailure }: Listed) => lastFailure && `${lastFailure.at} ${lastFailure.reason}`],
] as const;
