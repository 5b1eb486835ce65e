import { hasScope, isMember, listedOrganizations, type Principal } from './principal.js';

/** Returns the scopes of a caller in an organization; `*` are those in all organizations. */
export function scopesIn({ grants }: Principal, organizationId: string): string[] {
  const granted = grants.filter(
    ({ organizations }) => organizations === '*' || organizations.includes(organizationId),
  );
  return [...new Set(granted.flatMap(({ scopes }) => scopes))];
}

/** Returns the scopes of a caller in each organization that it can access. */
export function scopesByOrganization(principal: Principal): { organization: string; scopes: string[] }[] {
  const all = isMember(principal, '*') ? ['*'] : [];
  return [...all, ...listedOrganizations(principal)].map((organization) => ({
    organization,
    scopes: scopesIn(principal, organization),
  }));
}

/** Whether the caller manages the tokens of all subjects of an organization. */
export function managesTokens(principal: Principal, organizationId: string): boolean {
  return hasScope(principal, 'tokens:write', organizationId);
}
