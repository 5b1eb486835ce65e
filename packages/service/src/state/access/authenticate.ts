import { defined } from '@specshelf/base/defined';
import { unauthenticated } from '../../base/errors.js';
import type { Principal, RequestContext } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import type { AccessTokenRecord } from '../../base/ports/records.js';
import { authenticateEventToken } from './event-token.js';
import { rejectUnknownRestrictions } from './restrictions.js';
import { tokenState } from './token-state.js';

// One text for unknown, expired, and revoked tokens, so that it does not reveal which tokens existed.
const unknownToken = 'The access token is invalid. Send `Authorization: Bearer <token>` with a valid token.';

/** Returns the message about an invalid Authorization header, which never contains a part of the token. */
function messageAbout(authorization: string): string {
  const [scheme = '', ...rest] = authorization.split(' ');
  if (/^bearer$/i.test(scheme)) return unknownToken;
  if (rest.length === 0) return noScheme;
  return /^[a-z]{1,20}$/i.test(scheme)
    ? `The scheme ${scheme} is not supported. Send \`Authorization: Bearer <token>\`.`
    : unknownToken;
}

const noScheme = 'The Authorization header has no scheme. Send `Authorization: Bearer <token>`.';

/** Returns the principal that an Authorization header identifies. */
export async function authenticate(
  deps: Deps,
  authorization: string | undefined,
  request?: RequestContext,
): Promise<Principal> {
  if (!authorization) throw unauthenticated();
  const token = /^bearer ([!-~]{1,4096})$/i.exec(authorization)?.[1];
  if (!token) throw unauthenticated(messageAbout(authorization));
  const principal =
    (await tokenPrincipal(deps, token, request)) ?? (await authenticateEventToken(deps, token));
  if (!principal) throw unauthenticated(unknownToken);
  return request === undefined ? principal : { ...principal, request };
}

async function tokenPrincipal(
  deps: Deps,
  token: string,
  request: RequestContext | undefined,
): Promise<Principal | undefined> {
  const record = await findToken(deps, token);
  if (!record) return undefined;
  rejectUnknownRestrictions(record);
  if (shouldRecordUse(deps, record)) await recordUse(deps, record, request);
  const { id: tokenId, subject, organizations, scopes, expiresAt, exchanged } = record;
  const grant = { organizations, scopes, ...defined({ specSlugs: exchanged?.specSlugs }) };
  return { tokenId, subject, grants: [grant], ...defined({ expiresAt, job: exchanged?.job }) };
}

/** Returns the token unless it is revoked or expired. */
async function findToken(deps: Deps, token: string): Promise<AccessTokenRecord | undefined> {
  const hash = deps.digest(token);
  const record = await deps.stores.accessTokens.findByHash(hash);
  if (!record || !isSame(record.hash, hash)) return undefined;
  return tokenState(record, deps.now().toISOString()) === 'active' ? record : undefined;
}

/** Compares in constant time. */
function isSame(hash: string, other: string): boolean {
  let difference = hash.length ^ other.length;
  for (let place = 0; place < hash.length; place++) {
    difference |= hash.charCodeAt(place) ^ other.charCodeAt(place);
  }
  return difference === 0;
}

// In milliseconds. Saves most writes in read requests, and suffices to find unused tokens.
const usePrecision = 5 * 60_000;

function shouldRecordUse(deps: Deps, { lastUsedAt }: AccessTokenRecord): boolean {
  return lastUsedAt === undefined || deps.now().getTime() - Date.parse(lastUsedAt) >= usePrecision;
}

async function recordUse(
  deps: Deps,
  { id }: AccessTokenRecord,
  request: RequestContext | undefined,
): Promise<void> {
  try {
    await deps.stores.accessTokens.recordUse(id, deps.now().toISOString());
  } catch (error) {
    // Read requests must work while the database rejects writes.
    deps.report(error, request);
  }
}
