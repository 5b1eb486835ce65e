import type { List, ListQuery } from './list-query.js';

/** A stored change of an organization. Contains no secret. */
export interface AuditRecord extends AuditEntry {
  id: string;
}

/** A change to store. The store assigns the ID. */
export interface AuditEntry {
  organizationId: string;
  createdAt: string;
  action: string;
  actor: string;
  tokenId?: string;
  /** The ID of the browser session, for a person who signed in without a token. */
  sessionId?: string;
  /** The account of the machine, for commands of the operator. */
  account?: string;
  requestId?: string;
  traceId?: string;
  /** Further members of the event. */
  details: Readonly<Record<string, unknown>>;
}

/** Selects events; an omitted member selects all. */
export interface AuditFilter {
  /** Inclusive. */
  since?: string;
  /** Exclusive. */
  until?: string;
  action?: string;
  actor?: string;
}

export interface AuditQuery extends ListQuery {
  organizationId: string;
  filter: AuditFilter;
  /** Counts no further than one more than this. */
  countLimit: number;
}

/**
 * The audit log of organizations. Where a store takes entries with a change, it stores them in the same transaction. Removing an
 * organization removes its entries.
 */
export interface AuditLogStore {
  append(entries: readonly AuditEntry[]): Promise<void>;
  /** Newest first: by time, then ID, descending. IDs of one process ascend. */
  list(query: AuditQuery): Promise<List<AuditRecord>>;
  /** Removes a number of entries that were created before a time, and returns how many. */
  removeBefore(batch: { createdBefore: string; limit: number }): Promise<number>;
}
