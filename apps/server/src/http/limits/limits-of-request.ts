import type { Principal } from '@specshelf/service';
import type { Request, Response } from 'express';
import { isRateLimited, type RateLimits } from './create-rate-limits.js';

/** The rate limits for one request that is handled outside of the API. Without limits, nothing is counted. */
export function limitsOfRequest(rateLimits: RateLimits | undefined, request: Request, response: Response) {
  return {
    countToken: async (principal: Principal) => rateLimits?.countToken(principal, response),
    /** Counts nothing if one of the limits has counted the request. */
    countAddress: async () => {
      if (!isRateLimited(response)) await rateLimits?.countAddress(request, response);
    },
    countWrongToken: async () => rateLimits?.countWrongToken(request, response),
  };
}
