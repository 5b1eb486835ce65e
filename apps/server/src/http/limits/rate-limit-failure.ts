import type { Request, Response } from 'express';
import { isRateLimited, type RateLimits } from './create-rate-limits.js';

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
