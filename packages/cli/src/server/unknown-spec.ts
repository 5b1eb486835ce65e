import { similarName } from '@specshelf/base/similar-name';
import type { NotFoundError } from '@specshelf/sdk';
import { CommandFailure } from '../process/command-failure.js';
import type { Connection } from './connection.js';
import { failureOf } from './failure-of.js';

/** Number of specifications that are searched for a similar slug. */
const mostListed = 100;

/** Explains that a specification does not exist, or that its organization does not. */
export async function unknownSpec(
  connection: Connection,
  specSlug: string,
  error: NotFoundError,
): Promise<CommandFailure> {
  const { client, organizationId } = connection;
  try {
    await client.organizations.get({ organizationId });
  } catch {
    return failureOf(error, connection);
  }
  const advice = await adviceFor(specSlug, connection);
  return new CommandFailure(
    [
      `There is no specification ${specSlug} in the organization ${organizationId}.${advice}`,
      'To list all: specshelf list',
    ],
    2,
  );
}

/** Names a slug that was probably meant, or a few that exist. Empty if the token must not list them. */
export async function adviceFor(slug: string, { org }: Connection): Promise<string> {
  const page = await org.specs.list({ limit: mostListed }).then(
    ({ items }) => items.map((spec) => spec.slug),
    () => undefined,
  );
  if (page === undefined) return '';
  const similar = similarName(slug, page);
  if (similar !== undefined) return ` Did you mean ${similar}?`;
  const shown = page.slice(0, 5).join(', ');
  return page.length === 0
    ? ' It has none yet.'
    : ` There is ${shown}${page.length > 5 ? ', and others' : ''}.`;
}
