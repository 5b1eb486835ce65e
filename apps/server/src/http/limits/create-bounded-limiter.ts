import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/** Increments the count of a key. Resolves to the count in the minute that began with its first request. */
export type Limiter = (key: string) => Promise<RateLimiterRes>;

// About 15 MB of memory. A client with a large network has more addresses than fit into memory.
const defaultMostKeys = 20_000;
const allOthers = 'all others';

/** Bounds the number of keys in memory: beyond `mostKeys`, all new keys share one count. */
export function createBoundedLimiter(limiter: RateLimiterAbstract, mostKeys = defaultMostKeys): Limiter {
  let keys = 0;
  return async (key) => {
    const isSeparate = keys < mostKeys || (await limiter.get(key)) !== null;
    const result = await limiter.consume(isSeparate ? key : allOthers).catch(resultOfRejection);
    if (result.isFirstInDuration) {
      keys++;
      setTimeout(() => keys--, result.msBeforeNext).unref();
    }
    return result;
  };
}

/** The library throws its result when a limit is reached. */
function resultOfRejection(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason;
  throw reason;
}
