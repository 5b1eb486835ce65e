import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { search } from '../../search/search.js';
import { findOrganization } from '../../state/access/accessible-records.js';

export const searchOrganization =
  (deps: Deps): Handler<'searchOrganization', Principal> =>
  async ({ path, query, principal }) => {
    const place = await findOrganization(deps, principal, path.organizationId);
    return {
      status: 200,
      body: await search(deps, { organizationId: place.id }, { ...query, q: query.q ?? '' }, principal),
    };
  };
