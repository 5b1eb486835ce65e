import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { presentOrganization } from '../../features/organizations/organization.js';
import { findOrganization } from '../../state/access/accessible-records.js';

export const getOrganizationById =
  (deps: Deps): Handler<'getOrganizationById', Principal> =>
  async ({ path, principal }) => {
    const organization = await findOrganization(deps, principal, path.organizationId);
    return { status: 200, body: presentOrganization(deps, principal, organization) };
  };
