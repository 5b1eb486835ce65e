import type { Knex } from 'knex';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { ParameterValue, PreparedQuery } from '../queries/prepared-query.js';

/** A connection for queries: the database, or a transaction. */
export type Connection = Knex;

/**
 * Whether SQLite calls fsync at the end of each transaction (`full`, by default), or not: then the last writes are lost in a power
 * failure, but not in a crash of the process.
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

/** Whether a database is usable, and otherwise the reason. */
export interface DatabaseHealth {
  /** `degraded`: reads work, writes fail. */
  status: 'ok' | 'degraded' | 'unavailable';
  reason?: string;
}

export interface Database {
  /**
   * Whether other servers may use the database at the same time; if not, all leases from before the start of this one belong to
   * dead processes.
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
   * A transaction that is not `durable` may be lost in a power failure before the next durable one: for rows without a reference
   * until then.
   */
  write<T>(work: (transaction: Connection) => Promise<T>, options?: { durable?: boolean }): Promise<T>;
  /** Wakes the other servers on the database. */
  notifyWorkers(): void;
  /** Listens for wake-ups by other servers or commands. Resolves after the first attempt to listen. */
  onWork(listener: () => void): Promise<void>;
  /**
   * ID of this process in its claims; undefined while other servers cannot see that it is alive, so that its claims end only with
   * their leases.
   */
  processId(): number | undefined;
  /** Finds processes that hold claims, but not their lock. */
  findDeadProcesses(): Promise<number[]>;
  /** Creates a limiter per minute, shared by all servers on the database. */
  createRateLimiter(name: string, limit: number): RateLimiterAbstract;
  /** Checks whether the database is usable. Rejects if it does not respond. */
  check(): Promise<DatabaseHealth>;
  /** Whether the file was found to be corrupt. */
  isDamaged(): boolean;
  close(): Promise<void>;
}

/** Reserves a database for a process. */
export interface Reservation {
  /** False if the reservation was lost meanwhile, so that another process may have used the database. */
  wasKept(): boolean;
  /** Holds the reservation with a new connection, to the current address of the host. */
  renew(): void;
  release(): Promise<void>;
}

export interface OpenOptions {
  /** Whether tables of an older release are migrated or rejected. */
  outdated?: 'migrate' | 'refuse';
  /** Called with warnings for the operator, at most once a minute. */
  onWarning?(message: string): void;
  /** Called when the database has become read-only. */
  onReadOnly?(): void;
}

export const memory = ':memory:';
