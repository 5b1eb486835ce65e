import type { AccessTokenRecord } from '../../base/ports/records.js';

export type TokenState = 'active' | 'expired' | 'revoked';

/** Returns the state of a token at a time. */
export function tokenState(
  { revokedAt, expiresAt }: Pick<AccessTokenRecord, 'revokedAt' | 'expiresAt'>,
  now: string,
): TokenState {
  // The time of revocation is not compared: it may come from another clock.
  if (revokedAt !== undefined) return 'revoked';
  return expiresAt !== undefined && expiresAt <= now ? 'expired' : 'active';
}
