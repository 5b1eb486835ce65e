import type { Hook } from '@specshelf/service';
import type { Command } from 'commander';
import { newSecret } from '../../secrets/new-secret.js';
import { CommandFailure } from '../command-failure.js';
import { commandGroup } from '../command-group.js';
import type { CommandLineProcess } from '../command-line-process.js';
import { confirm } from '../confirm.js';
import { givenSecret } from '../given-secret.js';
import { organizationFor } from '../organization-for.js';
import { type PrintOptions, printDone, printList, printSecret } from '../print.js';
import { withOperator } from '../with-operator.js';
import { withProgress } from '../with-progress.js';

interface AddOptions extends PrintOptions {
  url: string;
  organization?: string;
  secretFile?: string;
}

/** The commands for hooks. */
export function addHookCommands(program: Command, process: CommandLineProcess): void {
  const command = commandGroup(
    program,
    'hook',
    'manage hooks: addresses that are told when specifications of an organization have changed',
  );

  command('add', 'have an address told; its secret is printed once, alone on standard output', [
    'specshelf hook add --organization acme --url https://docs.acme.example/~gitbook/revalidate',
  ])
    .requiredOption('--url <url>', 'where the tags of what has changed are posted')
    .option('--organization <id>', 'whose specifications; may be left out while there is one only')
    .option(
      '--secret-file <file>',
      'a file with the secret that calls are signed with (SPECSHELF_HOOK_SECRET, or a new one)',
    )
    .action((options: AddOptions) => add(process, options));

  command('list', 'show all hooks, and how the last call went', ['specshelf hook list']).action(
    async (options: PrintOptions) => {
      const all = await withOperator(process, (operator) => operator.hooks.list());
      printList(process, all, columns, { ...options, none: 'There is no hook.' });
    },
  );

  command('test <id>', 'call the address of a hook with an empty list of tags', [
    'specshelf hook test 4kx0w2r7m1c9',
  ]).action(async (id: string, options: PrintOptions) => {
    const result = await withProgress(process, 'Calling the hook', () =>
      withOperator(process, (operator) => operator.hooks.test(id)),
    );
    if (result.kind === 'failed') throw new CommandFailure([`The hook ${id} failed: ${result.reason}.`], 1);
    printDone(process, `The hook ${id} works.`, { id, works: true }, options);
  });

  command('remove <id>', 'tell an address nothing any more', ['specshelf hook remove 4kx0w2r7m1c9'])
    .option('--yes', 'do not ask')
    .action(async (id: string, options: PrintOptions & { yes?: boolean }) => {
      await confirm(process, `After this the address of the hook ${id} is told nothing any more.`, options);
      await withOperator(process, (operator) => operator.hooks.remove(id));
      printDone(process, `Removed the hook ${id}.`, { id, removed: true }, options);
    });
}

async function add(process: CommandLineProcess, options: AddOptions): Promise<void> {
  const given = givenSecret(process, { file: options.secretFile, variable: 'SPECSHELF_HOOK_SECRET' });
  const secret = given ?? newSecret();
  const hook = await withOperator(process, async (operator) => {
    const organizationId = await organizationFor(operator, options.organization);
    return operator.hooks.add({ organizationId, url: options.url, secret });
  });
  const sentence = `Added the hook ${hook.id} of ${hook.organizationId}, at ${hook.url}.`;
  if (given !== undefined) printDone(process, sentence, hook, options);
  else printSecret(process, sentence, { ...hook, secret }, secret, options);
}

type Listed = Hook & { waiting: number };

const columns = [
  ['ID', ({ id }: Listed) => id],
  ['ORGANIZATION', ({ organizationId }: Listed) => organizationId],
  ['URL', ({ url }: Listed) => url],
  ['WAITING', ({ waiting }: Listed) => String(waiting)],
  ['LAST TOLD', ({ lastDeliveredAt }: Listed) => lastDeliveredAt ?? 'never'],
  ['LAST FAILURE', ({ lastFailure }: Listed) => lastFailure && `${lastFailure.at} ${lastFailure.reason}`],
] as const;
