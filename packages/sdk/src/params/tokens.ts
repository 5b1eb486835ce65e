/**
 * An access token to create.
 *
 * @example
 * ```ts
 * const token: NewAccessToken = { name: 'Laptop', scopes: ['openapi:read'], expiresAt: '2026-04-01T00:00:00Z' };
 * ```
 */
export interface NewAccessToken {
  /** A name that tells tokens of the same user apart. */
  name: string;
  /** The scopes, each of which the client's own token must have. */
  scopes: string[];
  /** The expiry in ISO 8601 with a time zone: within 90 days, and not after that of the client's own token. */
  expiresAt: string;
}

/**
 * The identity of a CI job.
 *
 * @example
 * ```ts
 * const identity = (environment: { SPECSHELF_ID_TOKEN: string }): IdentityToken => ({
 *   token: environment.SPECSHELF_ID_TOKEN,
 * });
 * ```
 */
export interface IdentityToken {
  /** The OpenID Connect token of the job, whose audience is the URL of the server. */
  token: string;
}

/**
 * Selects events of an audit log. Events must match all members.
 *
 * @example
 * ```ts
 * const filter: AuditFilter = { since: '2026-01-01', until: '2026-02-01', actor: 'ci' };
 * const events = await client.audit.list({ organizationId: 'acme', ...filter });
 * ```
 */
export interface AuditFilter {
  /** Events at this time or later: a date, or a time with a time zone, in ISO 8601. */
  since?: string | undefined;
  /** Events before this time. */
  until?: string | undefined;
  /** Events with this action, such as `spec.create`. */
  action?: string | undefined;
  /** Events of this actor. */
  actor?: string | undefined;
}
