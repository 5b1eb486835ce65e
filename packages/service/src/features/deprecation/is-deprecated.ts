import { hasScope, type Principal } from '../../base/ports/access/principal.js';
import type { DeprecationRecord, OpenAPISpecRecord } from '../../base/ports/records.js';

/** Whether a deprecation has begun. Its time may be in the future. */
export function isDeprecatedAt(deprecation: Pick<DeprecationRecord, 'at'> | undefined, now: Date): boolean {
  return deprecation !== undefined && Date.parse(deprecation.at) <= now.getTime();
}

type Listed = Pick<OpenAPISpecRecord, 'organizationId' | 'slug' | 'deprecation' | 'lifecycle'>;

/**
 * Whether a list of specifications for a principal marks one as deprecated: its deprecation has begun, or its lifecycle says so, which only
 * members see.
 */
export function isDeprecatedFor(principal: Principal, spec: Listed, now: Date): boolean {
  const { organizationId, slug, deprecation, lifecycle } = spec;
  if (isDeprecatedAt(deprecation, now)) return true;
  return lifecycle === 'deprecated' && hasScope(principal, 'openapi:read', organizationId, slug);
}
