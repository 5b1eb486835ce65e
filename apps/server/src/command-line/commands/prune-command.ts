import { defined } from '@specshelf/base/defined';
import type { Operator, PrunableSpec, RetainedByLabel, Retention } from '@specshelf/service';
import type { Command } from 'commander';
import { pauseAfterWork } from '../../runtime/pause-after-work.js';
import { CommandFailure } from '../command-failure.js';
import { examplesText } from '../command-group.js';
import type { CommandLineProcess } from '../command-line-process.js';
import { confirm } from '../confirm.js';
import { type PrintOptions, printDone, printList, printMembers } from '../print.js';
import { keepDays, keepVersions } from '../retention-options.js';
import { withOperator } from '../with-operator.js';
import { withProgress } from '../with-progress.js';

interface PruneOptions extends PrintOptions {
  dryRun?: boolean;
  keepVersions?: string;
  keepDays?: string;
  yes?: boolean;
}

export function addPruneCommand(program: Command, process: CommandLineProcess): void {
  program
    .command('prune [organization]')
    .description(
      'apply the retention settings of organizations (see organization update) now; a server does so every hour',
    )
    .option('--dry-run', 'only list the versions that would be removed, and those that labels keep')
    .option('--keep-versions <number>', `with --dry-run, as if it were set: ${keepVersions}`)
    .option('--keep-days <number>', `with --dry-run, as if it were set: ${keepDays}`)
    .option('--yes', 'skip the confirmation')
    .option('--json', 'print the result as JSON')
    .addHelpText(
      'after',
      examplesText([
        'specshelf-server prune acme --dry-run --keep-versions 20 --keep-days 90',
        'specshelf-server organization update acme --keep-versions 20 --keep-days 90',
        'specshelf-server prune acme',
      ]),
    )
    .action(async (organization: string | undefined, options: PruneOptions) => {
      if (options.dryRun) await report(process, organization, options);
      else await prune(process, organization, options);
    });
}

async function report(
  process: CommandLineProcess,
  organization: string | undefined,
  options: PruneOptions,
): Promise<void> {
  const retention = retentionOf(options);
  const { removed, kept } = await withProgress(process, 'Measuring the versions', () =>
    withOperator(process, async (operator) => ({
      removed: await operator.retention.report(organization, retention),
      kept: await operator.retention.retained(organization, retention),
    })),
  );
  if (options.json) printMembers(process, { removed, kept }, options);
  else printList(process, removed, columns, { none: 'Nothing would be removed.' });
  explainKept(process, kept);
}

/** Names the versions that labels keep, with the labels. */
function explainKept({ stderr }: CommandLineProcess, kept: readonly RetainedByLabel[]): void {
  for (const { organizationId, slug, versionId, labels, previousLabels } of kept) {
    const reasons = [
      ...labels.map((label) => `the label ${label} points to it`),
      ...previousLabels.map((label) => `the label ${label} pointed to it before its last move`),
    ];
    stderr.write(
      `Kept: version ${versionId} of ${organizationId}/${slug}, because ${reasons.join(', and ')}.\n`,
    );
  }
}

const columns = [
  ['ORGANIZATION', ({ organizationId }: PrunableSpec) => organizationId],
  ['SLUG', ({ slug }: PrunableSpec) => slug],
  ['VERSIONS', ({ versions }: PrunableSpec) => String(versions)],
  ['OF', ({ of }: PrunableSpec) => String(of)],
  ['FROM', ({ from }: PrunableSpec) => from],
  ['TO', ({ to }: PrunableSpec) => to],
  ['BYTES', ({ bytes }: PrunableSpec) => String(bytes)],
] as const;

async function prune(
  process: CommandLineProcess,
  organization: string | undefined,
  options: PruneOptions,
): Promise<void> {
  if (retentionOf(options)) {
    throw new CommandFailure(
      [
        '--keep-versions and --keep-days require --dry-run. To apply them, set them with organization update first.',
      ],
      2,
    );
  }
  const { kept, ...pruned } = await withOperator(process, async (operator) => {
    if (!options.yes) await confirm(process, await consequence(operator, organization), options);
    return withProgress(process, 'Removing versions', async () => ({
      ...(await operator.retention.prune(organization, pauseAfterWork(workAtOnce))),
      kept: await operator.retention.retained(organization),
    }));
  });
  const { versions, contents, bytes } = pruned;
  explainKept(process, kept);
  const sentence = `Removed ${versions} versions, and ${contents} contents of ${bytes} bytes that had been unreferenced for a day.`;
  printDone(process, sentence, { ...pruned, kept }, options);
}

// In milliseconds.
const workAtOnce = 50;

async function consequence(operator: Operator, organization: string | undefined): Promise<string> {
  const prunable = await operator.retention.report(organization);
  const versions = prunable.reduce((sum, spec) => sum + spec.versions, 0);
  return `This removes ${versions} versions of ${prunable.length} specifications, which --dry-run lists.`;
}

/** Returns the retention of the options; undefined if none of them is set. */
function retentionOf({ keepVersions, keepDays }: PruneOptions): Retention | undefined {
  if (keepVersions === undefined && keepDays === undefined) return undefined;
  return defined({ keepVersions: toNumber(keepVersions), keepDays: toNumber(keepDays) });
}

function toNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
