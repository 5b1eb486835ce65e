import { type Principal, type RequestContext, RequestError } from '@specshelf/service';
import type { PagesService } from './visit.js';

/** Whose token this is; undefined when it is nobody's, or not any more. */
export async function principalOf(
  service: PagesService,
  token: string,
  request: RequestContext,
): Promise<Principal | undefined> {
  try {
    return await service.authenticate(`Bearer ${token}`, request);
  } catch (error) {
    if (error instanceof RequestError) return undefined;
    throw error;
  }
}
