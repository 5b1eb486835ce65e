import { RequestError } from '../../base/errors.js';
import { inSeconds } from '../../base/http/in-seconds.js';
import { rateLimitHeaders } from '../../base/http/rate-limit.js';
import type { Deps } from '../../base/ports/deps.js';

/** Limits the checks of an organization at the same time: a check may take many seconds of CPU, and requires only the right to read. */
export interface CheckLimit {
  /** Runs a check. Throws `too-many-requests` if the organization has too many others, running or waiting. */
  run<T>(organizationId: string, check: () => Promise<T>): Promise<T>;
}

export const mostChecks = 8;

// In milliseconds.
const retryAfter = 5_000;

export function createCheckLimit({ now }: Pick<Deps, 'now'>): CheckLimit {
  const counts = new Map<string, number>();
  return {
    async run(organizationId, check) {
      const count = counts.get(organizationId) ?? 0;
      if (count >= mostChecks) throw tooMany(now());
      counts.set(organizationId, count + 1);
      try {
        return await check();
      } finally {
        const left = (counts.get(organizationId) ?? 1) - 1;
        if (left > 0) counts.set(organizationId, left);
        else counts.delete(organizationId);
      }
    },
  };
}

function tooMany(now: Date): RequestError {
  const message = `The organization has ${mostChecks} checks in progress, the most at the same time. Try again in ${inSeconds(retryAfter)}.`;
  const headers = {
    ...rateLimitHeaders({ limit: mostChecks, remaining: 0, resetAt: now.getTime() + retryAfter }),
    'retry-after': String(retryAfter / 1000),
  };
  return new RequestError('too-many-requests', message, [], { headers });
}
