import { defined } from '@specshelf/base/defined';
import type { Operator, OrganizationChanges, OrganizationRecord } from '@specshelf/service';
import type { Command } from 'commander';
import { CommandFailure } from '../command-failure.js';
import { commandGroup, gather } from '../command-group.js';
import type { CommandLineProcess } from '../command-line-process.js';
import { confirm } from '../confirm.js';
import { type PrintOptions, printDone, printList, printMembers } from '../print.js';
import { keepDays, keepVersions } from '../retention-options.js';
import { withOperator } from '../with-operator.js';

interface ProfileOptions extends PrintOptions {
  title?: string;
  type?: string;
  emailDomain?: string[];
  emailDomains?: false;
  keepVersions?: string | false;
  keepDays?: string | false;
  set?: string[];
  unset?: string[];
}

interface DeletionOptions extends PrintOptions {
  yes?: boolean;
}

export function addOrganizationCommands(program: Command, process: CommandLineProcess): void {
  const command = commandGroup(program, 'organization', 'manage organizations, which own all other records');

  withProfile(
    command('create <id>', 'create an organization; its ID is part of URLs and cannot be changed', [
      "specshelf-server organization create acme --title 'Acme Ltd' --email-domain acme.example",
      'specshelf-server organization create acme --set plan=pro --set trial=\'{"status":"active","count":1}\'',
    ]),
  ).action(async (id: string, options: ProfileOptions) => {
    const made = await withOperator(process, (operator) =>
      operator.organizations.create(id, readChanges(options)),
    );
    printDone(process, `Created the organization ${made.id}.`, made, options);
  });

  command('list', 'show all organizations', ['specshelf-server organization list --json']).action(
    async (options: PrintOptions) => {
      const all = await withOperator(process, (operator) => operator.organizations.list());
      printList(process, all, columns, { ...options, none: 'There is no organization.' });
    },
  );

  command('show <id>', 'show the profile of an organization', [
    'specshelf-server organization show acme',
  ]).action(async (organizationId: string, options: PrintOptions) => {
    const found = await withOperator(process, (operator) => operator.organizations.get(organizationId));
    const { id, title, type, emailDomains, createdAt, ...rest } = found;
    printMembers(process, { id, title, type, emailDomains, createdAt, ...rest }, options);
  });

  withProfile(
    command('update <id>', 'update the profile and settings of an organization', [
      'specshelf-server organization update acme --email-domain acme.example --email-domain acme.example.org',
      'specshelf-server organization update acme --set blocked=\'{"reason":"security"}\' --unset trial',
      'specshelf-server organization update acme --keep-versions 20 --keep-days 90',
    ]),
  )
    .option('--no-email-domains', 'remove all email domains')
    .option('--unset <member>', 'remove a member; may be repeated', gather)
    .option('--no-keep-versions', 'do not limit the number of versions')
    .option('--no-keep-days', 'do not limit the age of versions')
    .action((id: string, options: ProfileOptions) => updateOrganization(process, id, options));

  command('delete <id>', 'remove an organization with its specifications, spaces and hooks', [
    'specshelf-server organization delete acme',
  ])
    .option('--yes', 'skip the confirmation')
    .action((id: string, options: DeletionOptions) => deleteOrganization(process, id, options));
}

const columns = [
  ['ID', ({ id }: OrganizationRecord) => id],
  ['TITLE', ({ title }: OrganizationRecord) => title],
  ['TYPE', ({ type }: OrganizationRecord) => type],
  ['EMAIL DOMAINS', ({ emailDomains }: OrganizationRecord) => emailDomains.join(', ')],
  ['CREATED', ({ createdAt }: OrganizationRecord) => createdAt],
] as const;

function withProfile(command: Command): Command {
  return command
    .option('--title <text>', 'display name')
    .option('--type <type>', 'business or community')
    .option(
      '--email-domain <domain>',
      'email domain of its members; may be repeated, and replaces the current ones',
      gather,
    )
    .option('--set <member=value>', `a member of its profile (${members}), as JSON or text`, gather)
    .option('--keep-versions <number>', keepVersions)
    .option('--keep-days <number>', keepDays);
}

const members = [
  'hostname, customHostname, useCase, communityType, defaultRole, defaultContent, sso, ai, inviteLinks, plan,',
  'billing, trial, blocked, logo, internal_isOnNewTrial, internal_billingMigration',
].join(' ');

async function updateOrganization(
  process: CommandLineProcess,
  id: string,
  options: ProfileOptions,
): Promise<void> {
  const changes = readChanges(options);
  if (isNothing(changes)) throw new CommandFailure(['No change is specified. See --help.'], 2);
  const changed = await withOperator(process, (operator) => operator.organizations.update(id, changes));
  printDone(process, `Changed the organization ${changed.id}.`, changed, options);
}

function readChanges(options: ProfileOptions): OrganizationChanges {
  const { title, type, emailDomain, emailDomains, set = [], unset, ...kept } = options;
  if (emailDomains === false && emailDomain) {
    throw new CommandFailure(['--email-domain and --no-email-domains exclude each other.'], 2);
  }
  const domains = emailDomains === false ? [] : emailDomain;
  return {
    ...defined({ emailDomains: domains, unset }),
    ...retentionChanges(kept),
    set: { ...defined({ title, type }), ...Object.fromEntries(set.map(readMember)) },
  };
}

function retentionChanges(kept: Pick<ProfileOptions, 'keepVersions' | 'keepDays'>) {
  const retention = defined({
    keepVersions: numberOrNull(kept.keepVersions),
    keepDays: numberOrNull(kept.keepDays),
  });
  return Object.keys(retention).length === 0 ? {} : { retention };
}

/** Null for `--no-keep-…`, undefined without an option. */
function numberOrNull(text: string | false | undefined): number | null | undefined {
  if (text === undefined) return undefined;
  return text === false ? null : Number(text);
}

function readMember(text: string): [string, unknown] {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined) {
    throw new CommandFailure([`--set must be member=value, such as plan=pro, not ${text}.`], 2);
  }
  return [name.trim(), readValue(value)];
}

/** Parses JSON. Text that begins neither an object, an array, nor a string is taken literally if it is not valid JSON. */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!/^[[{"]/.test(text)) return text;
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandFailure([`The value of --set ${text} is not valid JSON: ${reason}`], 2);
  }
}

function isNothing({ set, ...others }: OrganizationChanges): boolean {
  return Object.keys(set ?? {}).length === 0 && Object.keys(others).length === 0;
}

async function deleteOrganization(
  process: CommandLineProcess,
  requestedId: string,
  options: DeletionOptions,
): Promise<void> {
  const id = await withOperator(process, async (operator) => {
    const { id } = await operator.organizations.get(requestedId);
    const what = `This removes the organization ${id} with ${await contentOf(operator, id)}. Its hooks are not notified.`;
    await confirm(process, what, options);
    await operator.organizations.delete(id);
    return id;
  });
  printDone(process, `Removed the organization ${id}.`, { id, removed: true }, options);
}

/** Describes the records that are removed with an organization. */
async function contentOf(operator: Operator, id: string): Promise<string> {
  const isTheirs = ({ organizationId }: { organizationId: string }) => organizationId === id;
  const path = { organizationId: id };
  const { count } = await operator.call('listOpenAPISpecs', { path, query: { limit: 1 } });
  const spaces = (await operator.spaces.list()).filter(isTheirs);
  const hooks = (await operator.hooks.list()).filter(isTheirs);
  return `${count} specifications and all of their versions, ${spaces.length} spaces and ${hooks.length} hooks`;
}
