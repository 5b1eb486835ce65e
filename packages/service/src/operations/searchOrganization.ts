import type { Handler } from '@specshelf/contract';
import { findOrganization } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import type { Deps } from '../ports/deps.js';
import { search } from '../search/search.js';

export const searchOrganization =
  (deps: Deps): Handler<'searchOrganization', Principal> =>
  async ({ path, query, principal }) => {
    const place = await findOrganization(deps, principal, path.organizationId);
    return {
      status: 200,
      body: await search(deps, { organizationId: place.id }, { ...query, q: query.q ?? '' }, principal),
    };
  };
