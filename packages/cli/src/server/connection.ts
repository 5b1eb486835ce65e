import type { Client, OrgScope } from '@specshelf/sdk';
import type { Config } from '../config/read-config.js';
import type { CommandLineProcess } from '../process/command-line-process.js';
import { createClient } from './create-client.js';
import { failureOf } from './failure-of.js';
import { findServer, noServer, type ServerAddress, type ServerOptions } from './find-server.js';
import { findToken } from './find-token.js';
import { firstRequest } from './first-request.js';
import { organizationOf } from './organization-of.js';
import type { TokenSource } from './token-source.js';

/** A server with the organization on which commands work. */
export interface Connection {
  address: ServerAddress;
  /** Where the token comes from, for messages. */
  token: TokenSource;
  client: Client;
  organizationId: string;
  /** The methods of the client for the organization. */
  org: OrgScope;
}

/** Connects to the server that the options, the environment, the configuration, or a login name. Fails if there is none. */
export async function connect(
  options: ServerOptions,
  config: Config,
  process: CommandLineProcess,
): Promise<Connection> {
  const address = await findServer(options, config, process);
  if (address === undefined) throw noServer();
  return connectTo(address, options, config, process);
}

/** Fails if the server does not answer, or if the token has no access to the organization. */
export async function verifyConnection(connection: Connection): Promise<void> {
  const { client, organizationId } = connection;
  await client.organizations.get({ organizationId }, firstRequest).catch(async (error) => {
    throw await failureOf(error, connection);
  });
}

export async function connectTo(
  address: ServerAddress,
  options: ServerOptions,
  config: Config,
  process: CommandLineProcess,
): Promise<Connection> {
  const named = namedOrganization(address, options, config, process);
  const token = await findToken(address, named, process);
  const client = createClient(address.baseUrl, token.read, process);
  const organizationId = named ?? (await organizationOf(client, { address, token }));
  return { address, token, client, organizationId, org: client.org(organizationId) };
}

/** Returns the organization that the options, the environment, the configuration, or the login names. */
export function namedOrganization(
  { login, isNamed }: ServerAddress,
  options: ServerOptions,
  config: Pick<Config, 'organization'>,
  { env }: CommandLineProcess,
): string | undefined {
  const ofLogin = isNamed || !env['SPECSHELF_TOKEN'] ? login?.organization : undefined;
  const named = [options.organization, env['SPECSHELF_ORGANIZATION'], config.organization, ofLogin];
  // An empty variable is as good as none.
  return named.find((id) => id !== undefined && id !== '');
}
