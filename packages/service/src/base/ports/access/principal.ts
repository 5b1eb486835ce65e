import type { Publisher } from '../publication-records.js';
import type { Subject } from '../records.js';
import { matchesWildcard } from './matches-wildcard.js';
import type { CIJob } from './trusted-publishers.js';

/** Identifies the log lines of a request. An adapter passes it in, and receives it with each error to log. */
export interface RequestContext {
  readonly requestId: string;
  /** The ID of the distributed trace, if the client sent one. */
  readonly traceId?: string;
}

/** Scopes in some organizations, or in all of them. */
export interface Grant {
  readonly organizations: readonly string[] | '*';
  readonly scopes: readonly string[];
  /** Patterns of slugs in lower case, if the grant is limited to some specifications. */
  readonly specSlugs?: readonly string[];
}

/** The caller, and its permissions: the union of its grants. An access token has one grant, a user may have several. */
export interface Principal {
  subject: Subject;
  grants: readonly Grant[];
  /** The ID of the access token, if the caller has sent one and it is stored. */
  tokenId?: string;
  /** The ID of the browser session, if the caller has signed in without an access token. */
  sessionId?: string;
  /** The expiry of the token, if it is stored and expires. */
  expiresAt?: string;
  /** For an integration that handles an event: the number of events in the chain that led to this request. */
  eventDepth?: number;
  /** The network address of the caller, for operations without a token. */
  address?: string;
  /** The CI job that received the token, for the audit log. */
  job?: CIJob;
  /** The request, if there is a log. */
  request?: RequestContext;
}

/** The caller of an operation without a token. */
export const anonymous: Principal = { subject: { id: 'anonymous', displayName: 'Anonymous' }, grants: [] };

/** Whether a principal has access to an organization, with any scope. */
export function isMember({ grants }: Principal, organizationId: string): boolean {
  return grants.some((grant) => includes(grant, organizationId));
}

/**
 * Whether a principal has a scope in an organization: for the specification with a slug, or without a slug for the whole organization.
 * A grant for some specifications has no scope for the whole organization.
 */
export function hasScope(
  { grants }: Principal,
  scope: string,
  organizationId: string,
  specSlug?: string,
): boolean {
  return grants.some(
    (grant) => grant.scopes.includes(scope) && includes(grant, organizationId) && coversSpec(grant, specSlug),
  );
}

/** Whether a grant is valid for the specification with a slug; without a slug, whether it is valid for all. */
export function coversSpec({ specSlugs }: Grant, slug: string | undefined): boolean {
  if (!specSlugs) return true;
  return slug !== undefined && specSlugs.some((pattern) => matchesWildcard(pattern, slug.toLowerCase()));
}

/** Whether all grants of a principal are for some specifications only. */
export function isLimitedToSpecs({ grants }: Principal): boolean {
  return grants.length > 0 && grants.every(({ specSlugs }) => specSlugs);
}

/**
 * Whether a principal has a scope in any organization. This suffices for operations that do not concern one organization, such
 * as the lookup of email domains.
 */
export function hasScopeAnywhere({ grants }: Principal, scope: string): boolean {
  return grants.some(({ scopes }) => scopes.includes(scope));
}

function includes({ organizations }: Grant, organizationId: string): boolean {
  return organizations === '*' || organizations.includes(organizationId);
}

/** Returns the organizations that the grants of a principal list, without those of a grant for all organizations. */
export function listedOrganizations({ grants }: Principal): string[] {
  return [...new Set(grants.flatMap(({ organizations }) => (organizations === '*' ? [] : organizations)))];
}

/** Returns the subject of a principal as versions and labels show it. */
export function publisherOf({ subject: { id, displayName } }: Principal): Publisher {
  return { id, displayName };
}
