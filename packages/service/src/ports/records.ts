import type { Problem } from '@specshelf/parser';
import type { OrganizationProfile } from './organization-profile.js';

/** What the stores keep. Dates are ISO 8601 in UTC with milliseconds, so that their text sorts as they do. */
export type OrganizationRecord = OrganizationProfile & {
  id: string;
  createdAt: string;
  /** Lower case, in ASCII form. */
  emailDomains: string[];
  /** Which versions stay; all of them when it is left out. */
  retention?: Retention;
};

/** Which versions of a specification stay besides its latest: those that one of the two keeps. */
export interface Retention {
  /** So many of the newest. */
  keepVersions?: number;
  /** Those that are younger than so many days. */
  keepDays?: number;
}

export interface SpaceRecord {
  id: string;
  organizationId: string;
  createdAt: string;
}

export interface AccessTokenRecord {
  id: string;
  /** SHA-256 of the token in lower-case hex; the token itself is kept nowhere. */
  hash: string;
  /** How the token begins, to recognize it by. */
  prefix: string;
  subject: Subject;
  organizations: readonly string[] | '*';
  scopes: readonly string[];
  createdAt: string;
  expiresAt?: string;
  revokedAt?: string;
  /** About when it was used last: not every use is written down. */
  lastUsedAt?: string;
}

/** Whom a token speaks for. */
export interface Subject {
  id: string;
  displayName: string;
  email?: string;
}

/** A program of somebody else's that makes content. */
export interface IntegrationRecord {
  id: string;
  /** In lower case, as it is found. */
  name: string;
  /** Where it takes events, without a slash at the end. */
  endpoint: string;
  /** What events are signed with, sealed. */
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
  /** Fencing token. Increases with a change during delivery, and when an expired lease is taken over. */
  attempt: number;
  dueAt: string;
  /** Present only while in progress. */
  leaseExpiresAt?: string;
}

/** Where a specification is taken from. */
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

export type ProcessingState = 'pending' | 'progress' | 'complete';
export type ProcessErrorCode = 'FETCH_TIMEOUT' | 'FETCH_ERROR' | 'PARSE_ERROR';

/** What lists read of a specification: what is shown of it, and since when it waits. */
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
  /** The id of the latest version. */
  lastVersion?: string;
  lastProcessedAt?: string;
  lastProcessErrorCode?: ProcessErrorCode;
  lastProcessedErrors: Problem[];
  /** How many problems there are; `lastProcessedErrors` may list fewer. */
  lastProcessedErrorCount: number;
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
  /** Digest of the manifest of the files that the latest run fetched. */
  manifest?: string;
}

export interface OpenAPISpecVersionRecord {
  id: string;
  specId: string;
  createdAt: string;
  /** Of the entry and every other file that was read: the same digest is the same version. */
  digest: string;
  format: 'json' | 'yaml';
  /** Digests of contents: the entry as it was submitted, the processed document, and its outline. */
  raw: string;
  specification: string;
  outline: string;
  /** The manifest of all files that were read; absent in versions from before there were any. */
  manifest?: string;
  /** The manifest of the set of files as it was submitted; absent for other sources. */
  submitted?: string;
  /** The release of the pipeline that made the processed document and the outline. */
  pipelineVersion: number;
}
