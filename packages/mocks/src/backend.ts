import { createScopes } from './scope/create-scopes.js';
import type { Backend } from './types/backend-api.js';
import type { BackendOptions } from './types/options.js';

export type { Backend, OpenAPISpec, Snapshot } from './types/backend-api.js';
export type {
  Call,
  CallLog,
  CallOf,
  LoggedRequest,
  PreflightRequest,
  RejectedRequest,
} from './types/call-log.js';
export type { Clock } from './types/clock.js';
export type { Hook, HookDelivery, LabelMoved, VersionRefused } from './types/hook.js';
export type { Integration, IntegrationEvent, IntegrationResponse } from './types/integration.js';
export type { BodyOf, InputOf, OperationId, ParamsOf, QueryOf, StatusOf } from './types/operation-types.js';
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
} from './types/options.js';
export type { FailureOf, Garbling, RateLimit, Scenarios, SequenceStep, Times } from './types/scenarios.js';
export type { Scope } from './types/scope.js';
export type {
  Organization,
  OrganizationSeed,
  Space,
  SpaceSeed,
  SpecRef,
  SpecSeed,
  World,
} from './types/world.js';

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
