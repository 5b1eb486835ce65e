export type { SchemaUses, SiteMap, SitePage, SpecOverview } from '@specshelf/generator';
export { parseURL } from '@specshelf/parser/parse-url';
export { callAsOperator, createOperatorCall, type Operator } from './api/call-as-operator.js';
export { handleRequest } from './api/handle-request.js';
export type { APIRequest, RequestBody, RequestPipeline } from './api/request-pipeline.js';
export { type Call, createService, type GroupedChanges, type Service } from './api/service.js';
export { type UnvalidatedCall, type ValidatedRequest, validateCall } from './api/validate-call.js';
export { FairQueue } from './base/concurrency/fair-queue.js';
export { ownersAtShare, type ShareLimits } from './base/concurrency/fair-share.js';
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
} from './base/errors.js';
export { exposedHeaders, preflightMaxAge } from './base/http/cors.js';
export {
  contentTypeOf,
  defaultHeaders,
  type HTTPReply,
  isStored,
  readChunks,
  readStoredChunks,
  readText,
} from './base/http/http-reply.js';
export { methodNotAllowed } from './base/http/method-not-allowed.js';
export { rateLimitExceeded, rateLimitHeaders } from './base/http/rate-limit.js';
export { defaultLimits, type Limits } from './base/limits.js';
export { labelIn } from './base/names/label-name.js';
export type { CreatedByAPI } from './base/ports/access/created-by-api.js';
export type {
  DeviceLoginDecision,
  DeviceLoginLimits,
  DeviceLoginRecord,
  DeviceLoginStore,
} from './base/ports/access/device-logins.js';
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
} from './base/ports/access/principal.js';
export type {
  CIJob,
  ExchangedToken,
  IssuerKeysResult,
  PublisherRemoval,
  RepositoryPin,
  TrustedPublisherRecord,
  TrustedPublisherStore,
} from './base/ports/access/trusted-publishers.js';
export type { AuditEvent } from './base/ports/audit.js';
export type { ChangeSelection } from './base/ports/changes/selected-changes.js';
export type { Deps, Queue } from './base/ports/deps.js';
export type { OrganizationProfile } from './base/ports/organization-profile.js';
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
} from './base/ports/outbound.js';
export type { Content, ContentCodec } from './base/ports/work/content.js';
export type {
  HeavyWork,
  TaskFunctions,
  TaskInput,
  TaskName,
  TaskOptions,
  TaskOutput,
  Turn,
} from './base/ports/work/heavy-work.js';
export type { PipelineInput, PipelineOutput } from './base/ports/work/pipeline.js';
export { WorkAbandoned, WorkFailed, WorkLimitExceeded } from './base/ports/work/work-errors.js';
export { readTime } from './base/requests/read-time.js';
export { deprecationHeaders, deprecationOf } from './features/deprecation/deprecation-headers.js';
export { isDeprecatedAt, isDeprecatedFor } from './features/deprecation/is-deprecated.js';
export type { DeviceLogins, PendingDeviceLogin } from './features/device/device-logins.js';
export { expiredVersions } from './features/retention/expired-versions.js';
export { readSourceURL } from './features/sources/source-url.js';
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
} from './features/sources/view/sources.js';
export { displayedState } from './features/specs/displayed-state.js';
export { errorReply } from './http/error-reply.js';
export { findRoute } from './http/find-route.js';
export { decodePathSegment, matchPath } from './http/match-path.js';
export { parseQuery } from './http/query.js';
export type { SchemaError, Validate } from './http/schema-validator.js';
export type { AccessToken } from './operator/access-tokens.js';
export type { Hook } from './operator/hooks.js';
export type { Inspection } from './operator/inspect.js';
export type { Integration } from './operator/integrations.js';
export { operator } from './operator/operator-principal.js';
export type { OrganizationChanges } from './operator/organizations.js';
export type { PrunableSpec, RetainedByLabel } from './operator/retention.js';
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
export type { SearchPlace, SearchQuery, SearchResults } from './search/search.js';
export { firstTokenScopes, scopesIn } from './state/access/granted-scopes.js';
export { isReadable, readsPrivateIn } from './state/access/is-readable.js';
export { type NewAccessToken, newAccessToken, tokenPrefix } from './state/access/new-access-token.js';
export { organizationIdKey } from './state/access/organization-id-key.js';
export { tokenState } from './state/access/token-state.js';
export { withoutOrganization } from './state/access/without-organization.js';
export { appURL, labelDocsURL, organizationAppURL, publishedURL } from './state/urls.js';
export * from './store-ports.js';
export { createLazyHeavyWork } from './work/heavy-work/create-lazy-heavy-work.js';
export type { ClaimTerms } from './work/processing/process-next.js';
