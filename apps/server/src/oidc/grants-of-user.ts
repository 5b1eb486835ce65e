import type { Grant, Stores } from '@specshelf/service';
import type { GrantRule } from '../config/grant-rules.js';
import type { ClaimedUser } from './read-claims.js';

type OrganizationFinder = Pick<Stores['organizations'], 'find' | 'findByEmailDomain'>;

/** Returns the grants of a user, with at most one grant for each organization, in a stable order. */
export async function grantsOfUser(
  organizations: OrganizationFinder,
  rules: readonly GrantRule[],
  { groups = [], emailDomain }: Pick<ClaimedUser, 'groups' | 'emailDomain'>,
): Promise<Grant[]> {
  const member = new Set(groups);
  const scopesOf = new Map<string, Set<string>>();
  for (const { group, organization, scopes } of rules) {
    if (group !== '*' && !member.has(group)) continue;
    for (const id of await organizationsOf(organizations, organization, emailDomain)) {
      scopesOf.set(id, new Set([...(scopesOf.get(id) ?? []), ...scopes]));
    }
  }
  return combineEqual(scopesOf);
}

async function organizationsOf(
  organizations: OrganizationFinder,
  organization: string,
  emailDomain: string | undefined,
): Promise<string[]> {
  if (organization === '*') return ['*'];
  if (organization === '@') {
    if (emailDomain === undefined) return [];
    return (await organizations.findByEmailDomain(emailDomain)).map(({ id }) => id);
  }
  // Access is decided by the stored ID, which may differ in case.
  const found = await organizations.find(organization);
  return found ? [found.id] : [];
}

/** Combines organizations with equal scopes, because the size of a session is limited. */
function combineEqual(scopesOf: ReadonlyMap<string, ReadonlySet<string>>): Grant[] {
  const grants = new Map<string, { organizations: string[]; scopes: string[] }>();
  for (const [id, granted] of scopesOf) {
    const scopes = [...granted].sort();
    // A grant for all organizations cannot list others.
    const key = `${id === '*' ? '* ' : ''}${scopes.join(' ')}`;
    const grant = grants.get(key) ?? { organizations: [], scopes };
    grant.organizations.push(id);
    grants.set(key, grant);
  }
  return [...grants.values()].map(({ organizations, scopes }) => ({
    organizations: organizations[0] === '*' ? '*' : organizations,
    scopes,
  }));
}
