import { groupProblems, type ProblemGroup } from '@specshelf/contract';
import { displayedState } from '@specshelf/service';
import type { Command } from 'commander';
import { allPages } from '../all-pages.js';
import { commandGroup } from '../command-group.js';
import type { CommandLineProcess } from '../command-line-process.js';
import { confirm } from '../confirm.js';
import { listInOrganizations } from '../list-in-organizations.js';
import { printDone, printList, printMembers } from '../print.js';
import { withOperator } from '../with-operator.js';
import { addCompatibilityCommands } from './spec-compatibility.js';
import { readSpecSettings, type SpecSettingsOptions, withSpecSettings } from './spec-settings.js';
import { type SpecOfOrganization, type SpecOptions, specFrom, withSpec } from './with-spec.js';

type DeletionOptions = SpecOptions & { yes?: boolean };

export function addSpecCommands(program: Command, process: CommandLineProcess): void {
  const command = commandGroup(
    program,
    'spec',
    'inspect and manage specifications; they are published with the API',
  );
  const ofOne = (usage: string, description: string, example: string) =>
    command(usage, description, [example]).option(
      '--organization <id>',
      'its organization; may be omitted if there is only one',
    );

  command('list', 'list all specifications with the state of their last run', [
    'specshelf-server spec list --organization acme',
    "specshelf-server spec list --json | jq '.[] | select(.lastProcessErrorCode)'",
  ])
    .option('--organization <id>', 'only specifications of this organization')
    .action((options: SpecOptions) => list(process, options));

  ofOne(
    'show <slug>',
    'show a specification and its problems',
    'specshelf-server spec show pets --organization acme',
  ).action(async (slug: string, options: SpecOptions) => {
    const spec = await specFrom(process, slug, options, (operator, path) =>
      operator.call('getOpenAPISpecBySlug', { path }),
    );
    if (options.json) printMembers(process, spec, options);
    else printSpec(process, spec);
  });

  ofOne(
    'refresh <slug>',
    'queue it for another fetch and processing by the running server, within ten seconds',
    'specshelf-server spec refresh pets --organization acme',
  ).action(async (slug: string, options: SpecOptions) => {
    const spec = await specFrom(process, slug, options, (operator, path) => operator.refreshSpec(path));
    printDone(process, `The specification ${spec.slug} is in the queue.`, spec, options);
  });

  addUpdateCommand(process, ofOne);
  addCompatibilityCommands(process, ofOne);

  ofOne(
    'delete <slug>',
    'remove a specification and all of its versions',
    'specshelf-server spec delete pets --organization acme',
  )
    .option('--yes', 'skip the confirmation')
    .action((slug: string, options: DeletionOptions) => deleteSpec(process, slug, options));
}

async function list(process: CommandLineProcess, options: SpecOptions): Promise<void> {
  const all = await withOperator(process, (operator) =>
    listInOrganizations(operator, options.organization, async (path) => {
      const { items } = await allPages((query) => operator.call('listOpenAPISpecs', { path, query }));
      return items;
    }),
  );
  printList(process, all, columns, { ...options, none: 'There is no specification.' });
}

async function deleteSpec(
  process: CommandLineProcess,
  slug: string,
  options: DeletionOptions,
): Promise<void> {
  await withSpec(process, slug, options, async ({ call }, path) => {
    const spec = await call('getOpenAPISpecBySlug', { path });
    const what = `This removes the specification ${spec.slug} of ${path.organizationId} with all of its versions.`;
    await confirm(process, what, options);
    await call('deleteOpenAPISpecBySlug', { path });
  });
  printDone(process, `Removed the specification ${slug}.`, { slug, removed: true }, options);
}

function addUpdateCommand(
  process: CommandLineProcess,
  ofOne: (usage: string, description: string, example: string) => Command,
): void {
  withSpecSettings(
    ofOne(
      'update <slug>',
      'change the visibility or the metadata of a specification',
      "specshelf-server spec update pets --owner 'Team Fauna' --tag animals --lifecycle production --link Runbook=https://wiki.example.org/pets",
    ),
  ).action(async (slug: string, options: SpecOptions & SpecSettingsOptions) => {
    const body = readSpecSettings(options);
    const spec = await specFrom(process, slug, options, (operator, path) =>
      operator.call('updateOpenAPISpecBySlug', { path, body }),
    );
    printDone(process, `Changed the specification ${spec.slug}.`, spec, options);
  });
}

function printSpec(process: CommandLineProcess, spec: SpecOfOrganization): void {
  const { object: _, permissions: __, processingState: ___, lastProcessedErrors, urls, ...members } = spec;
  printMembers(process, { state: displayedState(spec), ...members, ...urls }, {});
  if (lastProcessedErrors.length === 0) return;
  process.stdout.write('\n');
  printList(process, groupProblems(lastProcessedErrors), problemColumns, { none: '' });
}

type Problem = SpecOfOrganization['lastProcessedErrors'][number];
type Group = ProblemGroup<Problem>;

const firstPlaces = 3;

const problemColumns = [
  ['SEVERITY', ({ first }: Group) => first.severity],
  ['CODE', ({ first }: Group) => first.code],
  ['COUNT', ({ count }: Group) => String(count)],
  ['PLACES', placesOf],
  ['MESSAGE', ({ first }: Group) => first.message],
] as const;

function placesOf({ problems, count }: Group): string {
  const places = problems.slice(0, firstPlaces).flatMap((problem) => placeOf(problem) ?? []);
  return count > firstPlaces ? `${places.join(' ')} ...` : places.join(' ');
}

function placeOf({ file, line, column, pointer }: Problem): string | undefined {
  if (line === undefined) return pointer ?? file;
  return `${file === undefined ? '' : `${file}:`}${line}:${column ?? 1}`;
}

const columns = [
  ['ORGANIZATION', ({ organizationId }: SpecOfOrganization) => organizationId],
  ['SLUG', ({ slug }: SpecOfOrganization) => slug],
  ['STATE', displayedState],
  ['ERROR', ({ lastProcessErrorCode }: SpecOfOrganization) => lastProcessErrorCode],
  ['PROBLEMS', ({ lastProcessedErrorCount }: SpecOfOrganization) => String(lastProcessedErrorCount)],
  ['VISIBILITY', ({ visibility }: SpecOfOrganization) => visibility],
  ['VERSION', ({ lastVersion }: SpecOfOrganization) => lastVersion],
  ['PROCESSED', ({ lastProcessedAt }: SpecOfOrganization) => lastProcessedAt],
  ['FAILING SINCE', ({ failingSince }: SpecOfOrganization) => failingSince],
] as const;
