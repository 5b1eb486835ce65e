import type { Schema } from '@specshelf/contract';
import type { Integration } from './integration.js';
import type { Scope } from './scope.js';
import type { World } from './world.js';

/**
 * The user and the permissions of a token.
 *
 * @example
 * ```ts
 * const reader: Grant = { organizations: ['acme'], scopes: ['openapi:read'], expiresAt: '2026-02-01T00:00:00Z' };
 * ```
 */
export interface Grant {
  /** The user that `getAuthenticatedUser` returns; the operator by default. */
  subject?: { id: string; displayName: string; email?: string };
  /** The IDs of the accessible organizations; `all` by default. Requests to other organizations result in 404. */
  organizations?: readonly string[] | 'all';
  /** The scopes of the token; by default those of the first token of a server, all except `email-domains:read`. Operations that require another scope result in 403. */
  scopes?: readonly Scope[];
  /** Expiry in ISO 8601, by the clock of the backend. */
  expiresAt?: string;
  /** Time of revocation in ISO 8601. Requests with a revoked token result in 401. */
  revokedAt?: string;
}

/**
 * When a source is processed. The response to the request that submits it always has the state `pending`.
 *
 * - `immediate`: before the response to the next request.
 * - `polls`: before the response to the `count`-th call of `getOpenAPISpecBySlug` for the specification.
 * - `clock`: when the clock of the backend has advanced by `ms`.
 * - `manual`: when the test calls `finish` or `drainQueue`.
 *
 * @example
 * ```ts
 * const progress: Progress = { kind: 'clock', ms: 5_000 };
 * ```
 */
export type Progress =
  | { kind: 'immediate' }
  | { kind: 'polls'; count: number }
  | { kind: 'clock'; ms: number }
  | { kind: 'manual' };

/**
 * The outcome of the processing of a source: the result of the server's pipeline (`complete`), or an error and its problems.
 *
 * @example
 * ```ts
 * const outcome: Outcome = { error: 'PARSE_ERROR', problems: [{ message: 'Unexpected indentation.', line: 3 }] };
 * ```
 */
export type Outcome = 'complete' | FailureOutcome;

/**
 * An error as the outcome of the processing of a source.
 *
 * @example
 * ```ts
 * const timeout: FailureOutcome = { error: 'FETCH_TIMEOUT' };
 * ```
 */
export interface FailureOutcome {
  /** The value of `lastProcessErrorCode` of the specification. */
  error: 'FETCH_TIMEOUT' | 'FETCH_ERROR' | 'PARSE_ERROR';
  /** By default one problem, whose message states that a test requested the error. */
  problems?: readonly Schema<'ProcessingProblem'>[];
}

/**
 * The decision of a user about a device login: `denied`, or an approval.
 *
 * @example
 * ```ts
 * const decision: LoginDecision = { organizationId: 'acme', scopes: ['openapi:read'] };
 * ```
 */
export type LoginDecision = 'denied' | LoginApproval;

/**
 * The access that a user grants with a device login.
 *
 * @example
 * ```ts
 * const approval: LoginApproval = { organizationId: 'acme' };
 * ```
 */
export interface LoginApproval {
  /** `default` by default. */
  organizationId?: string;
  /** The scopes that the program proposes by default. */
  scopes?: readonly Scope[];
  /** Expiry of the new token in ISO 8601, by the clock of the backend; in 90 days by default. */
  expiresAt?: string;
  /** The token of the user who decides; that of the backend by default. */
  token?: string;
}

/**
 * Options of a scope. Omitted options have the values of its parent backend.
 *
 * @example
 * ```ts
 * const options: ScopeOptions = { processing: { kind: 'polls', count: 3 }, requestValidation: false };
 * ```
 */
export interface ScopeOptions {
  /** The seed of IDs: the same seed and the same calls result in the same IDs. */
  seed?: string;
  /** The initial time of the clock in ISO 8601; `2026-01-01T00:00:00.000Z` by default. */
  startAt?: string;
  /**
   * Authentication: accept any bearer token (`any-bearer`), require no token (`off`), or accept only these `tokens` and the `token`
   * of the backend, which is like the first token of a server. `any-bearer` by default; scopes do not inherit this option.
   */
  auth?: 'any-bearer' | 'off' | { tokens: Readonly<Record<string, Grant>> };
  /** `{ kind: 'immediate' }` by default. */
  processing?: Progress;
  /**
   * Whether requests are validated against the OpenAPI document, as on the server; true by default. If false, the values of a call
   * may not match its type.
   */
  requestValidation?: boolean;
  /**
   * Default number of items on a page, at most 1,000; by default that of each operation. Operations with shorter pages, such as the
   * search, have their maximum.
   */
  pageSize?: number | undefined;
  /** Initial data: by default the organization `default` with the space `docs`. */
  world?: World;
  /** Texts by URL, in place of the network. Other URLs result in `FETCH_ERROR`. */
  sources?: Readonly<Record<string, string | SourceSeed>>;
  /** The public keys of issuers of identity tokens, by issuer, in place of the network. No other issuer is known. */
  issuers?: Readonly<Record<string, IssuerKeys>>;
  /** Integrations by name: they answer the events of sources `integration:<name>:<source>`. */
  integrations?: Readonly<Record<string, Integration>>;
}

/**
 * The public keys of an issuer of identity tokens: a JSON Web Key Set.
 *
 * @example
 * ```ts
 * const github = 'https://token.actions.githubusercontent.com';
 * const issuersWith = (keys: IssuerKeys) => createBackend({ issuers: { [github]: keys } });
 * ```
 */
export interface IssuerKeys {
  /** JSON Web Keys. */
  keys: readonly object[];
}

/**
 * A source at a URL that requires certain request headers.
 *
 * @example
 * ```ts
 * const secret: SourceSeed = { text: 'openapi: 3.1.0', headers: { 'x-api-key': 'open sesame' } };
 * ```
 */
export interface SourceSeed {
  /** The text of the source, in JSON or YAML. */
  text: string;
  /** The required request headers. Requests without them are rejected as unauthorized. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * Options of a backend. All are optional.
 *
 * @example
 * ```ts
 * const options: BackendOptions = { baseUrl: 'https://api.acme.example', seed: 'mine', startAt: '2026-03-01T09:00:00Z' };
 * ```
 */
export interface BackendOptions extends ScopeOptions {
  /** The base URL, without a trailing slash; `https://specshelf.test` by default. */
  baseUrl?: string;
}
