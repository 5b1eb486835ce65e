import { newAccessToken, type TokenGrant } from '../access-token.js';
import type { Deps } from '../deps.js';
import { conflict, notFound, type RequestProblem, refuse } from '../errors.js';
import type { AccessTokenRecord } from '../records.js';

/** A token as it is shown. */
export type AccessToken = Omit<AccessTokenRecord, 'hash'>;

/** What an operator does with tokens. */
export interface AccessTokenOperator {
  /** Gives the secret, which is kept nowhere. */
  create(grant: TokenGrant): Promise<{ token: AccessToken; secret: string }>;
  /** The oldest first, those that are good for nothing any more included. */
  list(): Promise<AccessToken[]>;
  /** Ends a token at once, by its id or by its beginning when no other token begins like that. */
  revoke(idOrPrefix: string): Promise<AccessToken>;
}

/** What a token may be allowed. */
export const scopes = ['openapi:read', 'openapi:write', 'space:read', 'email-domains:read'] as const;

export function createAccessTokenOperator(deps: Deps): AccessTokenOperator {
  return {
    create: (grant) => create(deps, grant),
    list: async () => (await deps.stores.accessTokens.list()).map(shown),
    revoke: (idOrPrefix) => revoke(deps, idOrPrefix),
  };
}

async function create(deps: Deps, grant: TokenGrant): Promise<{ token: AccessToken; secret: string }> {
  refuse([
    ...problemsOfSubject(grant),
    ...problemsOfScopes(grant),
    ...problemsOfEnd(deps, grant),
    ...(await problemsOfOrganizations(deps, grant)),
  ]);
  const { record, secret } = newAccessToken(deps, grant);
  await deps.stores.accessTokens.insert(record);
  const token = shown(record);
  await deps.audit({ action: 'token.create', actor: 'operator', token });
  return { token, secret };
}

async function revoke(deps: Deps, idOrPrefix: string): Promise<AccessToken> {
  const { accessTokens } = deps.stores;
  const token = oneOf(await accessTokens.list(), idOrPrefix);
  const revokedAt = deps.now().toISOString();
  if (!(await accessTokens.revoke(token.id, revokedAt))) {
    throw conflict(`The token ${token.id} was revoked already, at ${token.revokedAt ?? revokedAt}.`);
  }
  await deps.audit({ action: 'token.revoke', actor: 'operator', token: shown(token) });
  return { ...shown(token), revokedAt };
}

function oneOf(tokens: readonly AccessTokenRecord[], idOrPrefix: string): AccessTokenRecord {
  const byId = tokens.find(({ id }) => id === idOrPrefix);
  if (byId) return byId;
  const [found, ...others] = tokens.filter(({ prefix }) => prefix !== '' && prefix === idOrPrefix);
  if (!found) throw notFound('Token', shorten(idOrPrefix));
  if (others.length > 0) {
    const ids = [found, ...others].map(({ id }) => id).join(', ');
    throw conflict(`More than one token begins with ${idOrPrefix}. Name one of them by its id: ${ids}.`);
  }
  return found;
}

/** Somebody may have pasted the whole token, which has no place in a message. */
function shorten(text: string): string {
  return text.length <= 20 ? text : `${text.slice(0, 12)}…`;
}

function shown({ hash: _hash, ...token }: AccessTokenRecord): AccessToken {
  return token;
}

function problemsOfSubject({ subject }: TokenGrant): RequestProblem[] {
  const { id, displayName, email } = subject;
  return [
    ...(/^[^\s\p{C}]{1,200}$/u.test(id)
      ? []
      : [{ path: 'subject', message: 'must be 1 to 200 characters without spaces, such as ci or ada' }]),
    ...(/^[^\p{C}]{1,200}$/u.test(displayName)
      ? []
      : [{ path: 'displayName', message: 'must be 1 to 200 characters' }]),
    ...(email === undefined || /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(email)
      ? []
      : [{ path: 'email', message: `${JSON.stringify(email)} is not an email address` }]),
  ];
}

function problemsOfScopes({ scopes: given }: TokenGrant): RequestProblem[] {
  const known: readonly string[] = scopes;
  const unknown = given.filter((scope) => !known.includes(scope));
  const message = `must be one or more of ${scopes.join(', ')}`;
  if (unknown.length > 0) return [{ path: 'scopes', message: `${message}, not ${unknown.join(', ')}` }];
  return given.length > 0 ? [] : [{ path: 'scopes', message }];
}

function problemsOfEnd({ now }: Deps, { expiresAt }: TokenGrant): RequestProblem[] {
  if (expiresAt === undefined || expiresAt > now().toISOString()) return [];
  return [{ path: 'expiresAt', message: `${expiresAt} is over already` }];
}

async function problemsOfOrganizations(
  { stores }: Deps,
  { organizations }: TokenGrant,
): Promise<RequestProblem[]> {
  if (organizations === '*') return [];
  if (organizations.length === 0) {
    return [{ path: 'organizations', message: 'must be one or more, or all of them' }];
  }
  const found = await Promise.all(
    organizations.map(async (id) => ({ id, known: await stores.organizations.find(id) })),
  );
  return found.flatMap(({ id, known }) =>
    known ? [] : [{ path: 'organizations', message: `${JSON.stringify(id)} does not exist` }],
  );
}
