import { defined } from '@specshelf/base/defined';
import type { Schema, Scope } from '@specshelf/contract';
import {
  type Grant,
  hasScope,
  isMember,
  listedOrganizations,
  type Principal,
} from '../../base/ports/access/principal.js';

/**
 * Returns the scopes of a caller in an organization, which it may grant to others; `*` are those in all organizations. Scopes for some
 * specifications only are not included.
 */
export function scopesIn(principal: Principal, organizationId: string): string[] {
  return scopesOf(grantsIn(principal, organizationId).filter(({ specSlugs }) => !specSlugs));
}

/** Returns the scopes of a caller in each organization that it can access. */
export function scopesByOrganization(principal: Principal): Schema<'UserGrant'>[] {
  const all = isMember(principal, '*') ? ['*'] : [];
  return [...all, ...listedOrganizations(principal)].map((organization) => {
    const grants = grantsIn(principal, organization);
    return { organization, scopes: scopesOf(grants), ...defined({ specSlugs: specSlugsOf(grants) }) };
  });
}

function grantsIn({ grants }: Principal, organizationId: string): Grant[] {
  return grants.filter(
    ({ organizations }) => organizations === '*' || organizations.includes(organizationId),
  );
}

function scopesOf(grants: readonly Grant[]): string[] {
  return [...new Set(grants.flatMap(({ scopes }) => scopes))];
}

/** Returns the patterns of an access token for some specifications, which has one grant. */
function specSlugsOf([grant]: readonly Grant[]): string[] | undefined {
  return grant?.specSlugs && [...grant.specSlugs];
}

/** Whether the caller manages the tokens of all subjects of an organization. */
export function managesTokens(principal: Principal, organizationId: string): boolean {
  return hasScope(principal, 'tokens:write', organizationId);
}

/** The scopes of the token of a new server. Not `email-domains:read`, which concerns all organizations. */
export const firstTokenScopes: readonly Scope[] = [
  'openapi:acknowledge',
  'openapi:read',
  'openapi:write',
  'space:read',
  'tokens:write',
  'audit:read',
];
