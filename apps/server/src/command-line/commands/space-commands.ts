import type { SpaceRecord } from '@specshelf/service';
import type { Command } from 'commander';
import { commandGroup } from '../command-group.js';
import type { CommandLineProcess } from '../command-line-process.js';
import { confirm } from '../confirm.js';
import { organizationFor } from '../organization-for.js';
import { type PrintOptions, printDone, printList } from '../print.js';
import { withOperator } from '../with-operator.js';

export function addSpaceCommands(program: Command, process: CommandLineProcess): void {
  const command = commandGroup(program, 'space', 'manage spaces, in which content is computed');

  command('create <id>', 'create a space in an organization; its ID is unique across organizations', [
    'specshelf-server space create acme-docs --organization acme',
  ])
    .option('--organization <id>', 'its organization; may be omitted if there is only one')
    .action(async (id: string, options: PrintOptions & { organization?: string }) => {
      const space = await withOperator(process, async (operator) => {
        const organizationId = await organizationFor(operator, options.organization);
        return operator.spaces.create({ id, organizationId });
      });
      const sentence = `Created the space ${space.id} in the organization ${space.organizationId}.`;
      printDone(process, sentence, space, options);
    });

  command('list', 'show all spaces', ['specshelf-server space list --organization acme'])
    .option('--organization <id>', 'only spaces of this organization')
    .action(async (options: PrintOptions & { organization?: string }) => {
      const wanted = await withOperator(process, async (operator) => {
        const spaces = await operator.spaces.list();
        if (options.organization === undefined) return spaces;
        const { id } = await operator.organizations.get(options.organization);
        return spaces.filter(({ organizationId }) => organizationId === id);
      });
      printList(process, wanted, columns, { ...options, none: 'There is no space.' });
    });

  command('delete <id>', 'delete a space; specifications are not affected', [
    'specshelf-server space delete acme-docs',
  ])
    .option('--yes', 'skip the confirmation')
    .action(async (id: string, options: PrintOptions & { yes?: boolean }) => {
      await confirm(process, `Content can no longer be computed for the space ${id}.`, options);
      await withOperator(process, (operator) => operator.spaces.delete(id));
      printDone(process, `Removed the space ${id}.`, { id, removed: true }, options);
    });
}

const columns = [
  ['ID', ({ id }: SpaceRecord) => id],
  ['ORGANIZATION', ({ organizationId }: SpaceRecord) => organizationId],
  ['CREATED', ({ createdAt }: SpaceRecord) => createdAt],
] as const;
