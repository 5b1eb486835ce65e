import type { Backend } from './backend-api.js';
import type { BackendOptions } from './options.js';
import { createScopes } from './scope/create-scopes.js';

export type { Backend, OpenAPISpec, Snapshot } from './backend-api.js';
export type { Call, CallLog, CallOf, LoggedRequest, PreflightRequest, RejectedRequest } from './call-log.js';
export type { Clock } from './clock.js';
export type { Hook, HookDelivery, LabelMoved, VersionRefused } from './hook.js';
export type { Integration, IntegrationEvent, IntegrationResponse } from './integration.js';
export type { BodyOf, InputOf, OperationId, ParamsOf, QueryOf, StatusOf } from './operation-types.js';
export type {
  BackendOptions,
  FailureOutcome,
  Grant,
  IssuerKeys,
  LoginApproval,
  LoginDecision,
  Outcome,
  Progress,
  ScopeOptions,
  SourceSeed,
} from './options.js';
export type { FailureOf, Garbling, RateLimit, Scenarios, SequenceStep, Times } from './scenarios.js';
export type { Scope } from './scope.js';
export type { Organization, OrganizationSeed, Space, SpaceSeed, SpecRef, SpecSeed, World } from './world.js';

/**
 * Creates an in-memory Specshelf.
 *
 * Throws a `TypeError` if an option is unknown or `baseUrl` is invalid, and a `RangeError` if `startAt` is invalid. The first
 * request reports invalid values in `world`.
 *
 * @example
 * ```ts
 * const backend = createBackend();
 * const response = await backend.fetch('/v1/orgs/default/openapi', {
 *   headers: { authorization: `Bearer ${backend.token}` },
 * });
 * ```
 */
export function createBackend(options: BackendOptions = {}): Backend {
  return createScopes(options).root;
}
