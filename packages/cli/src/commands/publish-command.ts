import type { Impact } from '@specshelf/changes';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { createGit } from '../ci/git.js';
import { readGitHubEvent } from '../ci/github-event.js';
import { provenanceOf } from '../ci/provenance.js';
import { readBuild } from '../ci/read-build.js';
import { readConfig } from '../config/read-config.js';
import { addReportOptions, addServerOptions, failOnOption, impactOption } from '../options/add-options.js';
import { CommandFailure } from '../process/command-failure.js';
import type { CommandLineProcess } from '../process/command-line-process.js';
import { highestExitCode, type Report } from '../report/report.js';
import { connect, verifyConnection } from '../server/connection.js';
import type { ServerOptions } from '../server/find-server.js';
import { createPublicationLog } from '../spec/publication-log.js';
import { publishSpec } from '../spec/publish-spec.js';
import { rootOf } from '../spec/root-of.js';
import { runForEach } from '../spec/run-for-each.js';
import type { PublishSettings, PublishTarget } from '../spec/spec-context.js';
import { findTargets } from '../targets/find-targets.js';
import type { Target } from '../targets/target.js';
import { printLine } from '../terminal/print-line.js';
import { createProgress } from '../terminal/progress.js';
import { defaultFailOnOfPublish, type FailOn, parseFailOn } from '../values/fail-on.js';
import { addText, parseLabel } from '../values/parse-options.js';
import type { CommandContext } from './command-context.js';
import { baseOf, type PrintOptions, printReports } from './print-reports.js';

interface PublishOptions extends PrintOptions, ServerOptions {
  config?: string;
  spec?: string;
  namePattern?: string;
  label?: string[];
  failOn?: FailOn;
  impact: Impact;
  create?: boolean;
  dryRun?: boolean;
  /** Seconds; `true` for the default, and false with `--no-wait`. */
  wait: number | boolean;
  acknowledge?: string[];
  reason?: string;
  visibility?: 'private' | 'public';
  /** False with `--no-provenance`. */
  provenance: boolean;
}

/** Adds the command that publishes descriptions. */
export function addPublishCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('publish')
    .description(
      'Publish OpenAPI descriptions with the files that they reference, and wait until they are versions.',
    )
    .argument(
      '[files...]',
      'files, globs, patterns such as "apis/{slug}/openapi.yaml", - for standard input, or URLs that the server fetches (default: all of specshelf.yaml)',
    )
    .option('--spec <slug>', 'the specification, if there is one file')
    .option('--name-pattern <pattern>', 'paths of files with their slugs, such as apis/{slug}/openapi.yaml')
    .option('-l, --label <label>', 'label to move to the new version, such as prod; repeatable', addLabel)
    .option('--create', 'create specifications that do not exist yet')
    .option('--dry-run', 'only report the result, and store nothing')
    .addOption(failOnOption('problems of the description').default(undefined, defaultFailOnOfPublish))
    .addOption(impactOption())
    .option('--acknowledge <id>', 'accept a change that the server refuses; repeatable', addChange)
    .option('--reason <text>', 'why the changes are accepted')
    .addOption(
      new Option('--wait [seconds]', 'how long to wait for the result')
        .argParser(parseSeconds)
        .default(true, `${defaultWait}`),
    )
    .option('--no-wait', 'end when the descriptions are sent, without their results')
    .addOption(new Option('--visibility <visibility>', 'who may read it').choices(['private', 'public']))
    .option('--no-provenance', 'do not send the commit and the branch');
  addServerOptions(addReportOptions(command))
    .addHelpText('after', examples)
    .action((files: string[], options: PublishOptions) => publish(files, options, context));
}

const defaultWait = 300;

const examples = `
A description with findings of --fail-on is not published, and the server decides which changes are allowed.

Examples:
  specshelf publish openapi.yaml --spec orders
  specshelf publish "apis/{slug}/openapi.yaml" --label prod
  specshelf publish
  specshelf publish --dry-run --fail-on breaking
`;

const addLabel = (label: string, before: string[] = []) => [...before, parseLabel(label)];

const addChange = (id: string, before?: string[]) => {
  if (/^[0-9a-f]{16}$/.test(id)) return addText(id, before);
  throw new InvalidArgumentError(
    'An ID of a change has 16 hexadecimal digits. `specshelf check` lists them.',
  );
};

function parseSeconds(text: string): number {
  const seconds = Number(/^(\d+)s?$/.exec(text)?.[1]);
  if (seconds > 0 && seconds <= 86_400) return seconds;
  throw new InvalidArgumentError('It must be a number of seconds from 1 to 86400.');
}

async function publish(
  files: readonly string[],
  options: PublishOptions,
  { process, end }: CommandContext,
): Promise<void> {
  const { env } = process;
  if (options.reason !== undefined && options.acknowledge === undefined) {
    throw new CommandFailure(['--reason belongs to --acknowledge, which names the changes to accept.'], 2);
  }
  const config = await readConfig(options.config, process);
  const build = readBuild(env, await readGitHubEvent(env));
  const git = createGit(process.cwd());
  const ref = build === undefined ? await localRef(git) : build.ref;
  const targets = await findTargets(
    files,
    { ...options, spec: options.spec, ref, needsSlug: true },
    config,
    process.cwd(),
  );
  noteURLs(targets, options, process);
  const connection = await connect(options, config, process);
  await verifyConnection(connection);
  const settings: PublishSettings = {
    dryRun: options.dryRun ?? false,
    wait: options.wait === false ? undefined : options.wait === true ? defaultWait : options.wait,
    acknowledge: options.acknowledge ?? [],
    reason: options.reason,
    provenance: options.provenance ? await provenanceOf(build, git) : undefined,
    visibility: options.visibility,
    impact: options.impact,
  };
  const progress = createProgress(process.stderr);
  const base = await baseOf(options, process);
  const publishTargets = targets.map(publishTargetOf);
  const log = createPublicationLog(publishTargets);
  const stop = process.onInterrupt(() => {
    for (const line of log.lines()) printLine(process.stderr, line);
  });
  const reports = await runForEach(publishTargets, progress, async (target) => {
    const root = await rootOf(target, config, process);
    log.begin(target);
    const report = await publishSpec(target, settings, { process, connection, root, base, progress });
    log.end(target, report);
    return report;
  }).finally(stop);
  warnAboutAcknowledgments(reports, settings, process);
  await printReports(reports, options, { ...options, command: 'publish', args: files }, process);
  end(highestExitCode(reports));
}

function publishTargetOf(target: Target): PublishTarget {
  const { slug, failOn = parseFailOn(defaultFailOnOfPublish) } = target;
  if (slug === undefined) throw new CommandFailure(['The slug is unknown.'], 2);
  return { ...target, slug, failOn };
}

/** The server fetches URLs and judges their documents itself: nothing can be checked before. */
function noteURLs(
  targets: readonly Target[],
  { dryRun, failOn }: PublishOptions,
  { stderr }: CommandLineProcess,
) {
  if (!dryRun && failOn === undefined) return;
  for (const { name, source } of targets) {
    if ('url' in source)
      printLine(stderr, `${name} is not checked before it is published, because the server fetches it.`);
  }
}

/** Returns the branch of the working tree, such as `refs/heads/main`. */
async function localRef(git: ReturnType<typeof createGit>): Promise<string | undefined> {
  const ref = await git('symbolic-ref', '--quiet', 'HEAD');
  return ref === '' ? undefined : ref;
}

/** Says which acknowledged changes nothing needed: an ID may be misspelled. */
function warnAboutAcknowledgments(
  reports: readonly Report[],
  { acknowledge }: PublishSettings,
  { stderr }: CommandContext['process'],
): void {
  const needed = new Set(reports.flatMap(({ comparison }) => comparison?.acknowledged ?? []));
  const published = reports.flatMap(({ comparison }) => comparison?.changes.map(({ id }) => id) ?? []);
  // Of a failed description, it is unknown which changes are refused; an unchanged one needs none.
  if (!reports.some(({ outcome }) => outcome === 'published' || outcome === 'refused')) return;
  for (const id of acknowledge) {
    if (needed.has(id) || published.includes(id)) continue;
    printLine(stderr, `No refused change has the ID ${id}, so it was not acknowledged.`);
  }
}
