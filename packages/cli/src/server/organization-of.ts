import type { Client } from '@specshelf/sdk';
import { CommandFailure } from '../process/command-failure.js';
import { failureOf, type ServerContext } from './failure-of.js';
import { readUser } from './read-user.js';

/** Returns the only organization of the token. Fails if it has access to several or to all. */
export async function organizationOf(client: Client, context: ServerContext): Promise<string> {
  const organizations = await accessibleOrganizations(client).catch(async (error) => {
    throw await failureOf(error, context);
  });
  const [only] = organizations;
  if (organizations.length === 1 && only !== undefined && only !== '*') return only;
  const known = organizations.filter((id) => id !== '*');
  const choice = organizations.includes('*')
    ? ' The token has access to all organizations; that of a new server is default.'
    : ` The token has access to ${known.length === 0 ? 'none' : known.join(', ')}.`;
  throw new CommandFailure(
    [
      `The organization is not known.${choice}`,
      'Use --organization <id>, set SPECSHELF_ORGANIZATION, or add organization to specshelf.yaml.',
    ],
    2,
  );
}

/** Returns the IDs of the organizations that the token can access; `*` for all. */
export async function accessibleOrganizations(client: Client): Promise<string[]> {
  const { grants } = await readUser(client);
  return grants.map(({ organization }) => organization);
}
