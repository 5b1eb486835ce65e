import type { AccessTokenRecord, Principal, Stores } from '@specshelf/service';
import { digest } from './digest.js';
import type { Grant, Scope } from './options.js';

const scopes: readonly Scope[] = ['openapi:read', 'openapi:write', 'space:read', 'email-domains:read'];

/** Who may do everything. */
export const owner: Principal = {
  subject: { id: 'operator', displayName: 'Operator' },
  organizations: '*',
  scopes,
};

/** A token as the service keeps it; whatever the grant does not say is as for the owner. */
export function toAccessToken(token: string, grant: Grant, createdAt: string): AccessTokenRecord {
  const { subject = owner.subject, organizations = 'all', expiresAt, revokedAt } = grant;
  const hash = digest(token);
  return {
    id: hash.slice(0, 16),
    hash,
    prefix: token.slice(0, 4),
    subject,
    organizations: organizations === 'all' ? '*' : organizations,
    scopes: grant.scopes ?? scopes,
    createdAt,
    ...(expiresAt === undefined ? {} : { expiresAt: new Date(expiresAt).toISOString() }),
    ...(revokedAt === undefined ? {} : { revokedAt: new Date(revokedAt).toISOString() }),
  };
}

/** Stores that know every token: whoever sends one may do everything. */
export function takeAnyToken(stores: Stores): Stores {
  const createdAt = new Date(0).toISOString();
  const findByHash = async (hash: string) => ({ ...owner, id: 'any', hash, prefix: '', createdAt });
  return { ...stores, accessTokens: { ...stores.accessTokens, findByHash } };
}
