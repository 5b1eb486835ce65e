import { rethrowWorkLimit } from '../base/http/rethrow-work-limit.js';
import type { Principal } from '../base/ports/access/principal.js';
import type { Deps } from '../base/ports/deps.js';
import type { CatalogValues } from '../base/ports/search/catalog-values.js';
import type { GroupedChanges } from '../features/changes/list-changes.js';
import { findRoute } from '../http/find-route.js';
import { typedRequest, type UntypedRequest } from '../http/typed-request.js';
import { findVersion, resolveOrganizationId } from '../state/access/accessible-records.js';
import { assertAccess } from '../state/access/assert-access.js';

/** Lists for pages of the console, beside the operations of the API. */
export interface PageLists {
  /** Counts the owners and the tags in the catalog of an organization, for its filters. */
  countCatalogValues(principal: Principal, organizationId: string): Promise<CatalogValues>;
  /**
   * Returns the page cursor of `listOpenAPISpecs` after a number of the matches of a validated call; undefined if there are fewer. For numbered
   * pages.
   */
  findCatalogCursor(call: UntypedRequest, matches: number): Promise<string | undefined>;
  /** Like `listOpenAPISpecVersionChanges` for a validated call, with equal changes as one group, or with the group of one change only. */
  listGroupedChanges(call: UntypedRequest, groupOf?: string): Promise<GroupedChanges>;
}

/** The operations with the access that the lists require. */
const catalog = { operationId: 'listOpenAPISpecs', scopes: ['openapi:read'] } as const;
const changes = { operationId: 'listOpenAPISpecVersionChanges', scopes: ['openapi:read'] } as const;

export function createPageLists(
  deps: Deps,
  loadOnDemand: () => Promise<typeof import('./on-demand.js')>,
): PageLists {
  return {
    countCatalogValues: async (principal, organizationId) => {
      await assertAccess(deps, principal, { ...catalog, path: { organizationId } });
      return deps.stores.specs.countValues(await resolveOrganizationId(deps, principal, organizationId));
    },
    findCatalogCursor: async (call, matches) => {
      await assertAccess(deps, call.principal, { ...catalog, path: call.path });
      const request = typedRequest(catalog.operationId, findRoute(catalog.operationId), call);
      const { path, query, principal } = request;
      const organizationId = await resolveOrganizationId(deps, principal, path.organizationId);
      return (await loadOnDemand()).cursorAfter(deps, organizationId, query, matches);
    },
    listGroupedChanges: async (call, groupOf) => {
      await assertAccess(deps, call.principal, { ...changes, path: call.path });
      const request = typedRequest(changes.operationId, findRoute(changes.operationId), call);
      const found = await findVersion(deps, request.principal, request.path);
      const { listGroupedChanges, sharedReports } = await loadOnDemand();
      const query = { ...request.query, groupOf };
      return listGroupedChanges(deps, sharedReports(deps), found, query).catch(rethrowWorkLimit);
    },
  };
}
