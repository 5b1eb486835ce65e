import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { listPage } from '../../base/requests/list-page.js';
import { isWholeList, wholeListName } from '../../features/catalog/whole-list.js';
import { presentSpecPage } from '../../features/specs/spec.js';
import { findOrganization, resolveOrganizationId } from '../../state/access/accessible-records.js';

export const listOpenAPISpecs =
  (deps: Deps): Handler<'listOpenAPISpecs', Principal> =>
  async ({ path, query, principal }) => {
    const organizationId = await resolveOrganizationId(deps, principal, path.organizationId);
    const page = isWholeList(query)
      ? await listPage(deps, wholeListName(organizationId), query, {
          find: (query) => deps.stores.specs.list(organizationId, query),
          present: (spec) => spec,
        })
      : await (await import('../on-demand.js')).searchSpecs(deps, organizationId, query);
    // An empty list may belong to a missing organization.
    if (page.count === 0) await findOrganization(deps, principal, organizationId);
    return { status: 200, body: presentSpecPage(deps, principal, page) };
  };
