import type { DocumentFacts } from '@specshelf/generator';
import type { ProblemCounts } from '@specshelf/parser';
import type { CreatedByAPI } from './access/created-by-api.js';
import type { Restricted } from './access/restricted.js';
import type { ExchangedToken } from './access/trusted-publishers.js';
import type { AcknowledgmentRecord, CompatibilityRecord, VersionChanges } from './changes/change-records.js';
import type { SpecProblem } from './changes/spec-problem.js';
import type { OrganizationProfile } from './organization-profile.js';
import type { PublicationRecord, Submission } from './publication-records.js';

// Stored records. Dates are ISO 8601 in UTC with milliseconds, so that they sort as text.

export type OrganizationRecord = OrganizationProfile & {
  id: string;
  createdAt: string;
  /** Lower case, in ASCII form. */
  emailDomains: string[];
  /** The versions to keep; all if absent. */
  retention?: Retention;
};

/** The versions of a specification to keep besides its latest: those that one of the two rules keeps. */
export interface Retention {
  /** Number of the newest versions. */
  keepVersions?: number;
  /** Maximum age in days. */
  keepDays?: number;
}

export interface SpaceRecord {
  id: string;
  organizationId: string;
  createdAt: string;
}

export interface AccessTokenRecord extends Restricted {
  id: string;
  /** SHA-256 of the token in lower-case hex; the token itself is not stored. */
  hash: string;
  /** The beginning of the token, for recognition. */
  prefix: string;
  subject: Subject;
  organizations: readonly string[] | '*';
  scopes: readonly string[];
  createdAt: string;
  expiresAt?: string;
  revokedAt?: string;
  /** Approximate: not every use is recorded. */
  lastUsedAt?: string;
  /** Present if the API created it. */
  created?: CreatedByAPI;
  /** Present if a CI job received it. */
  exchanged?: ExchangedToken;
}

/** The user or program that a token identifies. */
export interface Subject {
  id: string;
  displayName: string;
  email?: string;
}

/** An external program that computes content. */
export interface IntegrationRecord {
  id: string;
  /** In lower case. */
  name: string;
  /** The URL that receives events, without a trailing slash. */
  endpoint: string;
  /** Key that signs events, sealed. */
  secret: string;
  createdAt: string;
}

/** A URL that is called when a specification of an organization changes. */
export interface HookRecord {
  id: string;
  organizationId: string;
  url: string;
  /** Key that signs deliveries, sealed. */
  secret: string;
  createdAt: string;
  lastDeliveredAt?: string;
  /** The last failure since then. */
  lastFailure?: { at: string; reason: string };
  /** Number of consecutive failed calls. */
  failures: number;
}

/** A pending notification of a hook that a specification has changed. */
export interface DeliveryRecord {
  hookId: string;
  /** The stored slug of the specification. */
  specSlug: string;
  /** The labels that have moved, each once, least recent first. */
  movedLabels: readonly MovedLabel[];
  /** Fencing token. Increases with a change during delivery, and when an expired lease is taken over. */
  attempt: number;
  dueAt: string;
  /** Present only while in progress. */
  leaseExpiresAt?: string;
}

/** A label to report to a hook. */
export interface MovedLabel {
  name: string;
  /** The first attempt of the delivery that reports the last move; calls of earlier attempts began before it. */
  attempt: number;
}

/** The source of a specification. */
export type SpecSourceRecord =
  | {
      kind: 'url';
      url: string;
      /** The request headers as JSON, sealed for the origin of the URL. */
      headers?: string;
    }
  /** The digest of the content that is the text, and its size in bytes (absent in records of earlier releases). */
  | { kind: 'text'; content: string; size?: number }
  /** The digest of the content that is the manifest of the files, and the size of all files in bytes. */
  | { kind: 'files'; content: string; size?: number };

type ProcessingState = 'pending' | 'progress' | 'complete';
export type ProcessErrorCode = 'FETCH_TIMEOUT' | 'FETCH_ERROR' | 'PARSE_ERROR' | 'INCOMPATIBLE';

/** The members of a specification that lists need. */
export interface OpenAPISpecSummary {
  id: string;
  organizationId: string;
  slug: string;
  createdAt: string;
  updatedAt: string;
  visibility: 'private' | 'public';
  source: SpecSourceRecord;
  processingState: ProcessingState;
  queuedAt: string;
  /** The ID of the latest version. */
  lastVersion?: string;
  lastProcessedAt?: string;
  lastProcessErrorCode?: ProcessErrorCode;
  /** End of the first failed run since the last success. Absent if a server of an earlier release ended that run. */
  failingSince?: string;
  lastProcessedErrors: SpecProblem[];
  /** Number of problems; `lastProcessedErrors` may list fewer. */
  lastProcessedErrorCount: number;
  /** Numbers of these problems by severity. */
  problemCounts: ProblemCounts;
  /** The label whose version is shown instead of the latest one. */
  defaultLabel?: string;
  /** The version that the default label points to. */
  defaultVersion?: string;
  /** About the shown version. Absent if an earlier release created that version and it is not rebuilt yet. */
  facts?: DocumentFacts;
  /** Sort key for the order by name (`nameKeyOf`). */
  nameKey: string;
  owner?: string;
  /** Distinct regardless of case. */
  tags: readonly string[];
  lifecycle?: SpecLifecycle;
  deprecation?: DeprecationRecord;
  links: readonly SpecLink[];
  compatibility?: CompatibilityRecord;
}

export type SpecLifecycle = 'experimental' | 'production' | 'deprecated' | 'retired';

/** The deprecation of a specification or a version by its owner. It is independent of the lifecycle. */
export interface DeprecationRecord {
  at: string;
  /** Not before `at`. */
  sunset?: string;
  /** One paragraph of plain text. */
  note?: string;
}

/** A link to a related page. */
export interface SpecLink {
  title: string;
  url: string;
}

export interface OpenAPISpecRecord extends OpenAPISpecSummary {
  /** Fencing token. Increases when the source changes and when an expired lease is taken over. */
  attempt: number;
  /** Number of runs of the current source that crashed after the pipeline had received the document. */
  lostRuns: number;
  /** Whether the pipeline has received the document. Meaningful only while in progress. */
  inPipeline: boolean;
  /** Whether a run fetches the source or files that it references. */
  usesNetwork: boolean;
  /** Whether the same source was submitted again during a run. */
  rerunRequested: boolean;
  /** Sort key among the pending specifications of the organization (`queuePosition`). */
  queuePosition: string;
  /** Expiry of the lease, and start of the run. Present only while in progress. */
  leaseExpiresAt?: string;
  claimedAt?: string;
  /** Time of the next refresh or retry; absent if none is scheduled. */
  refreshAt?: string;
  /** Number of consecutive failed runs. */
  failedRuns: number;
  /** Digest of the manifest of the files that the last successful run read. */
  manifest?: string;
  /** Oldest first. */
  submissions: readonly Submission[];
  /** Accepted changes that no version has needed yet, oldest first. Some may have expired. */
  acknowledgments: readonly AcknowledgmentRecord[];
  /** Identifies what the last run refused and why: the same files under the same settings are refused again. */
  refusal?: string;
  /** Increases with each change of the submissions, the compatibility settings, the acknowledgments, the labels, or the default label, and when versions are removed. */
  revision: number;
}

export interface OpenAPISpecVersionRecord {
  id: string;
  specId: string;
  createdAt: string;
  /** Digest of all files: the same digest is the same version. */
  digest: string;
  format: 'json' | 'yaml';
  /** Digests of contents: the submitted entry, the processed document, and its outline. */
  raw: string;
  specification: string;
  outline: string;
  /** Digest of the manifest of all files; absent in versions of early releases. */
  manifest?: string;
  /** Digest of the submitted manifest of a set of files; absent for other sources. */
  submitted?: string;
  /** The version of the pipeline that generated the processed document, the outline, and the facts. */
  pipelineVersion: number;
  // Absent if an earlier release created the version and it is not rebuilt yet.
  facts?: DocumentFacts;
  /** The version of OpenAPI that the document is written in. */
  openapi?: string;
  /** The size of its files in UTF-8, in bytes. */
  size?: number;
  /** The publication that created the version. Absent if an earlier release created it. */
  publication?: PublicationRecord;
  publicationCount: number;
  deprecation?: DeprecationRecord;
  /** Absent for the first version, and if it cannot be compared. */
  changes?: VersionChanges;
  /** The version of the comparison that generated the changes, also if there are none. Less if it is still to be compared. */
  changesVersion: number;
}
