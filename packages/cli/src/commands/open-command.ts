import type { Command } from 'commander';
import { addServerOptions } from '../options/add-options.js';
import { readVersion } from '../server/read-version.js';
import { requireSpec } from '../server/require-spec.js';
import { printLine } from '../terminal/print-line.js';
import type { CommandContext } from './command-context.js';
import { parseVersionName } from './parse-version-name.js';
import { type WithServerOptions, withServer } from './with-server.js';

interface OpenOptions extends WithServerOptions {
  print?: boolean;
}

/** Adds the command that opens the page of a specification. */
export function addOpenCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('open')
    .description('Open the page of a specification or of a version in the browser.')
    .argument(
      '<version>',
      'the specification, optionally with a label or the ID of a version: orders, orders@prod',
    )
    .option('--print', 'only print the address');
  addServerOptions(command).action((name: string, options: OpenOptions) =>
    withServer(options, context, async (connection) => {
      const { specSlug, version } = parseVersionName(name);
      const { urls } =
        version === undefined
          ? await requireSpec(connection, specSlug)
          : await readVersion(connection, specSlug, version);
      const { process } = context;
      printLine(process.stdout, urls.app);
      if (options.print) return;
      await process.openBrowser(urls.app).catch(() => {
        printLine(process.stderr, 'No browser could be opened. Open this address yourself.');
      });
    }),
  );
}
