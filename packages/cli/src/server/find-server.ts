import { similarName } from '@specshelf/base/similar-name';
import type { Config } from '../config/read-config.js';
import { CommandFailure } from '../process/command-failure.js';
import type { CommandLineProcess } from '../process/command-line-process.js';
import { type Login, readLogins } from './logins.js';

export interface ServerOptions {
  /** The name of a login, or a URL. */
  server?: string | undefined;
  organization?: string | undefined;
}

/** The address of the server and its origin. */
export interface ServerAddress {
  baseUrl: string;
  /** The setting that contains the address, such as `SPECSHELF_BASE_URL`. */
  from: string;
  /** Whether the user chose the address, and not a file of the repository, which a pull request may change. */
  isChosen: boolean;
  /** The stored login of the server. */
  login?: Login | undefined;
  /** Whether the login was chosen by its name, so that its token is used. */
  isNamed: boolean;
}

/** Finds the server: `--server`, `SPECSHELF_BASE_URL`, the configuration, or the default login. Undefined if nothing names one. */
export async function findServer(
  { server }: ServerOptions,
  config: Pick<Config, 'baseUrl' | 'name'>,
  process: CommandLineProcess,
): Promise<ServerAddress | undefined> {
  const addressOf = async (url: string, from: string, isChosen: boolean): Promise<ServerAddress> => {
    const baseUrl = checkedBaseURL(url, from);
    const logins = process.env['SPECSHELF_TOKEN'] ? [] : await readLogins(process);
    return {
      baseUrl,
      from,
      isChosen,
      login: logins.find((login) => login.baseUrl === baseUrl),
      isNamed: false,
    };
  };
  if (server !== undefined && isURL(server)) return addressOf(server, '--server', true);
  const fromEnvironment = process.env['SPECSHELF_BASE_URL'];
  if (server === undefined && fromEnvironment) return addressOf(fromEnvironment, 'SPECSHELF_BASE_URL', true);
  if (server === undefined && config.baseUrl !== undefined) {
    return addressOf(config.baseUrl, `${config.name} (baseUrl)`, false);
  }
  const logins = await readLogins(process);
  if (server !== undefined) {
    const login = logins.find(({ name }) => name === server);
    if (login === undefined) throw unknownLogin(server, logins);
    return { ...addressOfLogin(login), isNamed: true };
  }
  const [login] = logins;
  return login && addressOfLogin(login);
}

const addressOfLogin = (login: Login): ServerAddress => ({
  baseUrl: login.baseUrl,
  from: `the login ${login.name}`,
  isChosen: true,
  login,
  isNamed: false,
});

/** The failure of a command that needs a server if nothing names one. */
export function noServer(): CommandFailure {
  return new CommandFailure(
    [
      'No server is known.',
      'Set SPECSHELF_BASE_URL=https://specs.example.com, add baseUrl to specshelf.yaml, or run: specshelf login https://specs.example.com',
    ],
    2,
  );
}

/** Tokens on the command line are visible to other users of the machine and in logs. */
export const isToken = (text: string): boolean => text.startsWith('shelf_');

/** The failure of a token where an address is expected. */
export const tokenAsArgument = (): CommandFailure =>
  new CommandFailure(
    [
      'A token is not an argument, because other users of this machine and logs show it. Revoke it if it was used here.',
      'Set SPECSHELF_TOKEN, or run: specshelf login <url> --token, which reads it from the terminal.',
    ],
    2,
  );

const isURL = (text: string) => /^https?:\/\//i.test(text);

/** Returns a base URL without the slash at its end, and without `/v1`, which belongs to the paths of the API. */
export function checkedBaseURL(text: string, from: string): string {
  let url: URL | undefined;
  try {
    url = new URL(text.trim());
  } catch {}
  const isValid =
    url !== undefined &&
    isURL(url.href) &&
    url.username === '' &&
    url.password === '' &&
    url.search === '' &&
    url.hash === '';
  // The URL may end with an empty query.
  if (url !== undefined && isValid)
    return (url.origin + url.pathname).replace(/\/+$/, '').replace(/\/v1$/, '');
  throw new CommandFailure(
    [
      `The address of the server in ${from} is not valid. It must be like https://specs.example.com, without a user, a password, or a query.`,
    ],
    2,
  );
}

function unknownLogin(name: string, logins: readonly Login[]): CommandFailure {
  if (isToken(name)) return tokenAsArgument();
  if (/^[\w.-]+:\d+$/.test(name)) {
    return new CommandFailure([`An address begins with http:// or https://, such as http://${name}.`], 2);
  }
  const names = logins.map((login) => login.name);
  const similar = similarName(name, names);
  const known = names.length === 0 ? 'There are no logins.' : `The logins are ${names.join(', ')}.`;
  const advice = similar === undefined ? known : `Did you mean ${similar}?`;
  return new CommandFailure(
    [
      `There is no login ${JSON.stringify(name)}. ${advice}`,
      `To create it: specshelf login https://specs.example.com --name ${/^[\w.-]+$/.test(name) ? name : 'staging'}`,
    ],
    2,
  );
}
