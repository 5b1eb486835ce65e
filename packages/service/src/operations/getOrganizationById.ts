import type { Handler } from '@specshelf/contract';
import { findOrganization } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import type { Deps } from '../ports/deps.js';
import { presentOrganization } from '../present/organization.js';

export const getOrganizationById =
  (deps: Deps): Handler<'getOrganizationById', Principal> =>
  async ({ path, principal }) => {
    const organization = await findOrganization(deps, principal, path.organizationId);
    return { status: 200, body: presentOrganization(deps, principal, organization) };
  };
