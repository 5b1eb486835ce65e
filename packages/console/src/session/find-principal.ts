import { defined } from '@specshelf/base/defined';
import type { Principal, RequestContext } from '@specshelf/service';
import type { IdentityProvider } from '../web/identity-provider.js';
import type { PageService } from '../web/page-request.js';
import { authenticateToken } from './authenticate-token.js';
import type { Session } from './sessions.js';

/** Returns the principal of a session; undefined when it is no longer valid. */
export async function findPrincipal(
  service: PageService,
  provider: IdentityProvider | undefined,
  session: Session,
  request: RequestContext,
): Promise<Principal | undefined> {
  if ('token' in session) return authenticateToken(service, session.token, request);
  // A changed configuration may grant less than at sign-in.
  if (session.version !== provider?.version) return undefined;
  const grants = await provider.validGrants(session.user.grants, new Date(session.began));
  if (grants.length === 0) return undefined;
  const { id, displayName, email } = session.user.subject;
  return {
    subject: { id, displayName, ...defined({ email }) },
    grants,
    sessionId: session.id,
    request,
  };
}
