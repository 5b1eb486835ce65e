import type { OperationId, Route } from '@specshelf/contract';
import { lazy } from '../base/concurrency/lazy.js';
import { type HTTPReply, toHTTPReply } from '../base/http/http-reply.js';
import { rethrowWorkLimit } from '../base/http/rethrow-work-limit.js';
import { anonymous, hasScope, type Principal, type RequestContext } from '../base/ports/access/principal.js';
import type { Deps } from '../base/ports/deps.js';
import type { OpenAPISpecRecord, OpenAPISpecVersionRecord, SpaceRecord } from '../base/ports/records.js';
import type { PageRead } from '../base/ports/usage.js';
import { type DeviceLogins, deferredDeviceLogins } from '../features/device/deferred-device-logins.js';
import type { Delivered } from '../features/hooks/deliver-next.js';
import type { Sources } from '../features/sources/view/sources.js';
import { createUsageCounter, type UsageCounter } from '../features/usage/create-usage-counter.js';
import { readerOf } from '../features/usage/reader-of.js';
import { findRoute } from '../http/find-route.js';
import { type Call, typedRequest } from '../http/typed-request.js';
import { servedVersion } from '../http/version-reply.js';
import type {
  ReadableChangelog,
  ReadableSpecs,
  ReadableSpecsQuery,
  ReadableVersions,
  Reader,
} from '../reader/reader.js';
import type { SearchPlace, SearchQuery, SearchResults } from '../search/search.js';
import {
  findPublished,
  findSpace,
  type SpecPath,
  type SpecVersion,
} from '../state/access/accessible-records.js';
import { type AdmittedCall, admit, requiredScopes } from '../state/access/admit.js';
import { assertAccess } from '../state/access/assert-access.js';
import { authenticate } from '../state/access/authenticate.js';
import type { ClaimTerms, ProcessedRun } from '../work/processing/process-next.js';
import { createHandlerFinder, type FindHandler } from './find-handler.js';
import { createPageLists, type PageLists } from './page-lists.js';
import { validateCall } from './validate-call.js';

export type { GroupedChanges } from '../features/changes/list-changes.js';
export type { Call } from '../http/typed-request.js';

/** The behavior of the API, for adapters that receive requests. */
export interface Service extends PageLists {
  /** Returns the principal of an Authorization header; throws `unauthenticated` if it is invalid. */
  authenticate(authorization: string | undefined, request?: RequestContext): Promise<Principal>;
  /** Returns a space that the caller may access. For pages: no operation returns the organization of a space. */
  findSpace(principal: Principal, spaceId: string): Promise<SpaceRecord>;
  /**
   * Returns the first spaces of an organization that the caller may access; none without the scope `space:read`. For pages: no
   * operation lists spaces.
   */
  listSpaces(principal: Principal, organizationId: string, limit: number): Promise<SpaceRecord[]>;
  /** Returns a specification that is public and has a version. Its page shows its stored slug and organization ID. */
  findPublishedSpec(path: SpecPath): Promise<OpenAPISpecRecord>;
  /**
   * Checks, before anything reads the body of a request, whether the caller may call the operation here: scopes first, then
   * the organization or the space in the path.
   */
  admit(call: AdmittedCall): Promise<void>;
  /** Parses a JSON body whose bytes passed the scanner. */
  parseBody(bytes: readonly Uint8Array[]): Promise<unknown>;
  /** Throws `invalid-request` if the contract does not allow a call. Pages that import it instead bundle its lazy modules. */
  validateCall: typeof validateCall;
  /** Handles a validated call. `errorReply` converts its errors. */
  handle(call: Call): Promise<HTTPReply>;
  /** The content of documentation pages. */
  reader: Reader;
  /** Lists the versions that documentation offers to open, for a specification that `reader` has opened for the principal. */
  listReadable(spec: OpenAPISpecRecord, principal: Principal | undefined): Promise<ReadableVersions>;
  /** Lists the specifications of an organization that the principal may read. */
  listReadableSpecs(
    organizationId: string,
    principal: Principal,
    query?: ReadableSpecsQuery,
  ): Promise<ReadableSpecs>;
  /** Returns the published versions with their changes, for a specification that `reader` has opened for the visitor. */
  readChangelog(spec: OpenAPISpecRecord): Promise<ReadableChangelog>;
  /** Counts a documentation page of a version as a read. */
  recordRead(version: Pick<OpenAPISpecVersionRecord, 'id' | 'specId'>, read: PageRead): void;
  /** Stores the reads that this process has counted. */
  flushUsage(): Promise<void>;
  /** Decisions about device logins, for the pages of the console. */
  deviceLogins: DeviceLogins;
  /** Parts of stored sources, for the pages of the console. */
  sources: Sources;
  /**
   * Returns the best results that the principal may read: in all specifications of an organization with the right to read them, otherwise in
   * the public ones. For pages.
   */
  search(place: SearchPlace, query: SearchQuery, principal?: Principal): Promise<SearchResults>;
  /** Processes the next specification in the queue that the terms allow. Returns undefined if there is none. */
  processNext(terms?: ClaimTerms): Promise<ProcessedRun | undefined>;
  /** Rebuilds one version of an earlier pipeline. Returns false if there is none. */
  rebuildNext(): Promise<boolean>;
  /**
   * Does one step of indexing what has changed, so that it can be found. Returns false if there is nothing to do. Concurrent calls do one step
   * after the other.
   */
  indexNext(): Promise<boolean>;
  /** Does one step of retention if a round is due; otherwise returns false. Not for concurrent calls. */
  pruneNext(): Promise<boolean>;
  /** Makes one due delivery. Returns undefined if there is none. Calls `found` as soon as it has claimed one. */
  deliverNext(options?: { found?: () => void }): Promise<Delivered | undefined>;
}

// See docs/decisions/0001-share-one-service-between-server-and-mocks.md.
export function createService(deps: Deps): Service {
  const loadRenderers = lazy(async () => (await import('./lazy-modules.js')).createRenderers(deps));
  const usage = createUsageCounter(deps);
  const findHandler = createHandlerFinder(deps, loadRenderers, usage);
  const loadOnDemand = lazy(() => import('./on-demand.js'));
  const loadReader = lazy(async () =>
    (await import('./lazy-modules.js')).createReader(deps, await loadRenderers()),
  );
  const loadSources = lazy(async () =>
    (await import('./lazy-modules.js')).createSources(deps, await loadRenderers()),
  );
  const loadPruner = lazy(async () => (await import('./lazy-modules.js')).createPruner(deps));
  const loadIndexer = lazy(async () => (await import('./lazy-modules.js')).createIndexer(deps));
  return {
    authenticate: (...request) => authenticate(deps, ...request),
    findSpace: async (principal, spaceId) => {
      await assertAccess(deps, principal, { ...spacePage, path: { spaceId } });
      return findSpace(deps, principal, spaceId);
    },
    listSpaces: async (principal, organizationId, limit) =>
      hasScope(principal, 'space:read', organizationId)
        ? deps.stores.spaces.listOfOrganization(organizationId, limit)
        : [],
    findPublishedSpec: async (path) => (await findPublished(deps, path)).spec,
    admit: (call) => admit(deps, call),
    parseBody: async (bytes) => (await loadOnDemand()).parseBody(deps, bytes),
    validateCall,
    handle: (call) => handle({ deps, findHandler, usage }, call),
    reader: {
      open: async (...place) => (await loadReader()).open(...place),
      openText: async (document) => (await loadReader()).openText(document),
    },
    listReadable: async (spec, principal = anonymous) =>
      (await import('./lazy-modules.js')).listReadable(deps, spec, principal),
    listReadableSpecs: async (organizationId, principal, query = {}) =>
      (await import('./lazy-modules.js')).listReadableSpecs(deps, organizationId, principal, query),
    ...createPageLists(deps, loadOnDemand),
    readChangelog: async (spec) => (await import('./lazy-modules.js')).readChangelog(deps, spec),
    recordRead: ({ id: versionId, specId }, { label, principal = anonymous }) =>
      usage.record({ specId, versionId, label, reader: readerOf(principal) }),
    flushUsage: usage.flush,
    deviceLogins: deferredDeviceLogins(async () => (await loadOnDemand()).createDeviceLogins(deps)),
    sources: {
      open: async (place, principal) => {
        await assertAccess(deps, principal, { ...sourcePage, path: { ...place } });
        return (await loadSources()).open(place, principal);
      },
    },
    search: async (place, query, principal = anonymous) =>
      (await loadOnDemand()).search(deps, place, query, principal),
    processNext: async (options) =>
      (await loadOnDemand()).processNext(deps, () => import('./lazy-modules.js'), options),
    rebuildNext: async () => (await import('./lazy-modules.js')).rebuildNext(deps),
    indexNext: async () => (await loadIndexer())(),
    pruneNext: async () => (await loadPruner())(),
    deliverNext: async (options) => (await loadOnDemand()).deliverNext(deps, options),
  };
}

/** The operations with the access that pages of the console require. */
const spacePage = { operationId: 'getComputedRevision', scopes: ['space:read'] } as const;
const sourcePage = {
  operationId: 'getLatestOpenAPISpecVersionContentRaw',
  scopes: ['openapi:read'],
} as const;

interface HandleParts {
  deps: Deps;
  findHandler: FindHandler;
  usage: UsageCounter;
}

async function handle({ deps, findHandler, usage }: HandleParts, call: Call): Promise<HTTPReply> {
  const route = findRoute(call.operationId);
  if (route.needsToken)
    await assertAccess(deps, call.principal, { ...call, scopes: requiredScopes(route, call.query) });
  return dispatch({ findHandler, usage }, route.operationId, route, call);
}

async function dispatch<Id extends OperationId>(
  { findHandler, usage }: Pick<HandleParts, 'findHandler' | 'usage'>,
  id: Id,
  route: Route,
  call: Call,
): Promise<HTTPReply> {
  const request = typedRequest(id, route, call);
  try {
    const handler = await findHandler(id);
    const reply = await handler(request);
    const served = call.isRead === false ? undefined : servedVersion(reply);
    if (served) usage.record({ ...readOf(served), reader: readerOf(call.principal) });
    const { chunks, ...head } = toHTTPReply(route, reply);
    return {
      ...head,
      chunks: typeof chunks === 'function' ? () => chunks().catch(rethrowWorkLimit) : chunks,
    };
  } catch (error) {
    return rethrowWorkLimit(error);
  }
}

function readOf({ spec, version, label }: SpecVersion) {
  return { specId: spec.id, versionId: version.id, label };
}
