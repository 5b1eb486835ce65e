import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import { hasScope, isMember, type Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import type { OrganizationRecord } from '../../base/ports/records.js';
import { organizationAppURL, organizationURL } from '../../state/urls.js';

/** Returns the representation of an organization, with the effective permissions of the caller. */
export function presentOrganization(
  deps: Deps,
  principal: Principal,
  organization: OrganizationRecord,
): Schema<'Organization'> {
  const { logo, retention: _retention, ...profile } = organization;
  const member = isMember(principal, organization.id);
  return {
    object: 'organization',
    inviteLinks: false,
    plan: 'internal',
    trial: { status: 'notapplicable', count: 0 },
    ...profile,
    urls: {
      location: organizationURL(deps, organization.id),
      app: organizationAppURL(deps, organization.id),
      ...defined({ logo }),
    },
    mergeRules: { type: 'none' },
    permissions: {
      ...noPermissions,
      view: member,
      access: member,
      createOpenAPISpec: hasScope(principal, 'openapi:write', organization.id),
    },
  };
}

/** Permissions that this API never grants. */
const noPermissions = {
  admin: false,
  createContent: false,
  ownTeam: false,
  viewBilling: false,
  listMembers: false,
  listTeams: false,
  listIntegrations: false,
  listInstallations: false,
  installIntegration: false,
};
