import {
  type Deps,
  methodNotAllowed,
  type Principal,
  type RequestContext,
  RequestError,
} from '@specshelf/service';
import type { ConsoleRequest } from './console-request.js';
import { type ConsoleResponse, type PageResponse, redirect } from './console-response.js';
import { createLinks } from './links.js';
import type { PageRequest, PageService } from './page-request.js';
import { renderPage } from './render-page.js';
import { createRoutes, type RouteMatch } from './routes.js';
import { authenticateToken } from './session/authenticate-token.js';
import { reloadSameSite } from './session/reload-same-site.js';
import { returnPath } from './session/return-path.js';
import { createSessions, type EndedSessions, type Sessions } from './session/sessions.js';
import { createSignIn } from './session/sign-in.js';
import { failurePage } from './views/failure-page.js';
import { signInPage } from './views/sign-in-page.js';

export interface ConsoleContext {
  service: PageService;
  deps: Pick<Deps, 'seal' | 'open' | 'now' | 'newId' | 'publicURL'>;
  endedSessions: EndedSessions;
  /** Logs an error for operators, unless the client caused it. */
  reportFailure(error: unknown, request: RequestContext): void;
}

export interface ConsoleHandler {
  /** Responds to a request, with a page for each error. Returns undefined when the path is not a page. */
  respond(request: ConsoleRequest): Promise<ConsoleResponse> | undefined;
  /** Returns the page for an error that prevented sending a response. */
  respondToFailure(request: ConsoleRequest, error: unknown): Promise<PageResponse>;
}

/**
 * Creates the web pages of Specshelf: every address of `urls.app`, and sign-in.
 * See docs/decisions/0016-render-pages-as-html-without-scripts.md.
 */
export function createConsole(context: ConsoleContext): ConsoleHandler {
  const sessions = createSessions(context.deps, context.endedSessions);
  const findRoute = createRoutes(createSignIn(context.deps, sessions));
  return {
    respond: (request) => {
      const { path } = splitTarget(request.target);
      if (path === '/') return respondAtRoot(context, request);
      const route = findRoute(path);
      return route && respondAt(context, sessions, route, request);
    },
    respondToFailure: (request, error) =>
      failureResponse(context, request, anonymous(context, request), error),
  };
}

/** Redirects browsers to the sign-in page. For programs there is nothing at the root. */
function respondAtRoot(
  { deps }: ConsoleContext,
  { method, prefersHTML }: ConsoleRequest,
): Promise<ConsoleResponse> | undefined {
  if (method !== 'GET' || !prefersHTML()) return undefined;
  return Promise.resolve(redirect(linksOf(deps).signIn));
}

async function respondAt(
  context: ConsoleContext,
  sessions: Sessions,
  route: RouteMatch,
  request: ConsoleRequest,
): Promise<ConsoleResponse> {
  let page = anonymous(context, request);
  try {
    page = { ...page, params: route.params() };
    page = { ...page, principal: await findPrincipal(context, sessions, request) };
    await countRequest(request, page.principal);
    const action = route.actions[request.method];
    if (!action) throw methodNotAllowed(request.method, Object.keys(route.actions));
    return reloadSameSite(sessions, page, request) ?? (await action(page, request));
  } catch (error) {
    return failureResponse(context, request, page, error);
  }
}

function anonymous({ service, deps }: ConsoleContext, { target }: ConsoleRequest): PageRequest {
  const { path, query } = splitTarget(target);
  const cursor = query.get('page');
  return {
    service,
    principal: undefined,
    params: {},
    query,
    returnPath: returnPath(cursor === null ? path : `${path}?page=${encodeURIComponent(cursor)}`),
    links: linksOf(deps),
  };
}

// Without `PUBLIC_URL`, the URL is known only when the server listens, so links are created for each request.
function linksOf({ publicURL }: ConsoleContext['deps']) {
  return createLinks(new URL(publicURL).pathname.replace(/\/$/, ''));
}

async function findPrincipal(
  { service }: ConsoleContext,
  sessions: Sessions,
  { headers, context, onSignedIn }: ConsoleRequest,
): Promise<Principal | undefined> {
  const token = await sessions.token(headers.get('cookie') ?? undefined);
  const principal = token === undefined ? undefined : await authenticateToken(service, token, context);
  if (principal) onSignedIn(principal);
  return principal;
}

async function countRequest(request: ConsoleRequest, principal: Principal | undefined): Promise<void> {
  if (principal) await request.limits.countToken(principal);
  else if (!isSignIn(request)) await request.limits.countAddress();
}

/** Sign-in counts against the sent token, so that other clients at the same address cannot prevent it. */
function isSignIn({ method, target }: ConsoleRequest): boolean {
  return method === 'POST' && splitTarget(target).path === '/sign-in';
}

/** Logs an error, and returns its page: the sign-in form when a token is missing. */
async function failureResponse(
  { reportFailure }: ConsoleContext,
  { limits, context }: ConsoleRequest,
  page: PageRequest,
  error: unknown,
): Promise<PageResponse> {
  const failure = await limits.countAddress().then(
    () => error,
    (error: unknown) => error,
  );
  reportFailure(failure, context);
  if (failure instanceof RequestError && failure.meaning === 'unauthenticated') {
    return renderPage(page, { status: 401, ...signInPage({ links: page.links, to: page.returnPath }) });
  }
  const response = renderPage(page, failurePage(failure));
  if (!(failure instanceof RequestError)) return response;
  return { ...response, headers: { ...response.headers, ...failure.headers } };
}

/** Splits a request target into path and query. */
function splitTarget(target: string): { path: string; query: URLSearchParams } {
  const [path = '', query] = target.replace(/#.*$/s, '').split(/\?(.*)/s, 2);
  return { path, query: new URLSearchParams(query) };
}
