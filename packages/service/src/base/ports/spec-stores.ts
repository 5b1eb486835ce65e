import type { ProblemCounts } from '@specshelf/parser';
import type { AuditEntry } from './audit-log.js';
import type { SpecProblem } from './changes/spec-problem.js';
import type { Candidate } from './claim.js';
import type { List, ListQuery, Place } from './list-query.js';
import type { PublicationRecord } from './publication-records.js';
import type {
  DeprecationRecord,
  OpenAPISpecRecord,
  OpenAPISpecSummary,
  OpenAPISpecVersionRecord,
  ProcessErrorCode,
} from './records.js';
import type { CatalogValues } from './search/catalog-values.js';
import type { SpecSearch, SpecSearchResult } from './search/spec-search.js';
import type { SpecCommit, SpecUpdate } from './spec-update.js';
import type { Content } from './work/content.js';

/** Specifications. Their state machine is in `processing/spec-state.ts`; the store applies its transitions. */
export interface OpenAPISpecStore {
  /**
   * Inserts a specification with the contents that it refers to, and audit entries. Returns false, and stores nothing, if the
   * organization has a specification with this slug in any case.
   */
  insert(
    spec: OpenAPISpecRecord,
    contents?: readonly Content[],
    entries?: readonly AuditEntry[],
  ): Promise<boolean>;
  /** Finds a specification by its slug in any case. */
  find(organizationId: string, slug: string): Promise<OpenAPISpecRecord | undefined>;
  /** Ordered by creation time, then ID, ascending. */
  list(organizationId: string, query: ListQuery): Promise<List<OpenAPISpecSummary>>;
  /** Returns a page of the specifications that match a filter, in any order. */
  search(organizationId: string, search: SpecSearch): Promise<SpecSearchResult>;
  /** Counts the owners and the tags of an organization. */
  countValues(organizationId: string): Promise<CatalogValues>;
  /**
   * Completes the search data of some specifications that a server of an earlier release has written. Returns false if there are
   * none.
   */
  completeSearchData(): Promise<boolean>;
  /** Returns a page of expired runs and pending specifications. */
  listWaiting(query: WaitingQuery): Promise<readonly Candidate[]>;
  /** Returns a page of the specifications that are due for a refresh, by `refreshAt`, then ID. */
  listDue(query: DueQuery): Promise<readonly Candidate[]>;
  /**
   * Applies an update if the stored record is as expected, and returns the updated record; otherwise undefined. Without a
   * transaction: the update may be lost in a power failure.
   */
  update(update: SpecUpdate): Promise<OpenAPISpecRecord | undefined>;
  /**
   * Like `update`, in one transaction with the related writes: contents, the new version, publications, moves of labels, audit entries,
   * and deliveries to the hooks of the organization. If the record is not as expected, only contents are stored.
   */
  commit(commit: SpecCommit, contents?: readonly Content[]): Promise<OpenAPISpecRecord | undefined>;
  /**
   * Removes a specification with its versions, enqueues deliveries to the hooks of its organization, and stores audit entries.
   * Returns false, and stores nothing, if there is no such specification.
   */
  remove(id: string, now: string, entries?: readonly AuditEntry[]): Promise<boolean>;
}

/**
 * Selects expired runs by queue position, followed by pending specifications by organization, queue position and ID. If the last
 * of a page is pending, there may be more: after its organization.
 */
export interface WaitingQuery {
  now: string;
  /** Selects specifications that use the network, or those that do not. */
  network: boolean;
  /** Exclusive lower bound of the organization IDs of pending specifications. */
  after: string;
  /** Inclusive upper bound of these IDs; none if omitted. */
  upTo?: string;
}

export interface DueQuery {
  now: string;
  /** Organizations to leave out. */
  except: ReadonlySet<string>;
}

/** Result of a run. */
export interface RunOutcome {
  /** The new latest version. */
  version?: OpenAPISpecVersionRecord;
  /** Present if the run failed. */
  errorCode?: ProcessErrorCode;
  problems: SpecProblem[];
  /** Numbers of all problems; `problems` may list fewer. */
  problemCounts: ProblemCounts;
  /** Time of the next refresh or retry; none if omitted. */
  refreshAt?: string;
  /** Digest of the manifest of the fetched files; unchanged if omitted. */
  manifest?: string;
  /** Contents that the manifest and the version refer to; some may be stored already. */
  contents?: readonly Content[];
  /** Whether the run fetched anything; unchanged if omitted. */
  usesNetwork?: boolean;
  /** Stored reports of the comparisons with the versions that the new one must be compatible with. */
  reports?: readonly Uint8Array[];
  /** The versions that the new one was compared with; `none` if a comparison failed. Absent if there is no earlier version. */
  compared?: 'latest' | 'all' | 'none';
  /** Identifies what the run refused. */
  refusal?: string;
  /** Acknowledged changes that the new version needs. */
  consumed?: readonly string[];
  /** Crashes that count against the next run of the same source; 0 if omitted. */
  lostRuns?: number;
}

export interface OpenAPISpecVersionStore {
  find(specId: string, versionId: string): Promise<LabeledVersion | undefined>;
  /** Ordered by creation time, then ID, descending: newest first. */
  list(specId: string, query: VersionQuery): Promise<List<LabeledVersion>>;
  /** The publications of a version, newest first. */
  listPublications(versionId: string, query: ListQuery): Promise<List<PublicationRecord>>;
  /** Removes a number of publications that were created before a time, and returns how many. The first one of each version remains in its record. */
  removePublicationsBefore(batch: { createdBefore: string; limit: number }): Promise<number>;
  /**
   * Sets or removes the deprecation of a version, enqueues deliveries to the hooks of its organization, and stores audit entries.
   * Returns the updated record; undefined, and stores nothing, if there is no such version.
   */
  deprecate(change: VersionDeprecation): Promise<OpenAPISpecVersionRecord | undefined>;
  /** Returns the newest version of an earlier pipeline. */
  findOutdated(pipelineVersion: number): Promise<OpenAPISpecVersionRecord | undefined>;
  /**
   * Replaces the results of the pipeline; facts only if there are new ones. If the version is shown, or the latest, also replaces the facts of
   * its specification. With another document, the version and the next one count as not compared.
   */
  rebuild(id: string, made: RebuiltVersion): Promise<void>;
  /** Returns the newest version with changes of an earlier comparison, or with none yet. */
  findUncompared(changesVersion: number): Promise<OpenAPISpecVersionRecord | undefined>;
  /** Replaces the changes of a version; without new ones, they remain. The contents must be stored. */
  replaceChanges(
    id: string,
    compared: Pick<OpenAPISpecVersionRecord, 'changes' | 'changesVersion'>,
  ): Promise<void>;
  /**
   * Reads a page of the specifications of an organization, in the order of `OpenAPISpecStore.list`, and returns those with expired
   * versions (`expiredVersions`).
   */
  findPrunable(organizationId: string, kept: KeptVersions, query: ListQuery): Promise<PrunablePage>;
  /** Returns the versions of an organization that would be expired without labels, by specification and version. */
  listRetained(organizationId: string, kept: KeptVersions): Promise<readonly RetainedVersion[]>;
  /** Returns the number of bytes that only the expired versions of each specification refer to, unless it is 0. */
  measurePrunable(specIds: readonly string[], kept: KeptVersions): Promise<ReadonlyMap<string, number>>;
  /**
   * Removes expired versions (`expiredVersions`) of several specifications in one transaction, up to `limit` in all, by the ID of
   * the specification and the age of the version. Enqueues deliveries to the hooks of the organization. Returns the number of
   * removed versions for each specification that lost any.
   */
  prune(batch: PruneBatch): Promise<ReadonlyMap<string, number>>;
}

/** A version with the names of its labels, in alphabetical order. */
export type LabeledVersion = OpenAPISpecVersionRecord & { labels: readonly string[] };

export interface VersionDeprecation extends Pick<OpenAPISpecVersionRecord, 'specId' | 'id'> {
  /** Undefined removes it. */
  deprecation: DeprecationRecord | undefined;
  now: string;
  entries: readonly AuditEntry[];
}

export interface VersionQuery extends ListQuery {
  /** Selects versions of documents with this version; all if omitted. */
  documentVersion?: string;
}

export interface PruneBatch {
  organizationId: string;
  specIds: readonly string[];
  kept: KeptVersions;
  limit: number;
  now: string;
}

/** Rules that keep versions besides the latest: a number of the newest, and those created at a time or later. */
export type KeptVersions = { newest: number; since?: string } | { newest?: number; since: string };

export interface PrunablePage {
  specs: PrunableVersions[];
  /** The last specification of the page; absent if there are no more. */
  next?: Place;
}

/** The expired versions of a specification. */
export interface PrunableVersions {
  specId: string;
  slug: string;
  /** Their number, and the number of all versions. */
  versions: number;
  of: number;
  /** Creation times of the first and the last of them. */
  from: string;
  to: string;
}

/** A version that retention keeps because of labels. */
export interface RetainedVersion {
  slug: string;
  versionId: string;
  createdAt: string;
  /** The labels that point to it, and those that pointed to it before their last move. */
  labels: readonly string[];
  previousLabels: readonly string[];
}

export type RebuiltVersion = Pick<
  OpenAPISpecVersionRecord,
  'format' | 'specification' | 'outline' | 'pipelineVersion' | 'facts' | 'openapi' | 'size'
>;
