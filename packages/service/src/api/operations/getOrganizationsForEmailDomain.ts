import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { readEmailDomain } from '../../features/organizations/email-domain.js';
import { presentOrganization } from '../../features/organizations/organization.js';

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
