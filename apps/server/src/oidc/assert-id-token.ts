import type { Claims } from './read-claims.js';

/** The tolerance for the clocks of this server and the provider, in seconds. */
export const clockTolerance = 60;

/** A claim of an ID token that the library does not check. The codes are those of the library. */
class IDTokenProblem extends Error {
  override readonly name = 'IDTokenProblem';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Checks the claims that the library leaves to the client: `azp`, also with a single audience, an `iat` in the future, and an empty `sub`,
 * which identifies no user. Throws an `IDTokenProblem`.
 */
export function assertIDToken({ azp, iat, sub }: Claims, { clientId, now }: { clientId: string; now: Date }) {
  if (azp !== undefined && azp !== clientId) {
    throw new IDTokenProblem('OAUTH_JWT_CLAIM_COMPARISON_FAILED', 'the claim azp names another client');
  }
  if (typeof iat !== 'number' || iat > now.getTime() / 1000 + clockTolerance) {
    throw new IDTokenProblem('OAUTH_JWT_TIMESTAMP_CHECK_FAILED', 'the claim iat is in the future');
  }
  if (typeof sub !== 'string' || sub.trim() === '') {
    throw new IDTokenProblem('OAUTH_INVALID_RESPONSE', 'the claim sub is empty');
  }
}
