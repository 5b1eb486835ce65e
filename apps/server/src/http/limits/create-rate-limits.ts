import { type Principal, rateLimitExceeded, rateLimitHeaders } from '@specshelf/service';
import type { Request, Response } from 'express';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { clientNetwork } from './client-network.js';
import { createBoundedLimiter } from './create-bounded-limiter.js';

/** Counts requests: sets the rate limit headers of the response, and rejects requests beyond the limit. */
export interface RateLimits {
  /** Counts a request with a valid token, from any address. */
  countToken(principal: Principal, response: Response): Promise<void>;
  /** Counts a request that needs no token. */
  countAddress(request: Request, response: Response): Promise<void>;
  /** Counts a request that needs a token but has no valid one. */
  countWrongToken(request: Request, response: Response): Promise<void>;
}

/** Creates a limiter with a limit per minute. Its counts are stored under `name`. */
export type CreateRateLimiter = (name: string, limit: number) => RateLimiterAbstract;

/**
 * Creates rate limits of `limit` requests per minute; undefined for 0, which means no limit.
 * See docs/decisions/0017-rate-limit-by-token-and-by-address.md.
 */
export function createRateLimits(limit: number, createLimiter: CreateRateLimiter): RateLimits | undefined {
  if (limit === 0) return undefined;
  const createCounterOf = (name: string, most: number) => createCounter(createLimiter(name, most), most);
  const tokens = createCounterOf('token', limit);
  const addresses = createCounterOf('address', limit);
  // Affects only further requests with wrong tokens. Tokens are too long to be guessed, and one misconfigured job must not lock
  // out other clients with the same address.
  const wrongTokens = createCounterOf('wrong-token', Math.max(leastWrongTokens, Math.floor(limit / 10)));
  return {
    // A user has one count for all sessions: signing in again does not reset it.
    countToken: ({ tokenId, sessionId, subject }, response) =>
      tokens(tokenId ?? subject.id, sessionId === undefined ? 'with this token' : 'by this user', response),
    countAddress: (request, response) => {
      const network = clientNetwork(request);
      return addresses(network, `from ${network}`, response);
    },
    countWrongToken: (request, response) => {
      const network = clientNetwork(request);
      return wrongTokens(network, `without a valid token from ${network}`, response);
    },
  };
}

const leastWrongTokens = 5;

/** Whether one of the limits has counted the request of this response. */
export function isRateLimited(response: Response): boolean {
  return response.hasHeader('x-ratelimit-limit');
}

/** Counts a failed request against its address if no limit has counted it. Returns the failure, or a 429 beyond the limit. */
export async function rateLimitFailure(
  rateLimits: RateLimits | undefined,
  failure: unknown,
  request: Request,
  response: Response,
): Promise<unknown> {
  if (!rateLimits || isRateLimited(response)) return failure;
  try {
    await rateLimits.countAddress(request, response);
    return failure;
  } catch (rateLimited) {
    return rateLimited;
  }
}

type Count = (key: string, of: string, response: Response) => Promise<void>;

function createCounter(limiter: RateLimiterAbstract, limit: number): Count {
  const consume = createBoundedLimiter(limiter);
  return async (key, of, response) => {
    const { consumedPoints, remainingPoints, msBeforeNext } = await consume(key);
    const resetAt = Date.now() + msBeforeNext;
    response.set(rateLimitHeaders({ limit, remaining: remainingPoints, resetAt }));
    if (consumedPoints <= limit) return;
    response.set('retry-after', String(Math.max(1, Math.ceil(msBeforeNext / 1000))));
    throw rateLimitExceeded(limit, `in a minute ${of}`, msBeforeNext);
  };
}
