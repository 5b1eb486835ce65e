import { rateLimitExceeded, rateLimitHeaders } from '@specshelf/service';
import { checkAtLeast, checkWord } from '../checks/check-arguments.js';
import { checkNames, type NamesOf } from '../checks/check-options.js';
import type { Clock } from '../types/clock.js';
import type { RateLimit } from '../types/scenarios.js';

/** Counts a request, and adds the rate limit headers. Throws if the limit is exceeded. */
export type RateLimiter = (headers: Record<string, string>) => void;

/** Counts like the server, in fixed windows that start with a request. */
export function createRateLimiter(options: RateLimit, clock: Clock): RateLimiter {
  checkNames('', options, rateLimitNames);
  const { limit, windowMs, retryAfter = 'seconds' } = options;
  checkWord('`retryAfter`', retryAfter, ['seconds', 'http-date']);
  checkAtLeast(0, 'limit', limit);
  checkAtLeast(1, 'windowMs', windowMs);
  let end = -Infinity;
  let count = 0;
  return (headers) => {
    const now = clock.now().getTime();
    if (now >= end) {
      end = now + windowMs;
      count = 0;
    }
    count += 1;
    Object.assign(headers, rateLimitHeaders({ limit, remaining: Math.max(0, limit - count), resetAt: end }));
    if (count <= limit) return;
    const seconds = Math.ceil((end - now) / 1000);
    headers['retry-after'] = retryAfter === 'seconds' ? String(seconds) : new Date(end).toUTCString();
    throw rateLimitExceeded(limit, `in ${windowMs} ms with this token`, end - now);
  };
}

const rateLimitNames: NamesOf<RateLimit> = { limit: 1, windowMs: 1, retryAfter: 1 };
