import type { Handler } from '@specshelf/contract';
import { findOrganization, findSpec } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import type { Deps } from '../ports/deps.js';

// Finds nothing until the index exists.
export const searchOrganization =
  (deps: Deps): Handler<'searchOrganization', Principal> =>
  async ({ path, query, principal }) => {
    const { id: organizationId } = await findOrganization(deps, principal, path.organizationId);
    if (query.spec !== undefined) await findSpec(deps, principal, { organizationId, specSlug: query.spec });
    return { status: 200, body: { items: [] } };
  };
