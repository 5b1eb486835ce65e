import type { Command } from 'commander';
import { CommandFailure } from '../../process/command-failure.js';
import { createClient } from '../../server/create-client.js';
import { type Login, readLogins, writeLogins } from '../../server/logins.js';
import { printLine } from '../../terminal/print-line.js';
import type { CommandContext } from '../command-context.js';

/** Adds the command that removes a stored token. */
export function addLogoutCommand(program: Command, context: CommandContext): void {
  program
    .command('logout')
    .description(
      'Remove a stored token. Revokes it on the server if the console created it for this program.',
    )
    .argument('[name]', 'the name of the login (default: the last one)')
    .action((name: string | undefined) => logout(name, context));
}

async function logout(name: string | undefined, { process }: CommandContext): Promise<void> {
  const logins = await readLogins(process);
  const login = name === undefined ? logins[0] : logins.find((each) => each.name === name);
  if (login === undefined) {
    const names = logins.map((each) => each.name).join(', ');
    throw new CommandFailure(
      [
        name === undefined
          ? 'There are no logins.'
          : `There is no login ${JSON.stringify(name)}.${names === '' ? '' : ` The logins are ${names}.`}`,
      ],
      2,
    );
  }
  const isRevoked = await revoke(login, process);
  await writeLogins(
    logins.filter((each) => each !== login),
    process,
  );
  printLine(
    process.stderr,
    `The login ${login.name} is removed${isRevoked ? ', and its token is revoked' : ''}.`,
  );
}

/** Revokes a token that was created for this program. Others may be in use elsewhere. */
async function revoke(
  { baseUrl, token, tokenId, organization }: Login,
  process: CommandContext['process'],
): Promise<boolean> {
  if (tokenId === undefined || organization === undefined) return false;
  const client = createClient(baseUrl, async () => token, process);
  try {
    await client.tokens.revoke({ organizationId: organization, tokenId }, { timeout: 10_000, maxRetries: 0 });
    return true;
  } catch {
    printLine(process.stderr, 'The token could not be revoked on the server. Revoke it in the console.');
    return false;
  }
}
