import type { Handler } from '@specshelf/contract';
import { findOrganization, resolveOrganizationId } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import { isWholeList, wholeListName } from '../catalog/whole-list.js';
import type { Deps } from '../ports/deps.js';
import { presentSpecPage } from '../present/spec.js';
import { listPage } from '../rules/list-page.js';

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
