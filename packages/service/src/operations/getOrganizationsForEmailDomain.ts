import type { Handler } from '@specshelf/contract';
import type { Principal } from '../access/principal.js';
import type { Deps } from '../ports/deps.js';
import { presentOrganization } from '../present/organization.js';
import { readEmailDomain } from '../rules/email-domain.js';

export const getOrganizationsForEmailDomain =
  (deps: Deps): Handler<'getOrganizationsForEmailDomain', Principal> =>
  async ({ path, principal }) => {
    const organizations = await deps.stores.organizations.findByEmailDomain(
      readEmailDomain(path.emailDomain),
    );
    return {
      status: 200,
      body: { organizations: organizations.map((found) => presentOrganization(deps, principal, found)) },
    };
  };
