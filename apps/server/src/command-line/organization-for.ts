import type { Operator } from '@specshelf/service';
import { CommandFailure } from './command-failure.js';

/** Returns the organization of a command: the specified one, or the only one. */
export async function organizationFor(operator: Operator, named: string | undefined): Promise<string> {
  if (named !== undefined) return (await operator.organizations.get(named)).id;
  const [only, ...others] = await operator.organizations.list();
  if (!only)
    throw new CommandFailure(['There is no organization yet. Create one with organization create.'], 1);
  if (others.length === 0) return only.id;
  const ids = [only, ...others].map(({ id }) => id);
  const some = ids.slice(0, 10).join(', ');
  throw new CommandFailure(
    [`Specify an organization with --organization: ${some}${ids.length > 10 ? ', …' : ''}.`],
    2,
  );
}
