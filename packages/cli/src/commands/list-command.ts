import type { OpenAPISpec } from '@specshelf/sdk';
import type { Command } from 'commander';
import { printJSON } from '../formats/print-json.js';
import { addServerOptions } from '../options/add-options.js';
import { printLine } from '../terminal/print-line.js';
import { printTable } from '../terminal/table.js';
import type { CommandContext } from './command-context.js';
import { type ListFormat, listFormat, listLimit } from './list-options.js';
import { type WithServerOptions, withServer } from './with-server.js';

interface ListOptions extends WithServerOptions {
  format: ListFormat;
  limit: number;
  search?: string;
  owner?: string;
  tag?: string;
}

/** Adds the command that lists specifications. */
export function addListCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('list')
    .description('List the specifications of an organization.')
    .addOption(listFormat())
    .addOption(listLimit())
    .option('--search <words>', 'only those with these words in slug, title, or summary')
    .option('--owner <owner>', 'only those of this owner')
    .option('--tag <tag>', 'only those with this tag');
  addServerOptions(command)
    .addHelpText('after', '\nExample:\n  specshelf list --search orders --format json\n')
    .action((options: ListOptions) =>
      withServer(options, context, async ({ org }) => {
        const { search: q, owner, tag, limit } = options;
        const specs: OpenAPISpec[] = [];
        const filter = { q, owner, tag, sort: 'name' as const, limit: Math.min(limit, 100) };
        for await (const spec of org.specs.list(filter)) {
          if (specs.length >= limit) break;
          specs.push(spec);
        }
        print(specs, options, context);
      }),
    );
}

function print(specs: readonly OpenAPISpec[], { format }: ListOptions, { process }: CommandContext): void {
  if (format === 'json') process.stdout.write(printJSON(specs));
  else {
    const rows = specs.map((spec) => [
      spec.slug,
      stateOf(spec),
      spec.documentVersion ?? '',
      spec.visibility,
      spec.title ?? '',
    ]);
    printTable(process.stdout, ['SLUG', 'STATE', 'VERSION', 'VISIBILITY', 'TITLE'], rows);
    if (specs.length === 0) printLine(process.stderr, 'There are no such specifications.');
  }
}

function stateOf({ processingState, lastProcessErrorCode, problemCounts }: OpenAPISpec): string {
  if (processingState !== 'complete') return processingState;
  if (lastProcessErrorCode !== undefined) return lastProcessErrorCode;
  const { error } = problemCounts;
  return error === 0 ? 'ok' : `${error} ${error === 1 ? 'error' : 'errors'}`;
}
