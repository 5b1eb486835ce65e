import type { StartFailure } from '@specshelf/base/start-failure';
import type { FoundDocument, SearchFind } from '@specshelf/service';
import type { Knex } from 'knex';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { ParameterValue, PreparedQuery } from './prepared-query.js';
import type { SearchDocuments } from './search-documents.js';

/** A connection for queries: the database, or a transaction. */
export type Connection = Knex;

/**
 * `full` (default): SQLite calls fsync at the end of each transaction. `normal`: it does not, so that a power failure loses the
 * latest writes, but a crash of the process does not.
 */
export type Synchronous = 'full' | 'normal';

/** Runs a prepared query with values for its parameters. */
export type QueryPrepared = <Row extends object>(
  query: PreparedQuery<Row>,
  ...values: readonly ParameterValue[]
) => Promise<readonly Row[]>;

/** Location of a database. */
export type DatabaseLocation =
  /** A file, or `:memory:`. */
  | { kind: 'sqlite'; file: string; synchronous?: Synchronous }
  /** A URL in the format of libpq, which may contain a password. */
  | { kind: 'postgresql'; url: string; connections: number };

/** The health of a database. */
export interface DatabaseHealth {
  /** `degraded`: requests work only in part, or slowly. */
  status: 'ok' | 'degraded' | 'unavailable';
  /** Absent for `ok`. */
  reason?: string;
}

export interface Database {
  /**
   * Whether several servers can use the database at the same time. If not, all leases from before the start of this server belong
   * to dead processes.
   */
  readonly isShared: boolean;
  /** Names of the migrations that ran when it was opened. */
  readonly migrated: readonly string[];
  /** For metrics and tools; queries of the service use the functions below. */
  readonly connection: Connection;
  /**
   * Runs queries that may be retried, because the connection may be lost at any time: reads, and a single compare-and-set
   * statement. Fails with `StorageUnavailable` while the database is unavailable.
   */
  query<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** Runs a prepared query outside transactions, with retries as `query`. */
  readonly queryPrepared: QueryPrepared;
  /**
   * Runs work in a transaction, with retries after conflicts. The work must use the passed connection only, and lock the rows on
   * which its writes depend (`forUpdate`), or write with compare-and-set. Fails with `StorageUnavailable` while the database is
   * unavailable.
   *
   * A power failure may lose a transaction that is not `durable` (default: true) until the next durable one commits. It is for rows
   * that are useless without later, durable rows.
   */
  write<T>(work: (transaction: Connection) => Promise<T>, options?: { durable?: boolean }): Promise<T>;
  /** Wakes the other servers on the database. Does not wait, and ignores failures. */
  notifyWorkers(): void;
  /** Listens for notifications of other servers and commands. Resolves after the first attempt to listen, even if it fails. */
  onWork(listener: () => void): Promise<void>;
  /**
   * ID of this process in its claims; undefined while other servers cannot see that it is alive, so that its claims end only with
   * their leases.
   */
  processId(): number | undefined;
  /** Finds the IDs of processes that have claims, but do not hold their lock. */
  findDeadProcesses(): Promise<number[]>;
  /** The index of documents of the search. */
  readonly searchDocuments: SearchDocuments;
  /** Finds documents without blocking the thread, if queries would. */
  readonly findDocuments?: ((search: SearchFind) => Promise<FoundDocument[]>) | undefined;
  /** Creates a rate limiter per minute, whose counts all servers on the database share. */
  createRateLimiter(name: string, limit: number): RateLimiterAbstract;
  /** Checks whether the database is usable. Rejects if it does not respond. */
  check(): Promise<DatabaseHealth>;
  /** Whether the file was found to be corrupt. */
  isDamaged(): boolean;
  close(): Promise<void>;
}

/** A lock on a database, held by this process. */
export interface Reservation {
  /** False if the reservation was lost for a time, so that another process may have used the database. */
  wasKept(): boolean;
  /** Replaces the connection that holds the reservation, to use the current address of the host. */
  renew(): void;
  release(): Promise<void>;
}

export interface ReservationReports {
  /** Called if the reservation was lost and another process holds it. */
  onLockLost?(failure: StartFailure): void;
  /** Called when the database does not respond yet. Without it, that is a failure. */
  onWaiting?(message: string): void;
}

export interface OpenOptions {
  /** The version of this program. It stands beside the migrations that it applies, and tells whether it works on newer tables. */
  release: string;
  /** Whether missing tables, or those of an older release, are migrated (default) or rejected. */
  outdated?: 'migrate' | 'reject';
  /**
   * Whether tables of a newer release, on which this one works, are accepted (default) or rejected: by commands that must know all columns.
   * Accepted tables are never migrated.
   */
  newer?: 'accept' | 'reject';
  /** Called with warnings for the operator, at most once per minute. */
  onWarning?(message: string): void;
  /** Called when the database has become read-only. */
  onReadOnly?(): void;
}

export const memory = ':memory:';

/** Whether a database is in a file of this machine. */
export function isFile(
  database: DatabaseLocation,
): database is Extract<DatabaseLocation, { kind: 'sqlite' }> {
  return database.kind === 'sqlite' && database.file !== memory;
}
