import type { Problem } from '@specshelf/parser';
import type { Claim } from './processing/claim.js';
import type { Content } from './processing/run-pipeline.js';
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
  SpecSourceRecord,
} from './records.js';

/** Everything that is kept, behind functions that a database and a test's memory can both offer. */
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
  chores: ChoreStore;
}

export interface OrganizationStore {
  /** Returns false, and stores nothing, if there is one whose ID is the same or differs in case only. */
  insert(organization: OrganizationRecord): Promise<boolean>;
  /** Puts this in the place of what was kept under its id. False when there is none. */
  replace(organization: OrganizationRecord): Promise<boolean>;
  /**
   * Returns the organization with exactly this ID, otherwise the only one whose ID differs in case only. Where earlier
   * releases stored several such IDs, each is found by its exact ID only.
   */
  find(id: string): Promise<OrganizationRecord | undefined>;
  /** Ordered by creation time, then id. */
  list(): Promise<OrganizationRecord[]>;
  /**
   * Removes it and all that belongs to it, and takes it out of all tokens, so that these do not open another one of the same
   * id; a token that had no other is revoked. False when it is not there (any more).
   */
  remove(id: string, now: string): Promise<boolean>;
  /** Ordered by creation time, then id. */
  findByEmailDomain(emailDomain: string): Promise<OrganizationRecord[]>;
}

export interface SpaceStore {
  /** False, and nothing is kept, when there is one with this id. */
  insert(space: SpaceRecord): Promise<boolean>;
  find(id: string): Promise<SpaceRecord | undefined>;
  /** Ordered by creation time, then id. */
  list(): Promise<SpaceRecord[]>;
  /** False when it is not there (any more). */
  remove(id: string): Promise<boolean>;
}

export interface AccessTokenStore {
  /** False, and nothing is kept, when there is one with this hash. */
  insert(token: AccessTokenRecord): Promise<boolean>;
  findByHash(hash: string): Promise<AccessTokenRecord | undefined>;
  /** Ordered by creation time, then id. */
  list(): Promise<AccessTokenRecord[]>;
  /** False when it is not there, or revoked already. */
  revoke(id: string, now: string): Promise<boolean>;
  noteUse(id: string, now: string): Promise<void>;
}

export interface IntegrationStore {
  /** False, and nothing is kept, when there is one of this name. */
  insert(integration: IntegrationRecord): Promise<boolean>;
  /** By name, without regard to case. */
  find(name: string): Promise<IntegrationRecord | undefined>;
  /** Ordered by name. */
  list(): Promise<IntegrationRecord[]>;
  /** By name, without regard to case. False when there is none. */
  remove(name: string): Promise<boolean>;
}

export interface HookStore {
  insert(hook: HookRecord): Promise<void>;
  find(id: string): Promise<HookRecord | undefined>;
  /** Ordered by creation time, then id; with how many deliveries each waits for. */
  list(): Promise<(HookRecord & { waiting: number })[]>;
  /** Removes it and what it waits for. False when it is not there (any more). */
  remove(id: string): Promise<boolean>;
}

/**
 * What hooks still have to be told. A delivery begins to wait in the same transaction as the change that it tells of, and
 * there is one at most for each hook and specification.
 */
export interface DeliveryStore {
  /**
   * Takes the delivery that has been due for longest (`dueAt`, then hook and slug), of those whose hook is not being told
   * something else; one whose lease has expired as well, which raises `attempt`. Of several callers one gets it.
   */
  claimNext(claim: { now: string; leaseExpiresAt: string }): Promise<DeliveryRecord | undefined>;
  /**
   * Ends an attempt, and notes how it ended at the hook. What was delivered waits no longer. After a failure all that waits for
   * the hook waits until it is tried again, and is given up when it is not. False when `attempt` has moved: there is more to
   * tell meanwhile.
   */
  settle(delivery: DeliveryRecord, outcome: DeliveryOutcome, now: string): Promise<boolean>;
  /** Gives an attempt back that did not come to an end: it waits again, as if it had never been taken. */
  release(delivery: DeliveryRecord): Promise<void>;
}

/** How an attempt to deliver ended. */
export type DeliveryOutcome =
  | { kind: 'delivered' }
  /** It is tried again at that time; never, when it is left out. */
  | { kind: 'failed'; reason: string; retryAt?: string };

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

/**
 * The clock may be behind what it said before: `updatedAt` and `lastProcessedAt` never go back, and of both the one that was
 * written last is not before the other.
 */
export interface OpenAPISpecStore {
  /**
   * Keeps it with the contents that it refers to. False, and nothing is kept, when the organization has the slug already, in
   * whatever case.
   */
  insert(spec: OpenAPISpecRecord, contents?: readonly Content[]): Promise<boolean>;
  /** By slug, without regard to case. */
  find(organizationId: string, slug: string): Promise<OpenAPISpecRecord | undefined>;
  /** Ordered by creation time, then id, ascending. */
  list(organizationId: string, query: ListQuery): Promise<List<OpenAPISpecSummary>>;
  /**
   * Puts the specification in the queue with this source, and keeps the contents that it refers to. Another source than before
   * raises the attempt, so that a run under way is thrown away; the same source lets a run under way finish and asks for one more
   * after it.
   */
  replaceSource(
    id: string,
    source: SpecSourceRecord,
    now: string,
    contents?: readonly Content[],
  ): Promise<OpenAPISpecRecord | undefined>;
  /** Puts the specification in the queue with the source that it has. */
  requeue(id: string, now: string): Promise<OpenAPISpecRecord | undefined>;
  /** The hooks of its organization hear of it. */
  setVisibility(
    id: string,
    visibility: OpenAPISpecRecord['visibility'],
    now: string,
  ): Promise<OpenAPISpecRecord | undefined>;
  /** Removes it and its versions; the hooks of its organization hear of it. False when it is not there (any more). */
  remove(id: string, now: string): Promise<boolean>;
  /**
   * Claims the next specification that the terms of the claim allow (`isClaimable`): one in progress whose lease has expired,
   * which raises `attempt`, and `lostRuns` when the pipeline had received its document; else a pending one of the organization
   * whose turn it is, the first by `queuePosition`, then ID; else the one whose `refreshAt` passed first. Each specification is
   * claimed by one caller only.
   */
  claimNext(claim: Claim): Promise<OpenAPISpecRecord | undefined>;
  /**
   * Renews the lease of a run, and records whether the pipeline has its document. Returns false when the run was superseded:
   * `attempt` has moved, or the specification is gone.
   */
  renewLease(
    run: { id: string; attempt: number },
    leaseExpiresAt: string,
    state?: { inPipeline: boolean },
  ): Promise<boolean>;
  /**
   * Puts a run back into the queue as if it had not begun, and records that it uses the network when it turned out to. Does
   * nothing when the run was superseded.
   */
  release(run: { id: string; attempt: number }, state?: { usesNetwork: true }): Promise<void>;
  /**
   * Ends a run: keeps the outcome, and the new version if there is one, and goes to `complete`, or back to `pending` when
   * a rerun was requested. The hooks of its organization hear of what did not fail. False, and nothing but contents is kept,
   * when `attempt` has moved or the specification is gone.
   */
  settle(run: { id: string; attempt: number }, outcome: RunOutcome, now: string): Promise<boolean>;
}

/** How a run ended. */
export interface RunOutcome {
  /** A new latest version. */
  version?: OpenAPISpecVersionRecord;
  /** Why there is no usable result. */
  errorCode?: ProcessErrorCode;
  problems: Problem[];
  problemCount: number;
  /** When to look at the source again; never when it is left out. */
  refreshAt?: string;
  /** The digest of the manifest of what was fetched; the one before stays when it is left out. */
  manifest?: string;
  /** What the manifest and the version refer to, and may not be kept yet. */
  contents?: readonly Content[];
  /** Whether anything was fetched. Unchanged when omitted. */
  usesNetwork?: boolean;
  /** The lost runs that count against the next run of the same source; 0 when omitted. */
  lostRuns?: number;
}

export interface OpenAPISpecVersionStore {
  find(specId: string, versionId: string): Promise<OpenAPISpecVersionRecord | undefined>;
  /** Ordered by creation time, then id, descending: newest first. */
  list(specId: string, query: ListQuery): Promise<List<OpenAPISpecVersionRecord>>;
  /** One that an earlier release of the pipeline has made, the newest of them. */
  findOutdated(pipelineVersion: number): Promise<OpenAPISpecVersionRecord | undefined>;
  /** Replaces what was made of its files. */
  rebuild(id: string, made: RebuiltVersion): Promise<void>;
  /**
   * Looks at so many specifications of an organization, in the order of `OpenAPISpecStore.list`, and returns those of which `prune`
   * would remove versions.
   */
  findPrunable(organizationId: string, kept: KeptVersions, query: ListQuery): Promise<PrunablePage>;
  /** For each specification, how many stored bytes only the versions refer to that `prune` would remove; absent for none. */
  measurePrunable(specIds: readonly string[], kept: KeptVersions): Promise<ReadonlyMap<string, number>>;
  /**
   * Removes expired versions of several specifications in one transaction, up to `limit` in all: ordered by the ID of the
   * specification, the oldest version first, and never the latest version of a specification. Enqueues deliveries to the hooks
   * of the organization. Returns the number of removed versions for each specification that lost any.
   */
  prune(
    organizationId: string,
    specIds: readonly string[],
    kept: KeptVersions,
    batch: { limit: number; now: string },
  ): Promise<ReadonlyMap<string, number>>;
}

/** Which versions stay besides the latest: so many of the newest, and those that were made at a time or later. */
export type KeptVersions = { newest: number; since?: string } | { newest?: number; since: string };

export interface PrunablePage {
  specs: PrunableVersions[];
  /** The last specification that was looked at; absent when there are no more. */
  next?: Place;
}

/** The versions of a specification that are not to be kept. */
export interface PrunableVersions {
  specId: string;
  slug: string;
  /** How many there are, of how many that the specification has. */
  versions: number;
  of: number;
  /** When the first and the last of them were made. */
  from: string;
  to: string;
}

export type RebuiltVersion = Pick<
  OpenAPISpecVersionRecord,
  'format' | 'specification' | 'outline' | 'pipelineVersion'
>;

/**
 * Bytes under their digest. Putting the same digest again changes nothing, but that it counts as new again for who removes
 * what nothing refers to: a specification, a version, or another content that names it.
 */
export interface ContentStore {
  put(contents: readonly Content[]): Promise<void>;
  get(digest: string): Promise<Uint8Array | undefined>;
  /**
   * Looks at so many contents after a digest, in the order of digests, and notes the time at those that nothing refers to and
   * that have no note yet. Gives the last that it has looked at; undefined when there are no more.
   */
  markUnused(part: { after: string; limit: number; now: string }): Promise<string | undefined>;
  /**
   * Removes so many of the contents that were noted at this time or before, that were not put since then, and that nothing
   * refers to.
   */
  removeUnused(batch: { notedUntil: string; limit: number }): Promise<RemovedContents>;
}

export interface RemovedContents {
  contents: number;
  bytes: number;
  /** Whether there may be more to remove. */
  more: boolean;
}

/** What one process at a time does for all of them. */
export interface ChoreStore {
  /**
   * Takes a chore until a time: one that nobody has any longer, or one that the caller has until `held`. False when somebody
   * else has it.
   */
  claim(
    chore: string,
    claim: {
      now: string;
      until: string;
      held?: string;
      /** Whether the work has ended, and `until` is when it may begin again. */
      isEnd?: boolean;
    },
  ): Promise<boolean>;
}
