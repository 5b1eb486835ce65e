import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts once more under a key, and says how many times that was in the minute that began with the first of them. */
export type Limiter = (key: string) => Promise<RateLimiterRes>;

// 15 MB. Somebody with a large network has more addresses than we have memory.
const manyKeys = 20_000;
const allOthers = 'all others';

/** While it knows so many keys, it counts those that are new together. */
export function createBoundedLimiter(limiter: RateLimiterAbstract, mostKeys = manyKeys): Limiter {
  let keys = 0;
  return async (key) => {
    const isSeparate = keys < mostKeys || (await limiter.get(key)) !== null;
    const result = await limiter.consume(isSeparate ? key : allOthers).catch(valueOfRefusal);
    if (result.isFirstInDuration) {
      keys++;
      setTimeout(() => keys--, result.msBeforeNext).unref();
    }
    return result;
  };
}

/** The library throws the same as it returns when a limit is reached. */
function valueOfRefusal(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason;
  throw reason;
}
