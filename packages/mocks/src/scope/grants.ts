import { defined } from '@specshelf/base/defined';
import { type AccessTokenRecord, firstTokenScopes, operator, type Stores } from '@specshelf/service';
import { digest } from '../http/digest.js';
import type { Grant } from '../types/options.js';

/** Converts a token to a record of the service. Members that the grant omits have the values of the first token of a server, for all organizations. */
export function toAccessToken(token: string, grant: Grant, createdAt: string): AccessTokenRecord {
  const { subject = operator.subject, organizations = 'all', expiresAt, revokedAt } = grant;
  const hash = digest(token);
  return {
    id: hash.slice(0, 16),
    hash,
    prefix: token.slice(0, 4),
    subject,
    organizations: organizations === 'all' ? '*' : organizations,
    scopes: grant.scopes ?? firstTokenScopes,
    createdAt,
    ...defined({ expiresAt: normalizeDate(expiresAt), revokedAt: normalizeDate(revokedAt) }),
  };
}

function normalizeDate(date: string | undefined): string | undefined {
  return date === undefined ? undefined : new Date(date).toISOString();
}

/** Returns stores in which any token can be revoked, including tokens without a record. */
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

/** Returns stores that accept every token: one that the API created with its own permissions, and others with those of the first token of a server. */
export function acceptAnyToken(stores: Stores): Stores {
  const { accessTokens } = stores;
  const createdAt = new Date(0).toISOString();
  const findByHash = async (hash: string) =>
    (await accessTokens.findByHash(hash)) ?? {
      ...toAccessToken('', {}, createdAt),
      id: anyToken,
      hash,
    };
  const insert: Stores['accessTokens']['insert'] = (token, entries) =>
    accessTokens.insert(withoutMissingParent(token), entries);
  const collect: Stores['deviceLogins']['collect'] = (hash, token, entries) =>
    stores.deviceLogins.collect(hash, withoutMissingParent(token), entries);
  const findByIds = async (ids: readonly string[]) => [
    ...(await accessTokens.findByIds(ids)),
    ...(ids.includes(anyToken) ? [{ ...toAccessToken('', {}, createdAt), id: anyToken }] : []),
  ];
  return {
    ...stores,
    accessTokens: { ...accessTokens, findByHash, findByIds, insert },
    deviceLogins: { ...stores.deviceLogins, collect },
  };
}

const anyToken = 'any';

/** Tokens without a record cannot be parents. */
function withoutMissingParent(token: AccessTokenRecord): AccessTokenRecord {
  const { created } = token;
  return created?.parentId === anyToken ? { ...token, created: { name: created.name } } : token;
}
