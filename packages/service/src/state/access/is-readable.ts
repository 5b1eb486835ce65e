import { hasScope, isLimitedToSpecs, type Principal } from '../../base/ports/access/principal.js';
import type { OpenAPISpecSummary } from '../../base/ports/records.js';

type Readable = Pick<OpenAPISpecSummary, 'organizationId' | 'slug' | 'visibility' | 'lastVersion'>;

/** Whether a list for a principal contains a specification. A token for some specifications lists only these, also of public ones. */
export function isReadable(principal: Principal, spec: Readable): boolean {
  const { organizationId, slug, visibility, lastVersion } = spec;
  if (hasScope(principal, 'openapi:read', organizationId, slug)) return true;
  return visibility === 'public' && lastVersion !== undefined && !isLimitedToSpecs(principal);
}

/** Whether a principal may read private specifications of an organization: all or some. `organizationId` is the stored ID. */
export function readsPrivateIn({ grants }: Principal, organizationId: string): boolean {
  return grants.some(
    ({ organizations, scopes }) =>
      scopes.includes('openapi:read') && (organizations === '*' || organizations.includes(organizationId)),
  );
}
