export type { SchemaUses, SiteMap, SitePage, SpecOverview } from '@specshelf/generator';
export { defined } from '@specshelf/markdown/defined';
export { isObject } from '@specshelf/parser/json';
export { parseURL } from '@specshelf/parser/parse-url';
export { firstTokenScopes, scopesIn } from './access/granted-scopes.js';
export { isReadable, readsPrivateIn } from './access/is-readable.js';
export { type NewAccessToken, newAccessToken, tokenPrefix } from './access/new-access-token.js';
export { organizationIdKey } from './access/organization-id-key.js';
export {
  anonymous,
  type Grant,
  hasScope,
  hasScopeAnywhere,
  isLimitedToSpecs,
  isMember,
  listedOrganizations,
  type Principal,
  type RequestContext,
} from './access/principal.js';
export { tokenState } from './access/token-state.js';
export { withoutOrganization } from './access/without-organization.js';
export { FairQueue, type Turn } from './concurrency/fair-queue.js';
export { ownersAtShare, type ShareLimits } from './concurrency/fair-share.js';
export { deprecationHeaders, deprecationOf } from './deprecation/deprecation-headers.js';
export { isDeprecatedAt, isDeprecatedFor } from './deprecation/is-deprecated.js';
export type { DeviceLogins, PendingDeviceLogin } from './device-logins/device-logins.js';
export {
  type Incompatibility,
  insufficientScope,
  invalidRequest,
  notFoundError,
  overloaded,
  pathNotFound,
  RequestError,
  type RequestProblem,
  StorageUnavailable,
  unauthenticated,
} from './errors.js';
export { createLazyHeavyWork } from './heavy-work/create-lazy-heavy-work.js';
export {
  type DeliveryCompletion,
  type DeliveryKey,
  type DeliveryUpdate,
  enqueueDelivery,
  type HookChanges,
  isExpectedDelivery,
  unreportedLabels,
} from './hooks/delivery-update.js';
export { exposedHeaders, preflightMaxAge } from './http/cors.js';
export { errorReply } from './http/error-reply.js';
export { findRoute } from './http/find-route.js';
export { handleRequest } from './http/handle-request.js';
export {
  contentTypeOf,
  defaultHeaders,
  type HTTPReply,
  isStored,
  readChunks,
  readStoredChunks,
  readText,
} from './http/http-reply.js';
export { decodePathSegment, matchPath } from './http/match-path.js';
export { methodNotAllowed } from './http/method-not-allowed.js';
export { parseQuery } from './http/query.js';
export { rateLimitExceeded, rateLimitHeaders } from './http/rate-limit.js';
export type { APIRequest, RequestBody, RequestPipeline } from './http/request-pipeline.js';
export { type UnvalidatedCall, type ValidatedRequest, validateCall } from './http/validate-call.js';
export { labelIn } from './labels/label-name.js';
export type { AccessToken } from './operator/access-tokens.js';
export type { Operator } from './operator/create-operator.js';
export type { Hook } from './operator/hooks.js';
export type { Inspection } from './operator/inspect.js';
export type { Integration } from './operator/integrations.js';
export { operator } from './operator/operator-principal.js';
export type { OrganizationChanges } from './operator/organizations.js';
export type { PrunableSpec, RetainedByLabel } from './operator/retention.js';
export type {
  OperatorAcknowledgment,
  OperatorChanges,
  OperatorSpec,
  OperatorSpecPath,
} from './operator/specs.js';
export type { CreatedByAPI } from './ports/access/created-by-api.js';
export type {
  DeviceLoginDecision,
  DeviceLoginLimits,
  DeviceLoginRecord,
  DeviceLoginStore,
} from './ports/access/device-logins.js';
export type {
  CIJob,
  ExchangedToken,
  IssuerKeysResult,
  PublisherRemoval,
  RepositoryPin,
  TrustedPublisherRecord,
  TrustedPublisherStore,
} from './ports/access/trusted-publishers.js';
export type { AuditEvent } from './ports/audit.js';
export type {
  AuditEntry,
  AuditFilter,
  AuditLogStore,
  AuditQuery,
  AuditRecord,
} from './ports/audit-log.js';
export type { ChangeSelection } from './ports/changes/selected-changes.js';
export type { Content, ContentCodec } from './ports/content.js';
export type { Deps, Queue } from './ports/deps.js';
export type {
  HeavyWork,
  TaskFunctions,
  TaskInput,
  TaskName,
  TaskOptions,
  TaskOutput,
} from './ports/heavy-work.js';
export { defaultLimits, type Limits } from './ports/limits.js';
export type { List, ListQuery, Place } from './ports/list-query.js';
export type { OrganizationProfile } from './ports/organization-profile.js';
export type {
  EventDispatch,
  EventResult,
  FetchFailed,
  FetchFailureCause,
  FetchRequest,
  FetchResult,
  HookCall,
  HookResult,
  Validators,
} from './ports/outbound.js';
export type { PipelineInput, PipelineOutput } from './ports/pipeline.js';
export type {
  LabelMove,
  LabelMoveRecord,
  LabelRecord,
  Provenance,
  PublicationRecord,
  Publisher,
  Submission,
} from './ports/publication-records.js';
export type {
  AccessTokenRecord,
  DeliveryRecord,
  DeprecationRecord,
  HookRecord,
  IntegrationRecord,
  MovedLabel,
  OpenAPISpecRecord,
  OpenAPISpecSummary,
  OpenAPISpecVersionRecord,
  OrganizationRecord,
  Retention,
  SpaceRecord,
  SpecLifecycle,
  SpecLink,
  SpecSourceRecord,
  Subject,
} from './ports/records.js';
export type {
  ChunkEntries,
  ChunkPlace,
  CurrentGeneration,
  FoundDocument,
  SearchChunk,
  SearchExpression,
  SearchFind,
  SearchInspection,
  SearchStore,
  StartedGeneration,
} from './ports/search/search-store.js';
export type { SpecFilter, SpecSearch, SpecSearchResult, SpecSortKey } from './ports/search/spec-search.js';
export type {
  DueQuery,
  KeptVersions,
  LabeledVersion,
  OpenAPISpecStore,
  OpenAPISpecVersionStore,
  PrunablePage,
  PrunableVersions,
  PruneBatch,
  RebuiltVersion,
  RetainedVersion,
  RunOutcome,
  VersionDeprecation,
  VersionQuery,
  WaitingQuery,
} from './ports/spec-stores.js';
export type {
  AccessTokenStore,
  ContentStore,
  DeliveryStore,
  HookStore,
  IntegrationStore,
  LabelStore,
  ListedLabel,
  OrganizationStore,
  RemovedContents,
  SpaceStore,
  Stores,
  TaskLeaseStore,
  TokenQuery,
} from './ports/stores.js';
export type { ReaderRequests, UsageQuery, UsageStore, VersionReads } from './ports/usage.js';
export { WorkAbandoned, WorkFailed, WorkLimitExceeded } from './ports/work-errors.js';
export { displayedState } from './present/displayed-state.js';
export { appURL, labelDocsURL, organizationAppURL, publishedURL } from './present/urls.js';
export { type Busy, type Candidate, hostOfURL, sourceHost } from './processing/claim.js';
export type { ClaimTerms } from './processing/process-next.js';
export {
  applyUpdate,
  isAsExpected,
  type SpecChanges,
  type SpecCommit,
  type SpecUpdate,
} from './processing/spec-update.js';
export type {
  ListedVersion,
  OpenedSpec,
  PageChanges,
  ReadableChange,
  ReadableChangelog,
  ReadableChangelogEntry,
  ReadableSpecs,
  ReadableSpecsQuery,
  ReadableVersion,
  ReadableVersions,
  Reader,
  ReaderPlace,
  VersionIndex,
} from './reader/reader.js';
export { expiredVersions } from './retention/expired-versions.js';
export type { SpecSettingsChange } from './rules/spec-settings.js';
export type { SchemaError, Validate } from './schema-validator.js';
export type { SearchPlace, SearchQuery, SearchResults } from './search/search.js';
export { type Call, createService, type GroupedChanges, type Service } from './service.js';
export type {
  LineLink,
  LinesOfText,
  LinkedLine,
  MissingSource,
  OpenedSource,
  RangeOfLines,
  SourcePlace,
  Sources,
  TextName,
} from './source-view/sources.js';
export { readSourceURL } from './sources/source-url.js';
export type { TaskLeaseUpdate } from './task-leases/task-lease-state.js';
export type { NewPublisher } from './trusted-publishers/create-publisher.js';
