import type { Schema } from '@specshelf/contract';
import type { Integration } from './integration.js';
import type { Scope } from './scope.js';
import type { World } from './world.js';

/**
 * Whom a token speaks for, and what it allows: everything that is not said.
 *
 * @example
 * ```ts
 * const reader: Grant = { organizations: ['acme'], scopes: ['openapi:read'], expiresAt: '2026-02-01T00:00:00Z' };
 * ```
 */
export interface Grant {
  /** Whom `getAuthenticatedUser` shows; the operator by default. */
  subject?: { id: string; displayName: string; email?: string };
  /** The ids of the organizations that it is good for; `all` by default. The others are not there for it (404). */
  organizations?: readonly string[] | 'all';
  /** What it may do, all by default. Without a scope that an operation needs, the answer is 403. */
  scopes?: readonly Scope[];
  /** When the token ends, ISO 8601, by the clock of the backend. */
  expiresAt?: string;
  /** When it was revoked, ISO 8601: nobody can use it any more. */
  revokedAt?: string;
}

/**
 * When a source is processed after it was accepted. The answer that accepts it always says `pending`.
 *
 * - `immediate`: before the next request is answered.
 * - `polls`: when `getOpenAPISpecBySlug` is called for it the `count`-th time, which sees the outcome.
 * - `clock`: when the clock of the backend has moved on by `ms`.
 * - `manual`: when `finish` or `drainQueue` is called.
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
 * How the processing of a source ends: with what it leads to, or with an error and what is said of it.
 *
 * @example
 * ```ts
 * const outcome: Outcome = { error: 'PARSE_ERROR', problems: [{ message: 'A line is wrong.', line: 3 }] };
 * ```
 */
export type Outcome = 'complete' | FailureOutcome;

/**
 * An error with which the processing of a source ends.
 *
 * @example
 * ```ts
 * const timeout: FailureOutcome = { error: 'FETCH_TIMEOUT' };
 * ```
 */
export interface FailureOutcome {
  /** The code that the specification shows as `lastProcessErrorCode`. */
  error: 'FETCH_TIMEOUT' | 'FETCH_ERROR' | 'PARSE_ERROR';
  /** By default one problem, with the message that a test asked for the error. */
  problems?: readonly Schema<'ProcessingProblem'>[];
}

/**
 * What a scope can have of its own; what is not given is as in the backend that it was made from.
 *
 * @example
 * ```ts
 * const options: ScopeOptions = { processing: { kind: 'polls', count: 3 }, requestValidation: false };
 * ```
 */
export interface ScopeOptions {
  /** What ids are made from: the same seed and the same calls give the same ids. */
  seed?: string;
  /** The time when the clock starts, ISO 8601; `2026-01-01T00:00:00.000Z` by default. */
  startAt?: string;
  /**
   * Which tokens are taken: any, none needed, or these. The backend's own `token` always is, and may do everything.
   * `any-bearer` by default; a scope does not take this over.
   */
  auth?: 'any-bearer' | 'off' | { tokens: Readonly<Record<string, Grant>> };
  /** `{ kind: 'immediate' }` by default. */
  processing?: Progress;
  /**
   * Whether requests are judged by the document, as the server does; true by default. Without it, a call may be other
   * than its type says.
   */
  requestValidation?: boolean;
  /** How many items a page has when a call does not say; 50 by default, at most 1,000. */
  pageSize?: number;
  /** What exists at the start: by default the organization `default` with the space `docs`. */
  world?: World;
  /** What is found on the internet: texts by URL. Every other URL is a `FETCH_ERROR`. */
  sources?: Readonly<Record<string, string | SourceSeed>>;
  /** The integrations that are registered, by name: they answer for sources `integration:<name>:<source>`. */
  integrations?: Readonly<Record<string, Integration>>;
}

/**
 * A text on the internet that does not answer everybody.
 *
 * @example
 * ```ts
 * const secret: SourceSeed = { text: 'openapi: 3.1.0', headers: { 'x-api-key': 'open sesame' } };
 * ```
 */
export interface SourceSeed {
  /** What is found there, JSON or YAML. */
  text: string;
  /** The request headers that it asks for. Without them it answers as a site does that wants to know who asks. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * How a backend is set up. Everything has a default.
 *
 * @example
 * ```ts
 * const options: BackendOptions = { baseUrl: 'https://api.acme.example', seed: 'mine', startAt: '2026-03-01T09:00:00Z' };
 * ```
 */
export interface BackendOptions extends ScopeOptions {
  /** Where it is, without a trailing slash; `https://specshelf.test` by default. */
  baseUrl?: string;
}
