import type { DeviceLoginStore } from './access/device-logins.js';
import type { TrustedPublisherStore } from './access/trusted-publishers.js';
import type { AuditEntry, AuditLogStore } from './audit-log.js';
import type { DeliveryCompletion, DeliveryUpdate } from './delivery-update.js';
import type { List, ListQuery } from './list-query.js';
import type { LabelMoveRecord, LabelRecord } from './publication-records.js';
import type {
  AccessTokenRecord,
  DeliveryRecord,
  HookRecord,
  IntegrationRecord,
  OrganizationRecord,
  SpaceRecord,
} from './records.js';
import type { SearchStore } from './search/search-store.js';
import type { OpenAPISpecStore, OpenAPISpecVersionStore } from './spec-stores.js';
import type { TaskLeaseUpdate } from './task-lease-state.js';
import type { UsageStore } from './usage.js';
import type { Content } from './work/content.js';

/** The storage of the service, implemented on a database and in memory. */
export interface Stores {
  organizations: OrganizationStore;
  spaces: SpaceStore;
  accessTokens: AccessTokenStore;
  deviceLogins: DeviceLoginStore;
  auditLog: AuditLogStore;
  integrations: IntegrationStore;
  hooks: HookStore;
  deliveries: DeliveryStore;
  specs: OpenAPISpecStore;
  versions: OpenAPISpecVersionStore;
  labels: LabelStore;
  contents: ContentStore;
  taskLeases: TaskLeaseStore;
  usage: UsageStore;
  trustedPublishers: TrustedPublisherStore;
  search: SearchStore;
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
  /** Returns the IDs of the organizations that were created after a time. */
  idsCreatedAfter(time: string): Promise<string[]>;
}

export interface SpaceStore {
  /** Returns false, and stores nothing, if the ID is taken. */
  insert(space: SpaceRecord): Promise<boolean>;
  find(id: string): Promise<SpaceRecord | undefined>;
  /** Ordered by creation time, then ID. */
  list(): Promise<SpaceRecord[]>;
  /** The first ones of an organization, ordered by creation time, then ID. */
  listOfOrganization(organizationId: string, limit: number): Promise<SpaceRecord[]>;
  /** Returns false if there is none. */
  remove(id: string): Promise<boolean>;
}

export interface AccessTokenStore {
  /**
   * Returns false, and stores nothing, if the hash is taken, if the token has a parent that is missing or revoked, or if its trusted
   * publisher is missing. Locks the parent or publisher, so that its concurrent revocation or removal includes the new token.
   */
  insert(token: AccessTokenRecord, entries?: readonly AuditEntry[]): Promise<boolean>;
  findByHash(hash: string): Promise<AccessTokenRecord | undefined>;
  /** Returns the tokens with these IDs, in any order. */
  findByIds(ids: readonly string[]): Promise<AccessTokenRecord[]>;
  /** Ordered by creation time, then ID. */
  list(): Promise<AccessTokenRecord[]>;
  /** Newest first: the tokens with access to this organization only, of one subject or all. */
  listOfOrganization(query: TokenQuery): Promise<List<AccessTokenRecord>>;
  /** Returns a token with access to this organization only. */
  findInOrganization(organizationId: string, id: string): Promise<AccessTokenRecord | undefined>;
  /** Returns the number of active tokens of a subject that the API created with access to this organization only. */
  countActive(organizationId: string, subjectId: string, now: string): Promise<number>;
  /**
   * Revokes a token, and all tokens whose ancestor it is. Returns false, and stores no entries, if there is no such token, or if it
   * is already revoked.
   */
  revoke(id: string, now: string, entries?: readonly AuditEntry[]): Promise<boolean>;
  /**
   * Removes a number of tokens that the API created, and that expired or were revoked before a time. Returns how many. Tokens of
   * the operator remain: their digests prevent that a revoked secret is created again.
   */
  removeInactive(batch: { inactiveBefore: string; limit: number }): Promise<number>;
  /** Removes a number of tokens of CI jobs that expired before a time. Returns how many. */
  removeExchanged(batch: { expiredBefore: string; limit: number }): Promise<number>;
  recordUse(id: string, now: string): Promise<void>;
}

export interface TokenQuery extends ListQuery {
  organizationId: string;
  subjectId?: string;
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
  removeUnused(batch: { markedUntil: string; limit: number }): Promise<RemovedContents>;
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

export interface ListedLabel extends LabelRecord {
  versionCreatedAt: string;
  documentVersion?: string;
}

/** Labels of specifications. `OpenAPISpecStore.commit` changes them. */
export interface LabelStore {
  /** Finds a label by its name in lower case. */
  find(specId: string, name: string): Promise<LabelRecord | undefined>;
  /** Returns the IDs of those of some specifications that have a label, in no particular order, in one query. */
  specsWith(name: string, specIds: readonly string[]): Promise<readonly string[]>;
  /** Ordered by name, with facts about their versions. */
  list(specId: string): Promise<readonly ListedLabel[]>;
  /** The moves of a label, newest first. They remain when the label is removed. */
  listMoves(specId: string, name: string, query: ListQuery): Promise<List<LabelMoveRecord>>;
  /** The last move of each of these labels that has any, in no particular order, in one query. */
  lastMoves(specId: string, names: readonly string[]): Promise<readonly LabelMoveRecord[]>;
  /** Removes a number of moves from before a time, and returns how many. */
  removeMovesBefore(batch: { createdBefore: string; limit: number }): Promise<number>;
}
