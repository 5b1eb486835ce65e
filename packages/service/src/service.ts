import type { Handlers, OperationId, Request, Route } from '@specshelf/contract';
import { findOrganization, findPublished, findSpace, type SpecPath } from './access/accessible-records.js';
import { authenticate } from './access/authenticate.js';
import { hasScope, isMember, type Principal, type RequestContext } from './access/principal.js';
import { lazy } from './concurrency/lazy.js';
import { insufficientScope, tooLarge } from './errors.js';
import type { Delivered } from './hooks/deliver-next.js';
import { findRoute } from './http/find-route.js';
import { type HTTPReply, toHTTPReply } from './http/http-reply.js';
import { createHandlers } from './operations/index.js';
import type { Deps } from './ports/deps.js';
import type { OpenAPISpecRecord, SpaceRecord } from './ports/records.js';
import { WorkLimitExceeded } from './ports/work-errors.js';
import type { ClaimTerms, ProcessedRun } from './processing/process-next.js';

/** The behavior of the API, for adapters that receive requests. */
export interface Service {
  /** Returns the principal of an Authorization header; throws `unauthenticated` if it is invalid. */
  authenticate(authorization: string | undefined, request?: RequestContext): Promise<Principal>;
  /** Returns a space that the caller may access. For pages: no operation returns the organization of a space. */
  findSpace(principal: Principal, spaceId: string): Promise<SpaceRecord>;
  /** Returns a specification that is public and has a version. Its page shows its stored slug and organization ID. */
  findPublishedSpec(path: SpecPath): Promise<OpenAPISpecRecord>;
  /**
   * Checks, before anything reads the body of a request, whether the caller may call the operation here: scopes first, then
   * the organization or the space in the path.
   */
  admit(call: AdmittedCall): Promise<void>;
  /** Parses a JSON body whose bytes passed the scanner. */
  parseBody(bytes: readonly Uint8Array[]): Promise<unknown>;
  /** Handles a validated call. `errorReply` converts its errors. */
  handle(call: Call): Promise<HTTPReply>;
  /** Processes the next specification in the queue that the terms allow. Returns undefined if there is none. */
  processNext(terms?: ClaimTerms): Promise<ProcessedRun | undefined>;
  /** Rebuilds one version of an earlier pipeline. Returns false if there is none. */
  rebuildNext(): Promise<boolean>;
  /** Does one step of retention if a round is due; otherwise returns false. Not for concurrent calls. */
  pruneNext(): Promise<boolean>;
  /** Makes one due delivery. Returns undefined if there is none. Calls `found` as soon as it has claimed one. */
  deliverNext(options?: { found?: () => void }): Promise<Delivered | undefined>;
}

/** A request for an operation, without its body. */
interface AdmittedCall {
  route: Route;
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  principal: Principal;
}

/** A validated request for an operation. */
export interface Call {
  operationId: OperationId;
  path: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  header: Readonly<Record<string, unknown>>;
  body: unknown;
  principal: Principal;
}

// See docs/decisions/0001-share-one-service-between-server-and-mocks.md.
export function createService(deps: Deps): Service {
  const handlers = createHandlers(deps);
  const loadOnDemand = lazy(() => import('./on-demand.js'));
  const loadPruner = lazy(async () => (await import('./lazy-modules.js')).createPruner(deps));
  return {
    authenticate: (...request) => authenticate(deps, ...request),
    findSpace: async (principal, spaceId) => {
      assertScope(principal, 'space:read');
      return findSpace(deps, principal, spaceId);
    },
    findPublishedSpec: async (path) => (await findPublished(deps, path)).spec,
    admit: (call) => admit(deps, call),
    parseBody: async (bytes) => (await loadOnDemand()).parseBody(deps, bytes),
    handle: (call) => handle(handlers, call),
    processNext: async (options) => (await loadOnDemand()).processNext(deps, options),
    rebuildNext: async () => (await import('./lazy-modules.js')).rebuildNext(deps),
    pruneNext: async () => (await loadPruner())(),
    deliverNext: async (options) => (await loadOnDemand()).deliverNext(deps, options),
  };
}

async function admit(deps: Deps, { route, path, query, principal }: AdmittedCall): Promise<void> {
  if (!route.needsToken) return;
  for (const scope of requiredScopes(route, query)) assertScope(principal, scope);
  const { organizationId, spaceId } = path;
  if (organizationId !== undefined) {
    // Handlers of the other operations look up an allowed ID with their first query.
    const isAllowed = isMember(principal, organizationId);
    if (route.takesBody || !isAllowed) await findOrganization(deps, principal, organizationId);
  }
  if (spaceId !== undefined) await findSpace(deps, principal, spaceId);
}

/**
 * Schema `next` carries parts of the specification itself, which need the right to read it.
 * See docs/decisions/0006-declare-scopes-in-the-openapi-document.md.
 */
function requiredScopes({ scopes, queryParameters }: Route, query: AdmittedCall['query']): readonly string[] {
  const isNext = queryParameters.includes('schema') && query['schema'] === 'next';
  return isNext ? [...scopes, 'openapi:read'] : scopes;
}

async function handle(handlers: Handlers<Principal>, call: Call): Promise<HTTPReply> {
  const route = findRoute(call.operationId);
  for (const scope of requiredScopes(route, call.query)) assertScope(call.principal, scope);
  return dispatch(handlers, route.operationId, route, call);
}

function assertScope(principal: Principal, scope: string): void {
  if (!hasScope(principal, scope)) throw insufficientScope(scope);
}

async function dispatch<Id extends OperationId>(
  handlers: Handlers<Principal>,
  id: Id,
  route: Route,
  call: Call,
): Promise<HTTPReply> {
  if (!isRequestOf(id, route, call)) throw new Error(`A call of ${id} lacks parameters of its path`);
  try {
    const { chunks, ...head } = toHTTPReply(route, await handlers[id](call));
    return { ...head, chunks: typeof chunks === 'function' ? () => chunks().catch(rethrow) : chunks };
  } catch (error) {
    return rethrow(error);
  }
}

/** Throws an error again, an exceeded work limit as `too-large`. */
function rethrow(error: unknown): never {
  if (!(error instanceof WorkLimitExceeded)) throw error;
  throw tooLarge(`The requested content is too large: computing it takes more than ${error.allowed}.`);
}

/** The one place where a validated request gets its type: adapters have validated it by the schemas of the contract. */
function isRequestOf<Id extends OperationId>(
  _id: Id,
  route: Route,
  call: Call,
): call is Call & Request<Id, Principal> {
  return route.pathParameters.every((name) => typeof call.path[name] === 'string');
}
