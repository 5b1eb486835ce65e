import { scopeToken } from '@specshelf/search';
import { hasScope, type Principal } from '../base/ports/access/principal.js';
import { findReadable, type SpecReader } from '../state/access/accessible-records.js';

/** What a principal may find. */
export interface SearchScope {
  organizationId: string;
  /** Which all documents have. */
  tokens: readonly string[];
  /** Whether only public specifications are found. */
  isPublic: boolean;
  /** The ID of the only specification to search. */
  specId?: string;
}

/** Returns undefined for an organization that does not exist. */
export async function scopeOf(
  deps: SpecReader,
  { organizationId: requestedId }: { organizationId: string },
  slug: string | undefined,
  principal: Principal,
): Promise<SearchScope | undefined> {
  if (slug !== undefined) {
    const { spec } = await findReadable(deps, { organizationId: requestedId, specSlug: slug }, principal);
    const { organizationId } = spec;
    const isPublic = !hasScope(principal, 'openapi:read', organizationId, spec.slug);
    const tokens = [scopeToken(isPublic ? 'public' : 'organization', organizationId)];
    return { organizationId, isPublic, tokens: [...tokens, scopeToken('spec', spec.id)], specId: spec.id };
  }
  const organization = await deps.stores.organizations.find(requestedId);
  if (!organization) return undefined;
  const isPublic = !hasScope(principal, 'openapi:read', organization.id);
  const token = scopeToken(isPublic ? 'public' : 'organization', organization.id);
  return { organizationId: organization.id, isPublic, tokens: [token] };
}
