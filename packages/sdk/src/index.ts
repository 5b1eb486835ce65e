export { groupProblems, type ProblemGroup } from '@specshelf/contract';
export {
  ApiError,
  AuthenticationError,
  BadRequestError,
  ConflictError,
  isApiError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
  ServerError,
  UnprocessableEntityError,
} from './api-errors.js';
export type { ApiPromise, Result, WithResponse } from './api-promise.js';
export { Client } from './client.js';
export type { ClientOptions, RequestOptions } from './client-options.js';
export type { ComputedContent } from './computed-content.js';
export type { CurrentUser } from './current-user.js';
export {
  AbortedError,
  ArgumentError,
  ConnectionError,
  type ErrorKind,
  isSdkError,
  ParseError,
  SdkError,
  SpecProcessingError,
  TimeoutError,
  WaitTimeoutError,
} from './errors.js';
export type { Logger, LogLevel } from './logger.js';
export type { Middleware, MiddlewareContext, SdkRequest } from './middleware.js';
export type {
  BuiltinOpenAPIProps,
  ComputedRevision,
  Document,
  DocumentBlock,
  FilesystemEntry,
  OpenAPIDocument,
  OpenAPISpec,
  OpenAPISpecVersion,
  OpenAPISpecVersionContent,
  OpenAPISpecVersionRaw,
  Organization,
  ProcessingProblem,
  ProcessingState,
  RevisionFile,
  RevisionPage,
  User,
} from './models.js';
export type { Open } from './open.js';
export type { HttpMethod, OperationId } from './operation-id.js';
export type { OrgScope, Scoped } from './org-scope.js';
export type { Organizations } from './organizations.js';
export type { Page, PagePromise } from './page.js';
export { pagesOf } from './pages-of.js';
export type {
  ComputedDependency,
  ComputedSource,
  ListParams,
  NewSpec,
  OrgRef,
  SpecRef,
  SpecSource,
  VersionRef,
} from './params.js';
export type { SpecVersions } from './spec-versions.js';
export type { Specs } from './specs.js';
export type { FetchMethod, FetchOptions, FetchResult, TypedFetch } from './typed-fetch.js';
export type { WaitOptions } from './wait.js';
