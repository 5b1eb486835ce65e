import { type AccessTokenRecord, operator, type Stores } from '@specshelf/service';
import { digest } from './digest.js';
import type { Grant } from './options.js';

/** A token as the service keeps it; whatever the grant does not say is as for the operator. */
export function toAccessToken(token: string, grant: Grant, createdAt: string): AccessTokenRecord {
  const { subject = operator.subject, organizations = 'all', expiresAt, revokedAt } = grant;
  const hash = digest(token);
  return {
    id: hash.slice(0, 16),
    hash,
    prefix: token.slice(0, 4),
    subject,
    organizations: organizations === 'all' ? '*' : organizations,
    scopes: grant.scopes ?? operator.scopes,
    createdAt,
    ...(expiresAt === undefined ? {} : { expiresAt: new Date(expiresAt).toISOString() }),
    ...(revokedAt === undefined ? {} : { revokedAt: new Date(revokedAt).toISOString() }),
  };
}

/** Stores in which a token can be revoked that they do not keep. */
export function withRevocations(
  stores: Stores,
  isRevoked: (tokenHash: string) => boolean,
  now: () => Date,
): Stores {
  const { accessTokens } = stores;
  const findByHash = async (hash: string) => {
    const token = await accessTokens.findByHash(hash);
    return token && isRevoked(hash) ? { ...token, revokedAt: now().toISOString() } : token;
  };
  return { ...stores, accessTokens: { ...accessTokens, findByHash } };
}

/** Stores that know every token: whoever sends one may do everything. */
export function takeAnyToken(stores: Stores): Stores {
  const createdAt = new Date(0).toISOString();
  const findByHash = async (hash: string) => ({ ...operator, id: 'any', hash, prefix: '', createdAt });
  return { ...stores, accessTokens: { ...stores.accessTokens, findByHash } };
}
