import type { Problem } from '@specshelf/parser';
import type { DeliveryCompletion, DeliveryUpdate } from './hooks/delivery-update.js';
import type { Candidate } from './processing/claim.js';
import type { Content } from './processing/run-pipeline.js';
import type { SpecCommit, SpecUpdate } from './processing/spec-update.js';
import type {
  AccessTokenRecord,
  DeliveryRecord,
  HookRecord,
  IntegrationRecord,
  OpenAPISpecRecord,
  OpenAPISpecSummary,
  OpenAPISpecVersionRecord,
  OrganizationRecord,
  ProcessErrorCode,
  SpaceRecord,
} from './records.js';
import type { TaskLeaseUpdate } from './task-leases/task-lease-state.js';

/** The storage of the service, implemented on a database and in memory. */
export interface Stores {
  organizations: OrganizationStore;
  spaces: SpaceStore;
  accessTokens: AccessTokenStore;
  integrations: IntegrationStore;
  hooks: HookStore;
  deliveries: DeliveryStore;
  specs: OpenAPISpecStore;
  versions: OpenAPISpecVersionStore;
  contents: ContentStore;
  taskLeases: TaskLeaseStore;
}

export interface OrganizationStore {
  /** Returns false, and stores nothing, if there is one whose ID is the same or differs in case only. */
  insert(organization: OrganizationRecord): Promise<boolean>;
  /** Replaces the record with this ID. Returns false if there is none. */
  replace(organization: OrganizationRecord): Promise<boolean>;
  /**
   * Returns the organization with exactly this ID, otherwise the only one whose ID differs in case only. Where earlier
   * releases stored several such IDs, each is found by its exact ID only.
   */
  find(id: string): Promise<OrganizationRecord | undefined>;
  /** Ordered by creation time, then ID. */
  list(): Promise<OrganizationRecord[]>;
  /**
   * Removes an organization with everything that belongs to it, and takes it out of all tokens, so that they grant no access to a
   * later organization with this ID; a token without another organization is revoked. Returns false if there is none.
   */
  remove(id: string, now: string): Promise<boolean>;
  /** Ordered by creation time, then ID. */
  findByEmailDomain(emailDomain: string): Promise<OrganizationRecord[]>;
}

export interface SpaceStore {
  /** Returns false, and stores nothing, if the ID is taken. */
  insert(space: SpaceRecord): Promise<boolean>;
  find(id: string): Promise<SpaceRecord | undefined>;
  /** Ordered by creation time, then ID. */
  list(): Promise<SpaceRecord[]>;
  /** Returns false if there is none. */
  remove(id: string): Promise<boolean>;
}

export interface AccessTokenStore {
  /** Returns false, and stores nothing, if the hash is taken. */
  insert(token: AccessTokenRecord): Promise<boolean>;
  findByHash(hash: string): Promise<AccessTokenRecord | undefined>;
  /** Ordered by creation time, then ID. */
  list(): Promise<AccessTokenRecord[]>;
  /** Returns false if there is none, or it is already revoked. */
  revoke(id: string, now: string): Promise<boolean>;
  noteUse(id: string, now: string): Promise<void>;
}

export interface IntegrationStore {
  /** Returns false, and stores nothing, if the name is taken. */
  insert(integration: IntegrationRecord): Promise<boolean>;
  /** By name, ignoring case. */
  find(name: string): Promise<IntegrationRecord | undefined>;
  /** Ordered by name. */
  list(): Promise<IntegrationRecord[]>;
  /** By name, ignoring case. Returns false if there is none. */
  remove(name: string): Promise<boolean>;
}

export interface HookStore {
  insert(hook: HookRecord): Promise<void>;
  find(id: string): Promise<HookRecord | undefined>;
  /** Ordered by creation time, then ID; with the number of pending deliveries. */
  list(): Promise<(HookRecord & { waiting: number })[]>;
  /** Removes a hook with its deliveries. Returns false if there is no such hook. */
  remove(id: string): Promise<boolean>;
}

/**
 * Deliveries to hooks. Their state machine is in `hooks/delivery-state.ts`. A delivery is enqueued in the transaction of the change
 * that it reports.
 */
export interface DeliveryStore {
  /**
   * Returns the delivery that has been due for longest (by `dueAt`, then hook and slug), of the hooks without a delivery in
   * progress. It may be in progress with an expired lease.
   */
  findDue(now: string): Promise<DeliveryRecord | undefined>;
  /**
   * Applies an update if the stored record is as expected and its hook has no delivery in progress, and returns the updated
   * record.
   */
  claim(update: DeliveryUpdate, now: string): Promise<DeliveryRecord | undefined>;
  /** Applies an update if the stored record is as expected. */
  release(update: DeliveryUpdate): Promise<void>;
  /** Ends an attempt. Returns false if it was superseded: the delivery remains. */
  complete(completion: DeliveryCompletion): Promise<boolean>;
}

/** A place in a list: the sort key of the last record of the page before. */
export interface Place {
  createdAt: string;
  id: string;
}

export interface ListQuery {
  /** Records after this place, in the order of the list. */
  after?: Place;
  limit: number;
}

export interface List<T> {
  records: T[];
  /** Whether there are records after these. */
  more: boolean;
  /** How many records the whole list has. */
  total: number;
}

/** Specifications. Their state machine is in `processing/spec-state.ts`; the store applies its transitions. */
export interface OpenAPISpecStore {
  /**
   * Inserts a specification with the contents that it refers to. Returns false, and stores nothing, if the organization has a
   * specification with this slug in any case.
   */
  insert(spec: OpenAPISpecRecord, contents?: readonly Content[]): Promise<boolean>;
  /** Finds a specification by its slug in any case. */
  find(organizationId: string, slug: string): Promise<OpenAPISpecRecord | undefined>;
  /** Ordered by creation time, then ID, ascending. */
  list(organizationId: string, query: ListQuery): Promise<List<OpenAPISpecSummary>>;
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
   * Like `update`, in one transaction with the related writes: contents, the new version, and deliveries to the hooks of the
   * organization. If the record is not as expected, only contents are stored.
   */
  commit(commit: SpecCommit, contents?: readonly Content[]): Promise<OpenAPISpecRecord | undefined>;
  /**
   * Removes a specification with its versions, and enqueues deliveries to the hooks of its organization. Returns false if there
   * is no such specification.
   */
  remove(id: string, now: string): Promise<boolean>;
}

/**
 * Selects expired runs by queue position, followed by pending specifications by organization, queue position and ID. If the last
 * of a page is pending, there may be more: after its organization.
 */
export interface WaitingQuery {
  now: string;
  /** Whether they use the network. */
  network: boolean;
  /** Pending ones only of organizations with an ID after this one, */
  after: string;
  /** and up to this one; without a bound if omitted. */
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
  problems: Problem[];
  problemCount: number;
  /** Time of the next refresh or retry; none if omitted. */
  refreshAt?: string;
  /** Digest of the manifest of the fetched files; unchanged if omitted. */
  manifest?: string;
  /** Contents that the manifest and the version refer to; some may be stored already. */
  contents?: readonly Content[];
  /** Whether the run fetched anything; unchanged if omitted. */
  usesNetwork?: boolean;
  /** Crashes that count against the next run of the same source; 0 if omitted. */
  lostRuns?: number;
}

export interface OpenAPISpecVersionStore {
  find(specId: string, versionId: string): Promise<OpenAPISpecVersionRecord | undefined>;
  /** Ordered by creation time, then ID, descending: newest first. */
  list(specId: string, query: ListQuery): Promise<List<OpenAPISpecVersionRecord>>;
  /** Returns the newest version of an earlier pipeline. */
  findOutdated(pipelineVersion: number): Promise<OpenAPISpecVersionRecord | undefined>;
  /** Replaces the results of the pipeline. */
  rebuild(id: string, made: RebuiltVersion): Promise<void>;
  /**
   * Reads a page of the specifications of an organization, in the order of `OpenAPISpecStore.list`, and returns those with expired
   * versions (`expiredVersions`).
   */
  findPrunable(organizationId: string, kept: KeptVersions, query: ListQuery): Promise<PrunablePage>;
  /** Returns the number of bytes that only the expired versions of each specification refer to, unless it is 0. */
  measurePrunable(specIds: readonly string[], kept: KeptVersions): Promise<ReadonlyMap<string, number>>;
  /**
   * Removes expired versions (`expiredVersions`) of several specifications in one transaction, up to `limit` in all, by the ID of
   * the specification and the age of the version. Enqueues deliveries to the hooks of the organization. Returns the number of
   * removed versions for each specification that lost any.
   */
  prune(
    organizationId: string,
    specIds: readonly string[],
    kept: KeptVersions,
    batch: { limit: number; now: string },
  ): Promise<ReadonlyMap<string, number>>;
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

export type RebuiltVersion = Pick<
  OpenAPISpecVersionRecord,
  'format' | 'specification' | 'outline' | 'pipelineVersion'
>;

/**
 * Bytes by digest. Contents without a reference from a specification, a version, or another content are garbage-collected: marked,
 * and removed later. Storing a digest again changes nothing except that it removes the mark.
 */
export interface ContentStore {
  put(contents: readonly Content[]): Promise<void>;
  get(digest: string): Promise<Uint8Array | undefined>;
  /**
   * Reads a number of contents after a digest, in the order of digests, and marks those without a reference with the time, unless
   * they are marked. Returns the last digest that it read, or undefined if there are no more.
   */
  markUnused(part: { after: string; limit: number; now: string }): Promise<string | undefined>;
  /** Removes a number of contents that were marked at this time or before, and have no reference. */
  removeUnused(batch: { notedUntil: string; limit: number }): Promise<RemovedContents>;
}

export interface RemovedContents {
  contents: number;
  bytes: number;
  /** Whether there may be more. */
  more: boolean;
}

/** Leases of tasks that one process at a time runs. Their state machine is in `task-leases/task-lease-state.ts`. */
export interface TaskLeaseStore {
  /** Returns the expiry of the lease of a task. */
  find(task: string): Promise<string | undefined>;
  /** Applies an update if the stored lease is as expected; otherwise returns false. */
  replace(task: string, update: TaskLeaseUpdate): Promise<boolean>;
}
