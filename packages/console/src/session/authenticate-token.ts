import { type Principal, type RequestContext, RequestError } from '@specshelf/service';
import type { PageService } from '../web/page-request.js';

/**
 * Returns the principal of a token; undefined when the token is invalid or expired. Also when it has restrictions that this release does not know:
 * then it calls `onRestricted` with the reason.
 */
export async function authenticateToken(
  service: PageService,
  token: string,
  request: RequestContext,
  onRestricted: (reason: string) => void = () => undefined,
): Promise<Principal | undefined> {
  try {
    return await service.authenticate(`Bearer ${token}`, request);
  } catch (error) {
    if (!(error instanceof RequestError) || error.meaning !== 'unauthenticated') throw error;
    if (error.name === 'RestrictedToken') onRestricted(error.message);
    return undefined;
  }
}
