import { defined } from '@specshelf/base/defined';
import type { AccessTokenRecord } from '../../base/ports/records.js';

type TokenAccess = Pick<AccessTokenRecord, 'organizations' | 'revokedAt'>;

/**
 * Returns the access of a token after the removal of an organization: a token without another organization is revoked. Returns
 * undefined if the token does not list the organization.
 */
export function withoutOrganization(
  { organizations, revokedAt }: TokenAccess,
  organizationId: string,
  now: string,
): (TokenAccess & { organizations: readonly string[] }) | undefined {
  if (organizations === '*' || !organizations.includes(organizationId)) return undefined;
  const others = organizations.filter((id) => id !== organizationId);
  return {
    organizations: others,
    ...defined({ revokedAt: revokedAt ?? (others.length === 0 ? now : undefined) }),
  };
}
