import type { Impact } from '@specshelf/changes';
import type { Command } from 'commander';
import { type Config, readConfig } from '../config/read-config.js';
import { openRevision } from '../files/git-revision.js';
import {
  addReportOptions,
  addServerOptions,
  defaultFailures,
  failOnOption,
  impactOption,
} from '../options/add-options.js';
import { CommandFailure } from '../process/command-failure.js';
import { highestExitCode } from '../report/report.js';
import { type Connection, connectTo, verifyConnection } from '../server/connection.js';
import { findServer, noServer, type ServerOptions } from '../server/find-server.js';
import { type Against, parseAgainst } from '../spec/against.js';
import { checkSpec } from '../spec/check-spec.js';
import { rootOf } from '../spec/root-of.js';
import { runForEach } from '../spec/run-for-each.js';
import { findTargets } from '../targets/find-targets.js';
import type { Target } from '../targets/target.js';
import { printLine } from '../terminal/print-line.js';
import { createProgress } from '../terminal/progress.js';
import type { FailOn } from '../values/fail-on.js';
import type { CommandContext } from './command-context.js';
import { baseOf, type PrintOptions, printReports } from './print-reports.js';

interface CheckOptions extends PrintOptions, ServerOptions {
  config?: string;
  spec?: string;
  namePattern?: string;
  against?: string;
  failOn?: FailOn;
  impact: Impact;
  offline?: boolean;
}

/** Adds the command that finds problems and changes without storing anything. */
export function addCheckCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('check')
    .description(
      'Find the problems of OpenAPI descriptions, and the changes that the server would refuse. Stores nothing.',
    )
    .argument(
      '[files...]',
      'files, globs, patterns such as "apis/{slug}/openapi.yaml", or - for standard input (default: all of specshelf.yaml)',
    )
    .option('--spec <slug>', 'the specification, if there is one file')
    .option('--name-pattern <pattern>', 'paths of files with their slugs, such as apis/{slug}/openapi.yaml')
    .option(
      '--against <version>',
      'the earlier version: latest, a label, an ID, or all; or git:<revision>, which needs no server (default: as the settings of the specification say)',
    )
    .addOption(failOnOption('problems of the description').default(undefined, 'error,breaking'))
    .addOption(impactOption())
    .option('--offline', 'find problems only, without a server');
  addServerOptions(addReportOptions(command))
    .addHelpText('after', examples)
    .action((files: string[], options: CheckOptions) => check(files, options, context));
}

const examples = `
Without a server, only problems are found, and with --against git:<revision> also changes.

Examples:
  specshelf check openapi.yaml
  specshelf check openapi.yaml --spec orders --against prod
  specshelf check --against git:origin/main --format github
`;

async function check(
  files: readonly string[],
  options: CheckOptions,
  { process, now, end }: CommandContext,
): Promise<void> {
  const config = await readConfig(options.config, process);
  const against = options.against === undefined ? undefined : parseAgainst(options.against);
  const needsSlug = against !== undefined && 'version' in against;
  const all = await findTargets(files, { ...options, spec: options.spec, needsSlug }, config, process.cwd());
  const targets = withoutURLs(all, process);
  const connection = await connectionFor(targets, against, { options, config, process });
  const earlier =
    against !== undefined && 'revision' in against
      ? await openRevision(against.revision, process.cwd())
      : against;
  const progress = createProgress(process.stderr);
  const base = await baseOf(options, process);
  const today = now().toISOString().slice(0, 10);
  const reports = await runForEach(targets, progress, async (target) => {
    progress.show(target.name, `Checking ${target.name}`);
    const settings = {
      against: earlier,
      failOn: target.failOn ?? defaultFailures,
      today,
      impact: options.impact,
    };
    const root = await rootOf(target, config, process);
    const context = { process, root, base, progress };
    return checkSpec(target, settings, connection === undefined ? context : { ...context, connection });
  });
  await printReports(reports, options, { ...options, command: 'check', args: files }, process);
  end(highestExitCode(reports));
}

/** A check fetches nothing. */
function withoutURLs(targets: readonly Target[], { stderr }: CommandContext['process']): Target[] {
  const local = targets.filter(({ source }) => !('url' in source));
  if (local.length === 0) {
    throw new CommandFailure(
      ['A URL cannot be checked, because a check fetches nothing. Download the file first, and check that.'],
      2,
    );
  }
  for (const { name, source } of targets) {
    if ('url' in source) printLine(stderr, `${name} is not checked, because a check fetches nothing.`);
  }
  return local;
}

/** What tells the server and its token. */
interface ConnectionContext {
  options: CheckOptions;
  config: Config;
  process: CommandContext['process'];
}

/** Connects to a server if one is known and a description has a slug. */
async function connectionFor(
  targets: readonly Target[],
  against: Against | undefined,
  { options, config, process }: ConnectionContext,
): Promise<Connection | undefined> {
  const isLocal = options.offline || (against !== undefined && 'revision' in against);
  if (options.offline && against !== undefined && 'version' in against) {
    throw new CommandFailure(
      [`--offline uses no server, and --against ${against.version} needs one. Use --against git:<revision>.`],
      2,
    );
  }
  if (isLocal || targets.every(({ slug }) => slug === undefined)) return undefined;
  const address = await findServer(options, config, process);
  if (address !== undefined) {
    const connection = await connectTo(address, options, config, process);
    await verifyConnection(connection);
    return connection;
  }
  if (against !== undefined) throw noServer();
  printLine(process.stderr, 'No server is known, so only problems are reported.');
  return undefined;
}
