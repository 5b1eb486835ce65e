import { NotFoundError, type SearchQuery, type SearchResult } from '@specshelf/sdk';
import { type Command, Option } from 'commander';
import { printJSON } from '../formats/print-json.js';
import { searchText } from '../formats/search-text.js';
import { addServerOptions } from '../options/add-options.js';
import { CommandFailure } from '../process/command-failure.js';
import type { Connection } from '../server/connection.js';
import { unknownSpec } from '../server/unknown-spec.js';
import { printLine } from '../terminal/print-line.js';
import { styleFor } from '../terminal/style.js';
import type { CommandContext } from './command-context.js';
import { type ListFormat, listFormat, listLimit } from './list-options.js';
import { type WithServerOptions, withServer } from './with-server.js';

interface SearchOptions extends WithServerOptions {
  format: ListFormat;
  limit: number;
  kind?: NonNullable<SearchQuery['kind']>;
  spec?: string;
}

interface Results {
  items: SearchResult[];
  hasMore: boolean;
  suggestion: string | undefined;
}

/** The most results of a page. */
const pageSize = 50;

/** Adds the command that searches all specifications of an organization. */
export function addSearchCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('search')
    .description('Search for operations, schemas, and pages in all specifications.')
    .argument(
      '<words...>',
      'words of names, paths, or texts; the last one may be incomplete, unless a space follows',
    )
    .addOption(
      new Option('--kind <kind>', 'only results of this kind').choices([
        'operation',
        'schema',
        'spec',
        'page',
      ]),
    )
    .option('--spec <slug>', 'only results of this specification')
    .addOption(listLimit(20))
    .addOption(listFormat());
  addServerOptions(command)
    .addHelpText(
      'after',
      '\nExamples:\n  specshelf search list orders\n  specshelf search "GET /orders" --kind operation\n',
    )
    .action((words: string[], options: SearchOptions) =>
      withServer(options, context, async (connection) => {
        // A space at the end shows that the last word is complete.
        const q = words.join(' ').trimStart();
        if (q === '') throw new CommandFailure(['There are no words to search for.'], 2);
        print(q, await find(q, options, connection), options, context);
      }),
    );
}

async function find(
  q: string,
  { kind, spec, limit }: SearchOptions,
  connection: Connection,
): Promise<Results> {
  const items: SearchResult[] = [];
  try {
    const first = await connection.org.search({ q, kind, spec, limit: Math.min(limit, pageSize) });
    let hasMore = false;
    for await (const page of first.pages()) {
      items.push(...page.items);
      hasMore = items.length > limit || page.hasNextPage();
      if (items.length >= limit) break;
    }
    return { items: items.slice(0, limit), hasMore, suggestion: first.suggestion };
  } catch (error) {
    if (spec === undefined || !(error instanceof NotFoundError)) throw error;
    throw await unknownSpec(connection, spec, error);
  }
}

function print(
  q: string,
  { items, hasMore, suggestion }: Results,
  { format, limit }: SearchOptions,
  { process }: CommandContext,
): void {
  const { stdout, stderr } = process;
  if (format === 'json') stdout.write(printJSON(items));
  else stdout.write(searchText(items, { isTTY: stdout.isTTY === true, style: styleFor(stdout, process) }));
  if (items.length === 0) {
    const advice = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
    printLine(stderr, `Nothing was found for "${q}".${advice}`);
  } else if (hasMore) printLine(stderr, `There are more results than ${limit}: use --limit, or more words.`);
}
