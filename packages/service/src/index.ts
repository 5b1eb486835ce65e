export { parseURL } from '@specshelf/parser/parse-url';
export { type NewAccessToken, newAccessToken, type TokenGrant } from './access-token.js';
export type { AuditEvent } from './audit.js';
export type { AnswerInput, CompletedAnswer } from './complete-answer.js';
export type { IntegrationEvent } from './computed/integration-event.js';
export {
  type Bytes,
  type Deps,
  type HeavyWork,
  type Queue,
  WorkAbandoned,
  WorkFailed,
  WorkLimitExceeded,
} from './deps.js';
export {
  conflict,
  type ErrorMeaning,
  insufficientScope,
  invalidRequest,
  notFound,
  overloaded,
  pathNotFound,
  RequestError,
  type RequestProblem,
  StorageUnavailable,
  tooManyRequests,
  unauthenticated,
} from './errors.js';
export type { EventDispatch, EventResult } from './event-dispatch.js';
export { FairQueue, type Turn } from './fair-queue.js';
export { hasShare, ownersAtShare, type ShareLimits } from './fair-share.js';
export type {
  FetchFailed,
  FetchFailureCause,
  FetchRequest,
  FetchResult,
  Validators,
} from './fetch-source.js';
export type { Delivered } from './hooks/deliver-next.js';
export {
  type DeliveryCompletion,
  type DeliveryKey,
  type DeliveryUpdate,
  enqueueDelivery,
  type HookChanges,
  isExpectedDelivery,
} from './hooks/delivery-update.js';
export type { HookCall, HookResult } from './hooks/hook-call.js';
export { answerRequest } from './http/answer-request.js';
export { exposedHeaders, preflightMaxAge } from './http/cors.js';
export { type Encoding, encodings, etagOf, etagOfUnmodified } from './http/entity-tags.js';
export { errorReply } from './http/error-reply.js';
export { type HTTPReply, isStored, readChunks, readStoredChunks, readText } from './http/http-reply.js';
export { matchPath, type PathMatch } from './http/match-path.js';
export { methodNotAllowed } from './http/method-not-allowed.js';
export type {
  APIRequest,
  RequestBody,
  RequestLimits,
  RequestPipeline,
  RequestPorts,
  UnvalidatedCall,
  ValidatedRequest,
} from './http/request-pipeline.js';
export { createLazyHeavyWork } from './lazy-heavy-work.js';
export { defaultLimits, type Limits } from './limits.js';
export type { List, ListQuery, Place } from './list-query.js';
export type { AccessToken, AccessTokenOperator } from './operator/access-tokens.js';
export type { Operator } from './operator/create-operator.js';
export type { Hook, HookOperator, NewHook } from './operator/hooks.js';
export type { Inspection } from './operator/inspect.js';
export type { Integration, IntegrationTest } from './operator/integrations.js';
export { operator } from './operator/operator-principal.js';
export type { OrganizationChanges, RetentionChanges } from './operator/organizations.js';
export type { PrunableSpec, Pruned, RetentionOperator } from './operator/retention.js';
export type { OperatorSpec, OperatorSpecPath } from './operator/specs.js';
export { derivedMembers, type OrganizationProfile } from './organization-profile.js';
export type { PackedText } from './pack.js';
export { displayedState } from './present/displayed-state.js';
export { appURL, organizationAppURL, publishedURL } from './present/urls.js';
export { anonymous, type Principal, type RequestContext } from './principal.js';
export { type Busy, type Candidate, type Claim, hostOfURL, sourceHost } from './processing/claim.js';
export type { ClaimTerms, ProcessedRun } from './processing/process-next.js';
export type { Content, PipelineInput, PipelineOutput } from './processing/run-pipeline.js';
export {
  applyUpdate,
  isAsExpected,
  type SpecChanges,
  type SpecCommit,
  type SpecUpdate,
} from './processing/spec-update.js';
export type {
  AccessTokenRecord,
  DeliveryRecord,
  HookRecord,
  IntegrationRecord,
  OpenAPISpecRecord,
  OpenAPISpecSummary,
  OpenAPISpecVersionRecord,
  OrganizationRecord,
  ProcessErrorCode,
  ProcessingState,
  Retention,
  SpaceRecord,
  SpecSourceRecord,
  Subject,
} from './records.js';
export type { RenderInput } from './render-document.js';
export { expiredVersions } from './retention/expired-versions.js';
export { organizationIdKey } from './rules/organization-id-key.js';
export { hookSecretPurpose, integrationSecretPurpose, sourceHeadersPurpose } from './sealing-purposes.js';
export { type AdmittedCall, type Call, createService, type Service } from './service.js';
export { readSourceURL } from './source-url.js';
export type {
  DueQuery,
  KeptVersions,
  OpenAPISpecStore,
  OpenAPISpecVersionStore,
  PrunablePage,
  PrunableVersions,
  RebuiltVersion,
  RunOutcome,
  WaitingQuery,
} from './spec-stores.js';
export type {
  AccessTokenStore,
  ContentStore,
  DeliveryStore,
  HookStore,
  IntegrationStore,
  OrganizationStore,
  RemovedContents,
  SpaceStore,
  Stores,
  TaskLeaseStore,
} from './stores.js';
export type { TaskLeaseUpdate } from './task-leases/task-lease-state.js';
