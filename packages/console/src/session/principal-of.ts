import { type Principal, RequestError } from '@specshelf/service';
import type { ConsoleRequest } from '../web/console-request.js';
import type { IdentityProvider } from '../web/identity-provider.js';
import type { PageService } from '../web/page-request.js';
import { findPrincipal } from './find-principal.js';
import type { Sessions } from './sessions.js';

interface ProgramAccess {
  /** Whether programs may read the page with an access token. */
  isForPrograms: boolean;
}

interface PrincipalOptions {
  service: PageService;
  provider?: IdentityProvider | undefined;
  sessions: Sessions;
}

/** Returns the principal of a session, otherwise that of the token of a program. Rejects if this token is invalid. */
export async function principalOf(
  { service, provider, sessions }: PrincipalOptions,
  route: ProgramAccess,
  request: ConsoleRequest,
): Promise<Principal | undefined> {
  const { headers, context, onSignedIn } = request;
  const session = await sessions.find(headers.get('cookie') ?? undefined);
  const principal =
    (session && (await findPrincipal(service, provider, session, context))) ??
    (await authenticateProgram(service, route, request));
  if (principal) onSignedIn(principal);
  return principal;
}

async function authenticateProgram(
  service: PageService,
  route: ProgramAccess,
  request: ConsoleRequest,
): Promise<Principal | undefined> {
  const authorization = authorizationOfProgram(route, request);
  if (authorization === undefined) return undefined;
  try {
    return await service.authenticate(authorization, request.context);
  } catch (error) {
    if (isUnauthenticated(error)) await request.limits.countWrongToken();
    throw error;
  }
}

/**
 * Returns the Authorization header of a program that reads with an access token. Headers that a proxy may add are ignored: those with Basic
 * authentication or a JSON Web Token.
 * See docs/decisions/0066-read-documentation-with-access-tokens.md
 */
export function authorizationOfProgram(
  { isForPrograms }: ProgramAccess,
  { headers }: Pick<ConsoleRequest, 'headers'>,
): string | undefined {
  const authorization = headers.get('authorization') ?? '';
  return isForPrograms && /^bearer (?!eyJ)/i.test(authorization) ? authorization : undefined;
}

export function isUnauthenticated(error: unknown): error is RequestError {
  return error instanceof RequestError && error.meaning === 'unauthenticated';
}
