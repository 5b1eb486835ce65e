import { RequestError } from '../errors.js';
import { inSeconds } from './in-seconds.js';

/** A rate limit after it has counted a request. */
export interface RateLimitState {
  /** Maximum number of requests in a window. */
  limit: number;
  /** Number of requests that remain in the window. */
  remaining: number;
  /** End of the window, in milliseconds since the epoch. */
  resetAt: number;
}

/** Returns the headers of a response whose request was counted. */
export function rateLimitHeaders({ limit, remaining, resetAt }: RateLimitState): Record<string, string> {
  return {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(Math.ceil(resetAt / 1000)),
  };
}

/**
 * Returns the error of a request beyond a limit. `scope` continues `More than 600 requests`, such as `in a minute with this token`;
 * `wait` is the time until a retry may succeed, in milliseconds.
 */
export function rateLimitExceeded(limit: number, scope: string, wait: number): RequestError {
  const message = `More than ${limit} requests ${scope}. Try again in ${inSeconds(wait)}.`;
  return new RequestError('too-many-requests', message);
}
