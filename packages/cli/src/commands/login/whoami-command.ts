import type { Command } from 'commander';
import { readConfig } from '../../config/read-config.js';
import { printJSON } from '../../formats/print-json.js';
import { addServerOptions } from '../../options/add-options.js';
import { namedOrganization } from '../../server/connection.js';
import { createClient } from '../../server/create-client.js';
import { failureOf } from '../../server/failure-of.js';
import { findServer, noServer } from '../../server/find-server.js';
import { findToken } from '../../server/find-token.js';
import { readUser } from '../../server/read-user.js';
import { printLine } from '../../terminal/print-line.js';
import type { CommandContext } from '../command-context.js';
import { type ListFormat, listFormat } from '../list-options.js';
import type { WithServerOptions } from '../with-server.js';

interface WhoamiOptions extends WithServerOptions {
  format: ListFormat;
}

/** Adds the command that shows the server, the user, and the scopes. */
export function addWhoamiCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('whoami')
    .description('Show the server, the user, and the scopes of the token.')
    .addOption(listFormat());
  addServerOptions(command).action((options: WhoamiOptions) => whoami(options, context));
}

async function whoami(options: WhoamiOptions, { process }: CommandContext): Promise<void> {
  const config = await readConfig(options.config, process);
  const address = await findServer(options, config, process);
  if (address === undefined) throw noServer();
  const token = await findToken(address, namedOrganization(address, options, config, process), process);
  const client = createClient(address.baseUrl, token.read, process);
  const user = await readUser(client).catch(async (error) => {
    throw await failureOf(error, { address, token });
  });
  if (options.format === 'json') {
    process.stdout.write(printJSON({ server: address.baseUrl, user }));
    return;
  }
  const { displayName, email, grants, expiresAt } = user;
  const lines = [
    `server        ${address.baseUrl} (from ${address.from})`,
    `token         ${token.from === undefined ? 'none' : `from ${token.from}`}${expiresAt === undefined ? '' : `, expires ${expiresAt}`}`,
    `user          ${displayName}${email === undefined ? '' : ` <${email}>`}`,
    ...grants.map(
      ({ organization, scopes, specSlugs }) =>
        `organization  ${organization}: ${scopes.join(', ')}${specSlugs === undefined ? '' : ` for ${specSlugs.join(', ')}`}`,
    ),
  ];
  for (const line of lines) printLine(process.stdout, line);
}
