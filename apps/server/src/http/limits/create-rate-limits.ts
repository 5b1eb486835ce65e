import { type Principal, tooManyRequests } from '@specshelf/service';
import type { Request, Response } from 'express';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { clientNetwork } from './client-network.js';
import { createBoundedLimiter } from './create-bounded-limiter.js';

/** Counts requests: the headers of the answer say what is left, and what goes beyond the limit is refused. */
export interface RateLimits {
  /** For who has a valid token, wherever they are. */
  countToken(principal: Principal, response: Response): Promise<void>;
  /** For what needs no token. */
  countAddress(request: Request, response: Response): Promise<void>;
  /** For who needs a token, and has none that is valid. */
  countWrongToken(request: Request, response: Response): Promise<void>;
}

/** Makes what counts up to a limit a minute, under a name of its own. */
export type CreateRateLimiter = (name: string, limit: number) => RateLimiterAbstract;

/**
 * Limits of so many requests a minute; undefined for 0, which is none.
 * See docs/decisions/0017-rate-limit-by-token-and-by-address.md.
 */
export function createRateLimits(limit: number, createLimiter: CreateRateLimiter): RateLimits | undefined {
  if (limit === 0) return undefined;
  const createCounterOf = (name: string, most: number) => createCounter(createLimiter(name, most), most);
  const tokens = createCounterOf('token', limit);
  const addresses = createCounterOf('address', limit);
  // Only what further wrong tokens are answered depends on it. A token is too long to be guessed, and one broken job must
  // not lock out everybody who shares its address.
  const wrongTokens = createCounterOf('wrong-token', Math.max(leastWrongTokens, Math.floor(limit / 10)));
  return {
    countToken: ({ tokenId, subject }, response) =>
      tokens(tokenId ?? subject.id, 'with this token', response),
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

/** Whether one of the limits has counted the request of this answer. */
export function isRateLimited(response: Response): boolean {
  return response.hasHeader('x-ratelimit-limit');
}

type Count = (key: string, of: string, response: Response) => Promise<void>;

function createCounter(limiter: RateLimiterAbstract, limit: number): Count {
  const consume = createBoundedLimiter(limiter);
  return async (key, of, response) => {
    const { consumedPoints, remainingPoints, msBeforeNext } = await consume(key);
    response.set({
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': String(remainingPoints),
      'x-ratelimit-reset': String(Math.ceil((Date.now() + msBeforeNext) / 1000)),
    });
    if (consumedPoints <= limit) return;
    const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    response.set('retry-after', String(seconds));
    throw tooManyRequests(
      `More than ${limit} requests in a minute ${of}. Try again in ${seconds} second${seconds === 1 ? '' : 's'}.`,
    );
  };
}
