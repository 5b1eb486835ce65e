import { defined } from '@specshelf/base/defined';
import { scopes } from '@specshelf/contract';
import { type AccessToken, readTime, tokenState } from '@specshelf/service';
import type { Command } from 'commander';
import { CommandFailure } from '../command-failure.js';
import { commandGroup, gather } from '../command-group.js';
import type { CommandLineProcess } from '../command-line-process.js';
import { confirm } from '../confirm.js';
import { organizationFor } from '../organization-for.js';
import { type PrintOptions, printDone, printList, printSecret } from '../print.js';
import { withOperator } from '../with-operator.js';
import { oneOf } from './one-of.js';

interface CreateOptions extends PrintOptions {
  name?: string;
  email?: string;
  organization?: string[];
  allOrganizations?: boolean;
  scope: string[];
  expires?: string;
}

export function addTokenCommands(program: Command, process: CommandLineProcess): void {
  const command = commandGroup(program, 'token', 'manage access tokens and their permissions');

  command('create <subject>', 'create a token; it is printed once, alone on standard output', [
    'specshelf-server token create ci --scope openapi:read --scope openapi:write --expires 90d',
    "specshelf-server token create ada --name 'Ada Lovelace' --organization acme --scope openapi:read --scope space:read",
    'specshelf-server token create sign-in --all-organizations --scope email-domains:read',
    'TOKEN=$(specshelf-server token create ci --organization acme --scope openapi:read --scope openapi:write)',
  ])
    .option('--name <text>', 'display name of the subject (the subject)')
    .option('--email <address>', 'the email address of the subject')
    .option(
      '--organization <id>',
      'organization that it can access; may be repeated, or omitted if there is only one',
      gather,
    )
    .option('--all-organizations', 'allow access to all organizations, including future ones')
    .requiredOption('--scope <scope>', `scope: ${scopes.join(', ')}; may be repeated`, gather)
    .option('--expires <when>', 'expiry: 30m, 12h, 90d, 4w, or a date such as 2030-01-31 (never)')
    .action((subject: string, options: CreateOptions) => create(process, subject, options));

  command('list', 'list active tokens', ['specshelf-server token list --all'])
    .option('--all', 'include revoked and expired tokens')
    .action(async (options: PrintOptions & { all?: boolean }) => {
      const now = new Date().toISOString();
      const all = await withOperator(process, (operator) => operator.tokens.list());
      const shown = all
        .map((token) => ({ ...token, state: tokenState(token, now) }))
        .filter(({ state }) => options.all || state === 'active');
      printList(process, shown, columns, { ...options, none: 'There is no token.' });
    });

  command(
    'revoke <token>',
    'revoke a token immediately; specified by its ID, its listed prefix, or the whole token',
    [
      'specshelf-server token revoke shelf_x8K2pQ',
      'To replace a token without an outage: create the new one, deploy it, wait until `token list` shows that the',
      'old one is no longer used, and revoke that.',
    ],
  )
    .option('--yes', 'skip the confirmation')
    .action(async (name: string, options: PrintOptions & { yes?: boolean }) => {
      const token = await withOperator(process, async (operator) => {
        const { id, prefix, subject, organizations } = await operator.tokens.get(name);
        const opens = organizations === '*' ? 'all organizations' : organizations.join(', ');
        const what = `Clients with the token ${id} (${prefix}…, of ${subject.id} for ${opens}) lose access immediately.`;
        await confirm(process, what, options);
        return operator.tokens.revoke(id);
      });
      printDone(process, `Revoked the token ${token.id} of ${token.subject.id}.`, token, options);
    });
}

async function create(process: CommandLineProcess, subject: string, options: CreateOptions): Promise<void> {
  const { name, email, scope, expires, allOrganizations, organization } = options;
  if (allOrganizations && organization) {
    throw new CommandFailure(['--organization and --all-organizations exclude each other.'], 2);
  }
  const expiresAt = expires === undefined ? undefined : readExpiry(expires, new Date());
  const { token, secret } = await withOperator(process, async (operator) =>
    operator.tokens.create({
      subject: { id: subject, displayName: name ?? subject, ...defined({ email }) },
      organizations: allOrganizations ? '*' : (organization ?? [await organizationFor(operator, undefined)]),
      scopes: [...new Set(scope.map((each) => oneOf('--scope', each, scopes)))],
      ...defined({ expiresAt }),
    }),
  );
  const opens = token.organizations === '*' ? 'all organizations' : token.organizations.join(', ');
  const end = token.expiresAt === undefined ? 'It does not expire.' : `It expires at ${token.expiresAt}.`;
  const sentence = `Created the token ${token.id} of ${subject} for ${opens}: ${token.scopes.join(', ')}. ${end}`;
  printSecret(process, { sentence, secret, value: { ...token, token: secret } }, options);
}

const units = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

function readExpiry(text: string, now: Date): string {
  const [, count, unit] = /^(\d{1,6})([mhdw])$/.exec(text) ?? [];
  if (count !== undefined && (unit === 'm' || unit === 'h' || unit === 'd' || unit === 'w')) {
    const time = new Date(now.getTime() + Number(count) * units[unit]);
    // Later times have a longer form, which does not sort as text.
    if (time.getUTCFullYear() <= 9999) return time.toISOString();
    throw new CommandFailure([`--expires must be before the year 10000, not ${text}.`], 2);
  }
  const time = readTime(text);
  if (time !== undefined) return time;
  const right = 'a number of minutes, hours, days or weeks such as 12h or 90d, or a date such as 2030-01-31';
  throw new CommandFailure([`--expires must be ${right}, not ${text}.`], 2);
}

type Listed = AccessToken & { state: string };

const columns = [
  ['ID', ({ id }: Listed) => id],
  ['TOKEN', ({ prefix }: Listed) => `${prefix}…`],
  ['SUBJECT', ({ subject }: Listed) => subject.id],
  ['ORGANIZATIONS', ({ organizations }: Listed) => (organizations === '*' ? '*' : organizations.join(','))],
  ['SCOPES', ({ scopes: allowed }: Listed) => allowed.join(',')],
  ['STATE', ({ state }: Listed) => state],
  ['CREATED', ({ createdAt }: Listed) => createdAt],
  ['LAST USED', ({ lastUsedAt }: Listed) => lastUsedAt ?? 'never'],
  ['EXPIRES', ({ expiresAt }: Listed) => expiresAt ?? 'never'],
] as const;
