// What the stores of a server implement, with the pure transitions that they apply.
export type {
  AuditEntry,
  AuditFilter,
  AuditLogStore,
  AuditQuery,
  AuditRecord,
} from './base/ports/audit-log.js';
export { type Busy, type Candidate, hostOfURL, sourceHost } from './base/ports/claim.js';
export {
  type DeliveryCompletion,
  type DeliveryKey,
  type DeliveryUpdate,
  enqueueDelivery,
  type HookChanges,
  isExpectedDelivery,
  unreportedLabels,
} from './base/ports/delivery-update.js';
export type { List, ListQuery, Place } from './base/ports/list-query.js';
export type {
  LabelMove,
  LabelMoveRecord,
  LabelRecord,
  Provenance,
  PublicationRecord,
  Publisher,
  Submission,
} from './base/ports/publication-records.js';
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
} from './base/ports/records.js';
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
} from './base/ports/search/search-store.js';
export type {
  SpecFilter,
  SpecSearch,
  SpecSearchResult,
  SpecSortKey,
} from './base/ports/search/spec-search.js';
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
} from './base/ports/spec-stores.js';
export {
  applyUpdate,
  isAsExpected,
  type SpecChanges,
  type SpecCommit,
  type SpecUpdate,
} from './base/ports/spec-update.js';
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
} from './base/ports/stores.js';
export type { TaskLeaseUpdate } from './base/ports/task-lease-state.js';
export type { ReaderRequests, UsageQuery, UsageStore, VersionReads } from './base/ports/usage.js';
export { movedLabel } from './state/labels/moved-label.js';
export {
  completeGeneration,
  formerToKeep,
  type GenerationEnd,
  type GenerationRecord,
  keepFormerGeneration,
  releaseGeneration,
  startGeneration,
} from './state/search/generation-state.js';
export { shownVersion } from './state/settings/shown-version.js';
