import type { Request, Response } from 'express';
import { isRateLimited, type RateLimits } from './create-rate-limits.js';

/** What failed before anything has counted it counts against the address: the failure, or that these are too many. */
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
  } catch (refusal) {
    return refusal;
  }
}
