import { type Deps, methodNotAllowed, type Principal, type RequestContext } from '@specshelf/service';
import { missingRoute } from './missing-route.js';
import type { Action } from './page/action.js';
import type { LoadAPIDocument } from './page/api-document.js';
import { renderPage } from './page/render-page.js';
import { createReader } from './reader/create-reader.js';
import { createAPIDocsOpener } from './reader/open-api-docs.js';
import { createRoutes, type RouteMatch } from './routes.js';
import { isCrossSite } from './session/is-cross-site.js';
import { authorizationOfProgram, isUnauthenticated, principalOf } from './session/principal-of.js';
import { createProviderSignIn } from './session/provider-sign-in.js';
import { isReload, reloadSameSite } from './session/reload-same-site.js';
import { returnPath } from './session/return-path.js';
import { returnQuery } from './session/return-query.js';
import { createSessions, type EndedSessions, type Sessions } from './session/sessions.js';
import { createSignIn } from './session/sign-in.js';
import { createSignInAttempts } from './session/sign-in-attempts.js';
import { createCreatedTokens } from './tokens/created-tokens.js';
import { crossSiteFormPage } from './views/cross-site-form-page.js';
import { failureForProgram, failureResponse } from './views/failure-response.js';
import type { ConsoleRequest } from './web/console-request.js';
import { type ConsoleResponse, type PageResponse, redirect } from './web/console-response.js';
import type { IdentityProvider } from './web/identity-provider.js';
import { createLinks } from './web/links.js';
import type { PageRequest, PageService } from './web/page-request.js';
import { defaultSettings, type PageSettings } from './web/page-settings.js';

export interface ConsoleContext {
  service: PageService;
  deps: Pick<Deps, 'seal' | 'open' | 'now' | 'newId' | 'publicURL'>;
  endedSessions: EndedSessions;
  /** Users sign in here, or with a token. None by default. */
  provider?: IdentityProvider | undefined;
  /** Default: `defaultSettings`. */
  settings?: PageSettings | undefined;
  /** Lets other requests run while a long page is rendered. */
  pause(): Promise<void>;
  /** Maximum size of the cached documentation pages in bytes. Default: 16 MiB. */
  pageCacheLimit?: number | undefined;
  /** Serves the OpenAPI document of the API, and its documentation at `/docs`, if present. */
  loadAPIDocument?: LoadAPIDocument | undefined;
  /** Logs an error for operators, unless the client caused it. */
  reportFailure(error: unknown, request: RequestContext): void;
}

export interface ConsoleHandler {
  /** Responds to a request, with a page for each error. Returns undefined when the path is not a page. */
  respond(request: ConsoleRequest): Promise<ConsoleResponse> | undefined;
  /** Returns the page for an error that prevented sending a response. */
  respondToFailure(request: ConsoleRequest, error: unknown): Promise<PageResponse>;
}

/** Maximum size of the cached pages of the API documentation in bytes. */
const apiDocsCache = 4 * 1024 * 1024;

/**
 * Creates the web pages of Specshelf: every address of `urls.app`, and sign-in.
 * See docs/decisions/0045-render-documentation-on-the-server.md.
 */
export function createConsole(context: ConsoleContext): ConsoleHandler {
  const sessions = createSessions(context.deps, context.endedSessions);
  const { provider, deps, loadAPIDocument } = context;
  const readerOptions = {
    publicURL: () => deps.publicURL,
    pause: context.pause,
    cacheLimit: context.pageCacheLimit ?? 16 * 1024 * 1024,
  };
  const reader = createReader(readerOptions);
  const openAPIDocs = loadAPIDocument && createAPIDocsOpener(loadAPIDocument, readerOptions.publicURL);
  const providerSignIn =
    provider && createProviderSignIn({ provider, attempts: createSignInAttempts(deps), sessions });
  const signIn = createSignIn(sessions, provider);
  const findRoute = createRoutes({
    signIn,
    providerSignIn,
    createdTokens: createCreatedTokens(deps),
    reader,
    loadAPIDocument,
    apiDocs: openAPIDocs && createReader({ ...readerOptions, cacheLimit: apiDocsCache, open: openAPIDocs }),
  });
  return {
    respond: (request) => {
      const { path } = splitTarget(request.target);
      if (path === '/') return respondAtRoot(context, request);
      const route = findRoute(path) ?? missingRouteFor(path, request);
      return route && respondAt(context, sessions, route, request);
    },
    respondToFailure: (request, error) =>
      failureResponse(context, request, anonymous(context, request), error),
  };
}

/** Browsers get a page for an unknown path. Programs, and paths of the API, get the response of the API. */
function missingRouteFor(path: string, { method, prefersHTML }: ConsoleRequest): RouteMatch | undefined {
  const isPage = method === 'GET' && !/^\/(?:v1|published)(?:\/|$)/.test(path);
  return isPage && prefersHTML() ? missingRoute : undefined;
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
    page = { ...page, principal: await principalOf({ ...context, sessions }, route, request) };
    await countRequest(request, page.principal);
    const action = route.actions[request.method];
    if (!action) throw methodNotAllowed(request.method, Object.keys(route.actions));
    return await act({ context, sessions, route, page, request, action });
  } catch (error) {
    return isFromProgram(sessions, route, request)
      ? failureForProgram(context, request, error)
      : failureResponse({ ...context, hasSession: hasSession(sessions, request) }, request, page, error);
  }
}

/** Whether the request has a session, valid or not. */
function hasSession(sessions: Sessions, { headers }: ConsoleRequest): boolean {
  return sessions.isIn(headers.get('cookie') ?? undefined);
}

/** A browser sends a session, or it prefers HTML and sends no access token. All other requests are from programs. */
function isFromProgram(sessions: Sessions, route: RouteMatch, request: ConsoleRequest): boolean {
  if (!route.isForPrograms || hasSession(sessions, request)) return false;
  return authorizationOfProgram(route, request) !== undefined || !request.prefersHTML();
}

interface ActOptions {
  context: ConsoleContext;
  sessions: Sessions;
  route: RouteMatch;
  page: PageRequest;
  request: ConsoleRequest;
  action: Action;
}

/** Public documentation needs no session, so a link of another site leads to it without a reload. */
async function act(options: ActOptions): Promise<ConsoleResponse> {
  const { context, sessions, route, page, request, action } = options;
  if (request.method !== 'GET' && isCrossSite(request.headers, context.deps.publicURL)) {
    await request.limits.countAddress();
    return renderPage(page, crossSiteFormPage);
  }
  const reload = () => reloadSameSite(sessions, page, request);
  if (!route.isPublic || isReload(page)) return (await reload()) ?? (await action(page, request));
  try {
    return await action(page, request);
  } catch (error) {
    const response = isUnauthenticated(error) ? await reload() : undefined;
    if (!response) throw error;
    return response;
  }
}

function anonymous(
  { service, deps, pause, settings = defaultSettings }: ConsoleContext,
  { target, validate }: ConsoleRequest,
): PageRequest {
  const { path, query } = splitTarget(target);
  return {
    service,
    validate,
    principal: undefined,
    params: {},
    query,
    returnPath: returnPath(path + returnQuery(query)),
    links: linksOf(deps),
    pause,
    settings,
    now: deps.now(),
  };
}

// Without `PUBLIC_URL`, the URL is known only when the server listens, so links are created for each request.
function linksOf({ publicURL }: ConsoleContext['deps']) {
  return createLinks(new URL(publicURL).pathname.replace(/\/$/, ''));
}

async function countRequest(request: ConsoleRequest, principal: Principal | undefined): Promise<void> {
  if (principal) await request.limits.countToken(principal);
  else if (!isSignIn(request)) await request.limits.countAddress();
}

/** Sign-in counts against the sent token, so that other clients at the same address cannot prevent it. */
function isSignIn({ method, target }: ConsoleRequest): boolean {
  return method === 'POST' && splitTarget(target).path === '/sign-in';
}

/** Splits a request target into path and query. */
function splitTarget(target: string): { path: string; query: URLSearchParams } {
  const [path = '', query] = target.replace(/#.*$/s, '').split(/\?(.*)/s, 2);
  return { path, query: new URLSearchParams(query) };
}
