import { hostname } from 'node:os';
import { type Client, isApiError } from '@specshelf/sdk';
import { type Command, InvalidArgumentError } from 'commander';
import { readConfig } from '../../config/read-config.js';
import { readStream } from '../../files/read-text-file.js';
import { CommandFailure } from '../../process/command-failure.js';
import { createClient } from '../../server/create-client.js';
import { failureOf } from '../../server/failure-of.js';
import { checkedBaseURL, isToken, tokenAsArgument } from '../../server/find-server.js';
import { type Login, readLogins, withLogin, writeLogins } from '../../server/logins.js';
import { accessibleOrganizations } from '../../server/organization-of.js';
import { readUser } from '../../server/read-user.js';
import { printLine } from '../../terminal/print-line.js';
import type { CommandContext } from '../command-context.js';

interface LoginOptions {
  name?: string;
  token?: boolean;
  tokenStdin?: boolean;
  config?: string;
}

/** Adds the command that stores a token. */
export function addLoginCommand(program: Command, context: CommandContext): void {
  program
    .command('login')
    .description(
      'Store a token for a server: from the console, which this opens in the browser, or one that you enter.',
    )
    .argument(
      '[url]',
      'the address of the server (default: SPECSHELF_BASE_URL, specshelf.yaml, or the last login)',
    )
    .option('--name <name>', 'a name for --server, such as staging (default: the host)', parseName)
    .option('--token', 'enter a token instead of using the browser')
    .option('--token-stdin', 'read a token from standard input')
    .option('-c, --config <file>', 'the configuration (default: specshelf.yaml in this folder or above)')
    .addHelpText('after', examples)
    .action((url: string | undefined, options: LoginOptions) => login(url, options, context));
}

const examples = `
The token is stored in a file that only you can read. The last login is the default server.

Examples:
  specshelf login https://specs.example.com
  specshelf login https://staging.specs.example.com --name staging
  specshelf login https://specs.example.com --token-stdin < token.txt
`;

function parseName(name: string): string {
  if (/^[A-Za-z0-9][A-Za-z0-9._:-]{0,99}$/.test(name)) return name;
  throw new InvalidArgumentError(
    'A name begins with a letter or a digit, followed by letters, digits, and .:_-',
  );
}

interface NewToken {
  token: string;
  organization?: string | undefined;
  tokenId?: string | undefined;
}

async function login(url: string | undefined, options: LoginOptions, context: CommandContext): Promise<void> {
  const { process } = context;
  const baseUrl = await baseURLOf(url, options, process);
  const anonymous = createClient(baseUrl, undefined, process);
  const address = {
    baseUrl,
    from: url === undefined ? 'the configuration' : 'the command line',
    login: undefined,
    isNamed: false,
    isChosen: true,
  };
  const token = { from: 'this login', read: undefined };
  try {
    // A token that cannot be stored would remain valid on the server.
    await writeLogins(await readLogins(process), process);
    const created = await newToken(anonymous, options, process);
    const client = createClient(baseUrl, async () => created.token, process);
    const { displayName } = await readUser(client);
    const organization = created.organization ?? (await onlyOrganization(client));
    const name = options.name ?? new URL(baseUrl).host;
    const entry: Login = { name, baseUrl, ...created, organization };
    const logins = await readLogins(process);
    const path = await writeLogins(withLogin(logins, entry), process);
    const replaced = logins.find((login) => login.name === name && login.baseUrl !== baseUrl);
    if (replaced !== undefined)
      printLine(process.stderr, `The login ${name} for ${replaced.baseUrl} is replaced.`);
    const where = organization === undefined ? '' : ` in the organization ${organization}`;
    printLine(process.stderr, `Logged in to ${baseUrl} as ${displayName}${where}. The token is in ${path}.`);
  } catch (error) {
    throw await failureOf(error, { address, token });
  }
}

async function baseURLOf(
  url: string | undefined,
  { config }: LoginOptions,
  process: CommandContext['process'],
): Promise<string> {
  if (url !== undefined) {
    if (isToken(url)) throw tokenAsArgument();
    // Most people leave out the scheme.
    const isHost = /^[\w.-]+(?::\d+)?(?:\/|$)/.test(url);
    return checkedBaseURL(isHost ? `https://${url}` : url, 'the command line');
  }
  const fromEnvironment = process.env['SPECSHELF_BASE_URL'];
  if (fromEnvironment) return checkedBaseURL(fromEnvironment, 'SPECSHELF_BASE_URL');
  const { baseUrl, name } = await readConfig(config, process);
  if (baseUrl !== undefined) return checkedBaseURL(baseUrl, `${name} (baseUrl)`);
  const [last] = await readLogins(process);
  if (last !== undefined) return last.baseUrl;
  throw new CommandFailure(['To which server? For example: specshelf login https://specs.example.com'], 2);
}

async function newToken(
  client: Client,
  { token: isEntered, tokenStdin }: LoginOptions,
  process: CommandContext['process'],
): Promise<NewToken> {
  if (tokenStdin) return { token: checkedToken(await readAll(process)) };
  if (!process.stdin.isTTY || !process.stderr.isTTY) {
    throw new CommandFailure(
      [
        'Without a terminal, nothing can be entered or confirmed. Use --token-stdin, or set SPECSHELF_TOKEN instead of a login.',
      ],
      2,
    );
  }
  const fromConsole = isEntered ? undefined : await tokenFromConsole(client, process);
  return fromConsole ?? { token: checkedToken(await process.readSecret(`Token for ${client.baseUrl}: `)) };
}

async function readAll({ stdin }: CommandContext['process']): Promise<string> {
  const content = await readStream(stdin);
  if ('text' in content) return content.text;
  throw new CommandFailure([`Standard input cannot be read: ${content.reason}.`], 2);
}

function checkedToken(text: string): string {
  const token = text.trim();
  if (/^[\x21-\x7e]+$/.test(token)) return token;
  throw new CommandFailure(
    [token === '' ? 'No token was entered.' : 'This is not a token: it must be one word without spaces.'],
    2,
  );
}

/** Lets the user confirm a code in the console. Undefined if the server is too old for it. */
async function tokenFromConsole(
  client: Client,
  { stderr, openBrowser }: CommandContext['process'],
): Promise<NewToken | undefined> {
  const attempt = await client.deviceLogins
    .start({ clientName: `specshelf on ${hostname()}`.slice(0, 100) })
    .catch((error) => {
      if (isApiError(error, 404) && error.type !== undefined) return undefined;
      throw error;
    });
  if (attempt === undefined) return undefined;
  const { userCode, verificationUrlComplete: page } = attempt;
  for (const line of [`Confirm the code ${userCode} on this page:`, '', `  ${page}`, ''])
    printLine(stderr, line);
  if (isOfServer(page, client)) {
    await openBrowser(page).catch(() => {
      printLine(stderr, 'No browser could be opened. Open the page yourself, on any device.');
    });
  } else {
    printLine(
      stderr,
      `The page is not opened, because it is not of ${new URL(client.baseUrl).origin}. Open it yourself only if you trust it.`,
    );
  }
  const result = await client.deviceLogins.wait(attempt);
  if (result.state === 'approved') {
    const { organizationId, created } = result;
    return { token: created.secret, organization: organizationId, tokenId: created.token.id };
  }
  const reason =
    result.state === 'denied'
      ? 'The login was refused in the console.'
      : 'The code has expired. Run specshelf login again.';
  throw new CommandFailure([reason], 3);
}

/** A page of another origin could ask for the password of the user. */
const isOfServer = (page: string, { baseUrl }: Client) =>
  URL.canParse(page) && new URL(page).origin === new URL(baseUrl).origin;

/** Returns the organization of the token, if there is only one. */
async function onlyOrganization(client: Client): Promise<string | undefined> {
  const [only, second] = await accessibleOrganizations(client);
  return second === undefined && only !== '*' ? only : undefined;
}
