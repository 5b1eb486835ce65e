export { groupProblems, type ProblemGroup } from '@specshelf/contract';
export { Client } from './client.js';
export {
  ApiError,
  AuthenticationError,
  BadRequestError,
  ConflictError,
  IncompatibleError,
  isApiError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
  ServerError,
  UnprocessableEntityError,
} from './errors/api-errors.js';
export {
  AbortedError,
  ArgumentError,
  ConnectionError,
  type ErrorKind,
  isSdkError,
  ParseError,
  ResponseTooLargeError,
  SdkError,
  SpecProcessingError,
  TimeoutError,
  WaitTimeoutError,
} from './errors/errors.js';
export type { ClientOptions, RequestOptions } from './model/client-options.js';
export type { Logger, LogLevel } from './model/logger.js';
export type { Middleware, MiddlewareContext, SdkRequest } from './model/middleware.js';
export type {
  AccessToken,
  AuditEvent,
  BuiltinOpenAPIProps,
  ComputedRevision,
  CreatedAccessToken,
  DeviceLogin,
  DeviceLoginResult,
  Document,
  DocumentBlock,
  FilesystemEntry,
  OpenAPIDocument,
  OpenAPISpec,
  OpenAPISpecAcknowledgment,
  OpenAPISpecChange,
  OpenAPISpecChangelogEntry,
  OpenAPISpecCheck,
  OpenAPISpecLabel,
  OpenAPISpecLabelMove,
  OpenAPISpecPublication,
  OpenAPISpecUsage,
  OpenAPISpecVersion,
  OpenAPISpecVersionContent,
  OpenAPISpecVersionRaw,
  OpenAPISpecVersionSource,
  Organization,
  ProcessingProblem,
  ProcessingState,
  RevisionFile,
  RevisionPage,
  SearchResult,
  SourceFile,
  TrustedPublisher,
  User,
} from './model/models.js';
export type { Open } from './model/open.js';
export type { HttpMethod, OperationId } from './model/operation-id.js';
export type { ChangeAcknowledgment, ChangeFilter, CompatibilityUpdate } from './params/changes.js';
export type { ComputedDependency, ComputedSource } from './params/computed.js';
export type { DeviceLoginRef, NewDeviceLogin } from './params/device-logins.js';
export type { AcknowledgingParams, LabelTarget, Provenance, PublicationParams } from './params/labels.js';
export type {
  LabelRef,
  ListParams,
  OrgRef,
  SourceFileRef,
  SpecRef,
  TokenRef,
  VersionFilter,
  VersionRef,
} from './params/references.js';
export type { SearchQuery } from './params/search.js';
export type {
  DeprecationUpdate,
  NewSpec,
  SpecFilter,
  SpecLifecycle,
  SpecSource,
  SpecUpdate,
} from './params/specs.js';
export type { AuditFilter, IdentityToken, NewAccessToken } from './params/tokens.js';
export type { NewTrustedPublisher, TrustedPublisherRef } from './params/trusted-publishers.js';
export type { ApiPromise, Result, WithResponse } from './request/api-promise.js';
export type { FetchMethod, FetchOptions, FetchResult, TypedFetch } from './request/typed-fetch.js';
export type { AccessTokens } from './resources/access-tokens.js';
export type { Acknowledgments } from './resources/acknowledgments.js';
export type { AuditLog } from './resources/audit-log.js';
export type { ChangesPage } from './resources/changes-page.js';
export type { ComputedContent } from './resources/computed-content.js';
export type { CurrentUser } from './resources/current-user.js';
export type { DeviceLogins } from './resources/device-logins.js';
export type { Labels } from './resources/labels.js';
export type { OrgScope, Scoped } from './resources/org-scope.js';
export type { Organizations } from './resources/organizations.js';
export type { Page, PagePromise } from './resources/page.js';
export { pagesOf } from './resources/pages-of.js';
export type { SearchPage } from './resources/search-page.js';
export type { SourceFiles } from './resources/source-files.js';
export type { SpecVersions } from './resources/spec-versions.js';
export type { Specs } from './resources/specs.js';
export type { TrustedPublishers } from './resources/trusted-publishers.js';
export type { WaitOptions } from './resources/wait.js';
