import type { Principal } from './access/principal.js';

/** A request for a documentation page. */
export interface PageRead {
  /** The label in its address. */
  label: string | undefined;
  principal: Principal | undefined;
}

/** The number of requests by which a reader has read a version on a day. */
export interface VersionReads {
  specId: string;
  versionId: string;
  /** In UTC, such as `2026-03-01`. */
  day: string;
  /** The ID of a token, with its prefix (`readerOf`), or a group of readers. */
  reader: string;
  /** The label by which the version was read; empty for none. */
  label: string;
  requests: number;
}

export type ReaderRequests = Pick<VersionReads, 'day' | 'reader' | 'requests'>;

/** The readers of versions. Removing a version removes its rows. */
export interface UsageStore {
  /** Adds the requests to those that are stored, in one transaction. Ignores versions that do not exist. */
  add(reads: readonly VersionReads[]): Promise<void>;
  /** Returns the requests of a day or later by day and reader: newest day first, then most requests first, then by reader. */
  list(query: UsageQuery): Promise<ReaderRequests[]>;
  /** Removes a number of rows of the days before a day, and returns how many. */
  removeBefore(batch: { day: string; limit: number }): Promise<number>;
}

/** Selects the rows of a version, or of a label of a specification. */
export type UsageQuery = { since: string; limit: number } & (
  | { versionId: string }
  | { specId: string; label: string }
);
