import { eventPrincipal } from './computed/event-token.js';
import type { Deps } from './deps.js';
import { unauthenticated } from './errors.js';
import type { Principal } from './principal.js';

// The text is the same whatever is wrong with a token, so that nobody learns which tokens once existed.
const unknownToken =
  'The access token is not valid. Send `Authorization: Bearer <token>` with a token that is.';
const missingToken = 'This needs an access token. Send `Authorization: Bearer <token>`.';

/** Whose request this is, by its Authorization header. */
export async function authenticate(deps: Deps, authorization: string | undefined): Promise<Principal> {
  if (!authorization) throw unauthenticated(missingToken);
  const token = /^bearer ([!-~]{1,4096})$/i.exec(authorization)?.[1];
  if (!token) throw unauthenticated(unknownToken);
  const integration = await eventPrincipal(deps, token);
  if (integration) return integration;
  const record = await deps.stores.accessTokens.findByHash(deps.digest(token));
  if (!record || isExpired(record.expiresAt, deps.now())) throw unauthenticated(unknownToken);
  const { id: tokenId, subject, organizations, scopes } = record;
  return { subject, organizations, scopes, tokenId };
}

function isExpired(expiresAt: string | undefined, now: Date): boolean {
  return expiresAt !== undefined && expiresAt <= now.toISOString();
}
