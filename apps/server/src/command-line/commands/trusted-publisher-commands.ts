import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import type { Operator } from '@specshelf/service';
import type { Command } from 'commander';
import { CommandFailure } from '../command-failure.js';
import { commandGroup, gather } from '../command-group.js';
import type { CommandLineProcess } from '../command-line-process.js';
import { confirm } from '../confirm.js';
import { listInOrganizations } from '../list-in-organizations.js';
import { organizationFor } from '../organization-for.js';
import { type PrintOptions, printDone, printList } from '../print.js';
import { withOperator } from '../with-operator.js';
import { oneOf } from './one-of.js';

const providers = ['github', 'gitlab'] as const;
const scopes = ['openapi:acknowledge', 'openapi:read', 'openapi:write'] as const;

interface CreateOptions extends PrintOptions {
  organization?: string;
  name?: string;
  provider: string;
  issuer?: string;
  repositoryId?: string;
  branch?: string[];
  tag?: string[];
  pullRequests?: boolean;
  environment?: string;
  spec: string[];
  scope: string[];
}

export function addTrustedPublisherCommands(program: Command, process: CommandLineProcess): void {
  const command = commandGroup(
    program,
    'trusted-publisher',
    'manage CI jobs that publish without a stored token',
  );

  command('create <repository>', 'let the jobs of a repository get tokens for ten minutes', [
    'specshelf-server trusted-publisher create acme/apis --provider github --branch main --environment production \\',
    "    --spec 'orders-*' --scope openapi:read --scope openapi:write",
    'specshelf-server trusted-publisher create platform/harbor/apis --provider gitlab --issuer https://gitlab.example.org \\',
    "    --repository-id 4711 --tag 'v*' --spec harbor --scope openapi:write",
  ])
    .requiredOption('--provider <provider>', 'CI service: github or gitlab')
    .requiredOption(
      '--spec <slug>',
      'specification that the jobs may access, with * for any characters; may be repeated',
      gather,
    )
    .requiredOption('--scope <scope>', `scope: ${scopes.join(', ')}; may be repeated`, gather)
    .option('--branch <name>', 'branch, with * for any characters; may be repeated', gather)
    .option('--tag <name>', 'tag, with * for any characters; may be repeated', gather)
    .option('--pull-requests', 'jobs of pull requests, which can have the scope openapi:read only')
    .option('--environment <name>', 'deployment environment that the jobs must use (any, or none)')
    .option('--issuer <url>', 'issuer of the identity tokens (that of github.com or gitlab.com)')
    .option('--repository-id <number>', 'ID of the repository (that of the first accepted job)')
    .option('--name <text>', 'name for people (the repository)')
    .option('--organization <id>', 'organization; may be omitted if there is only one')
    .action((repository: string, options: CreateOptions) => create(process, repository, options));

  command('list', 'list the trusted publishers', ['specshelf-server trusted-publisher list'])
    .option('--organization <id>', 'organization (all)')
    .action(async (options: PrintOptions & { organization?: string }) => {
      const all = await withOperator(process, (operator) => list(operator, options.organization));
      printList(process, all, columns, { ...options, none: 'There is no trusted publisher.' });
    });

  command('delete <id>', 'delete a trusted publisher, and revoke the tokens of its jobs', [
    'specshelf-server trusted-publisher delete p4k8w2m6r1c9',
  ])
    .option('--yes', 'skip the confirmation')
    .action(async (id: string, options: PrintOptions & { yes?: boolean }) => {
      await withOperator(process, async (operator) => {
        const publisher = (await list(operator)).find((each) => each.id === id);
        if (!publisher)
          throw new CommandFailure([`Trusted publisher ${JSON.stringify(id)} was not found.`], 1);
        const { name, repository, organizationId } = publisher;
        const what = `Jobs of ${repository} can no longer publish to ${organizationId} by the trusted publisher ${name}.`;
        await confirm(process, what, options);
        const path = { organizationId, trustedPublisherId: id };
        await operator.call('deleteTrustedPublisher', { path });
      });
      printDone(process, `Deleted the trusted publisher ${id}.`, { id, removed: true }, options);
    });
}

async function create(
  process: CommandLineProcess,
  repository: string,
  options: CreateOptions,
): Promise<void> {
  const { issuer, repositoryId, environment, branch: branches, tag: tags, pullRequests } = options;
  const body: Schema<'CreateTrustedPublisher'> = {
    name: options.name ?? repository,
    provider: oneOf('--provider', options.provider, providers),
    repository,
    specSlugs: options.spec,
    scopes: options.scope.map((scope) => oneOf('--scope', scope, scopes)),
    ...defined({ issuer, repositoryId, environment, branches, tags, pullRequests }),
  };
  const created = await withOperator(process, async (operator) => {
    const organizationId = await organizationFor(operator, options.organization);
    const publisher = await operator.call('createTrustedPublisher', { path: { organizationId }, body });
    return { ...withoutObject(publisher), organizationId };
  });
  const { id, name, organizationId } = created;
  const sentence = `Created the trusted publisher ${id} (${name}) of ${organizationId}, for jobs of ${repository}.`;
  printDone(process, sentence, created, options);
}

function list(operator: Operator, organization?: string): Promise<Listed[]> {
  return listInOrganizations(operator, organization, async (path) =>
    (await operator.call('listTrustedPublishers', { path })).items.map(withoutObject),
  );
}

function withoutObject({ object: _, ...publisher }: Schema<'TrustedPublisher'>) {
  return publisher;
}

type Listed = Omit<Schema<'TrustedPublisher'>, 'object'> & { organizationId: string };

const columns = [
  ['ID', ({ id }: Listed) => id],
  ['ORGANIZATION', ({ organizationId }: Listed) => organizationId],
  ['NAME', ({ name }: Listed) => name],
  ['ISSUER', ({ issuer }: Listed) => issuer],
  ['REPOSITORY', ({ repository }: Listed) => repository],
  ['REPOSITORY ID', ({ repositoryId }: Listed) => repositoryId ?? 'of the first job'],
  ['BRANCHES', ({ branches }: Listed) => branches.join(',')],
  ['TAGS', ({ tags }: Listed) => tags.join(',')],
  ['PULL REQUESTS', ({ pullRequests }: Listed) => (pullRequests ? 'yes' : 'no')],
  ['ENVIRONMENT', ({ environment }: Listed) => environment ?? 'any'],
  ['SPECIFICATIONS', ({ specSlugs }: Listed) => specSlugs.join(',')],
  ['SCOPES', ({ scopes: allowed }: Listed) => allowed.join(',')],
  ['CREATED', ({ createdAt }: Listed) => createdAt],
  ['CREATED BY', ({ createdBy }: Listed) => createdBy.id],
] as const;
