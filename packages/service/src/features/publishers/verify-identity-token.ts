import { decodeJwt, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import { RequestError } from '../../base/errors.js';
import type { IssuerKeys } from './create-issuer-keys.js';
import { shown } from './match-publisher.js';
import type { Claims } from './providers.js';

/** The parts of an identity token that select its keys, not verified. */
export interface UnverifiedToken {
  text: string;
  issuer: string;
  algorithm: string;
  keyId: string | undefined;
}

// Asymmetric ones: with HMAC, a public key could serve as the secret.
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA'];

// In seconds.
const clockTolerance = 60;

/** Reads the issuer and the key ID of an identity token. Throws `invalid-identity-token` if it is malformed. */
export function readToken(text: string): UnverifiedToken {
  try {
    const { alg: algorithm, kid } = decodeProtectedHeader(text);
    const { iss: issuer } = decodeJwt(text);
    if (typeof algorithm === 'string' && typeof issuer === 'string' && isKeyId(kid))
      return { text, issuer, algorithm, keyId: kid };
  } catch (error) {
    if (!(error instanceof errors.JOSEError) && !(error instanceof TypeError)) throw error;
  }
  throw invalidToken(
    'The identity token is not a signed JSON Web Token with the claim `iss`. Send the OpenID Connect token of the CI job unchanged.',
  );
}

function isKeyId(kid: unknown): kid is string | undefined {
  return kid === undefined || typeof kid === 'string';
}

interface Expected {
  keys: IssuerKeys;
  audience: string;
  now: Date;
}

/** Returns the claims of a token that its issuer has signed for this server. Throws `invalid-identity-token` for other tokens. */
export async function verifyToken(
  token: UnverifiedToken,
  { keys, audience, now }: Expected,
): Promise<Claims> {
  const { text, issuer, algorithm, keyId } = token;
  if (!algorithms.includes(algorithm)) {
    throw invalidToken(
      `The identity token is signed with the algorithm ${shown(algorithm)}. Supported are ${algorithms.join(', ')}.`,
    );
  }
  const getKey = await keys.find(issuer, keyId);
  const claims = await verify(text, getKey, { issuer, now, algorithms: [algorithm] }).catch(
    (error: unknown) => {
      throw error instanceof errors.JOSEError ? invalidToken(describe(error, token)) : error;
    },
  );
  assertAudience(claims['aud'], audience);
  assertIssued(claims['iat'], now);
  return claims;
}

async function verify(
  text: string,
  getKey: Awaited<ReturnType<IssuerKeys['find']>>,
  { issuer, now, algorithms: allowed }: { issuer: string; now: Date; algorithms: string[] },
): Promise<Claims> {
  const options = { issuer, algorithms: allowed, currentDate: now, clockTolerance };
  const { payload } = await jwtVerify(text, getKey, { ...options, requiredClaims: ['exp', 'iat'] });
  return payload;
}

/** Another audience could use the token here. */
function assertAudience(claim: unknown, audience: string): void {
  const [only, ...others] = [claim].flat();
  if (typeof only === 'string' && others.length === 0 && only.replace(/\/+$/, '') === audience) return;
  throw invalidToken(
    `The claim \`aud\` is ${shown(claim)}, but must be ${shown(audience)}. Request the identity token for that audience.`,
  );
}

function assertIssued(claim: unknown, now: Date): void {
  if (typeof claim === 'number' && claim <= now.getTime() / 1000 + clockTolerance) return;
  throw invalidToken(
    `The claim \`iat\` is ${timeOf(claim)}, in the future. Compare the clocks of the issuer and this server.`,
  );
}

function describe(error: errors.JOSEError, { issuer, keyId }: UnverifiedToken): string {
  if (error instanceof errors.JWTExpired) {
    return `The identity token has expired: the claim \`exp\` is ${timeOf(error.payload.exp)}. Request a new one immediately before the exchange.`;
  }
  if (error instanceof errors.JWTClaimValidationFailed) {
    const { claim, payload } = error;
    if (claim !== 'nbf' || typeof payload.nbf !== 'number')
      return `The claim \`${claim}\` is ${shown(payload[claim])}, which is not valid. Send the OpenID Connect token of the CI job unchanged.`;
    return `The claim \`nbf\` is ${timeOf(payload.nbf)}: the identity token is not valid yet. Compare the clocks of the issuer and this server.`;
  }
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) {
    return `The identity token is signed with the key ${shown(keyId)}, which is not among the keys of the issuer ${shown(issuer)}. Keys that are less than a minute old may be unknown: try again then.`;
  }
  return `The signature of the identity token is invalid: the issuer ${shown(issuer)} has not signed it. Send the OpenID Connect token of the CI job unchanged.`;
}

function timeOf(claim: unknown): string {
  const time = typeof claim === 'number' ? new Date(claim * 1000) : undefined;
  return time && !Number.isNaN(time.getTime()) ? time.toISOString() : shown(claim);
}

function invalidToken(message: string): RequestError {
  return new RequestError('invalid-identity-token', message);
}
