import { type Principal, type RequestContext, RequestError } from '@specshelf/service';
import type { PageService } from '../page-request.js';

/** Returns the principal of a token; undefined when the token is invalid or expired. */
export async function authenticateToken(
  service: PageService,
  token: string,
  request: RequestContext,
): Promise<Principal | undefined> {
  try {
    return await service.authenticate(`Bearer ${token}`, request);
  } catch (error) {
    if (error instanceof RequestError && error.meaning === 'unauthenticated') return undefined;
    throw error;
  }
}
