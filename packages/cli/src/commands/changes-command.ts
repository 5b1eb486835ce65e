import type { Impact } from '@specshelf/changes';
import { type Command, Option } from 'commander';
import { type FormatName, formats } from '../formats/format.js';
import { addServerOptions, impactOption } from '../options/add-options.js';
import { readVersion } from '../server/read-version.js';
import { changesOfVersion } from '../spec/changes-of-version.js';
import { emptyReport } from '../spec/failed-report.js';
import { printLine } from '../terminal/print-line.js';
import { styleFor } from '../terminal/style.js';
import type { CommandContext } from './command-context.js';
import { parseVersionName } from './parse-version-name.js';
import { type WithServerOptions, withServer } from './with-server.js';

interface ChangesOptions extends WithServerOptions {
  format: FormatName;
  from?: string;
  impact: Impact;
}

/** Adds the command that lists the changes of a version. */
export function addChangesCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('changes')
    .description('List the changes of a version since the one before it.')
    .argument(
      '<version>',
      'the specification, with a label or the ID of a version: orders, orders@prod (default: latest)',
    )
    .addOption(impactOption())
    .option('--from <version>', 'the earlier version: a label or an ID')
    .addOption(
      new Option('-f, --format <format>', 'format of the list')
        .choices(['text', 'json', 'markdown'])
        .default('text'),
    );
  addServerOptions(command)
    .addHelpText(
      'after',
      '\nExamples:\n  specshelf changes orders\n  specshelf changes orders --from prod --format markdown\n',
    )
    .action((name: string, options: ChangesOptions) =>
      withServer(options, context, async (connection) => {
        const { specSlug: slug, version } = parseVersionName(name);
        const { id } = await readVersion(connection, slug, version);
        const from =
          options.from === undefined ? undefined : (await readVersion(connection, slug, options.from)).id;
        const names = { slug, versionId: id, name: `${slug}@${version ?? id}`, from, impact: options.impact };
        const comparison = await changesOfVersion(connection, names);
        const { process } = context;
        if (comparison === undefined) {
          printLine(process.stderr, `${names.name} is the first version, so it has no changes.`);
          return;
        }
        const report = { ...emptyReport({ name: names.name }, 'compared'), comparison };
        const style = styleFor(process.stdout, process);
        const text = formats[options.format]([report], { style, command: 'diff' });
        process.stdout.write(text);
      }),
    );
}
