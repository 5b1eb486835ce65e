import type { Knex } from 'knex';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { ParameterValue, PreparedQuery } from './prepared-query.js';

/** A query runs on the database, or inside of a transaction. */
export type Connection = Knex;

/**
 * Whether SQLite waits for the disk at the end of each transaction (`full`, by default), or leaves that to the machine: then
 * what was written last is lost when the power fails, though not when the process ends.
 */
export type Synchronous = 'full' | 'normal';

/** Runs a query that was prepared with these values for its parameters. */
export type Ask = <Row extends object>(
  query: PreparedQuery<Row>,
  ...values: readonly ParameterValue[]
) => Promise<readonly Row[]>;

/** Where a database is. */
export type DatabaseLocation =
  /** A file, or `:memory:`. */
  | { kind: 'sqlite'; file: string; synchronous?: Synchronous }
  /** A URL as libpq has them, which may hold a password. */
  | { kind: 'postgresql'; url: string; connections: number };

/** Whether a database can be used, and why not. */
export interface DatabaseHealth {
  /** `degraded` answers reads, but not writes. */
  status: 'ok' | 'degraded' | 'unavailable';
  reason?: string;
}

export interface Database {
  /**
   * Whether other servers may be using it at the same time; if not, whoever held something in it when this one started is
   * gone.
   */
  readonly isShared: boolean;
  /** The names of the migrations that had to be done when it was opened. */
  readonly migrated: readonly string[];
  /** For those who look at the database itself: how many of its connections are in use, or what it is. */
  readonly connection: Connection;
  /**
   * Runs queries that may be run twice, because the connection may be lost at any time: what reads, and one statement
   * that changes a row only where it is as it was seen. Fails with `StorageUnavailable` when the database cannot answer
   * for now.
   */
  query<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** Runs a prepared query, outside of transactions; for the rest like `query`. */
  readonly ask: Ask;
  /**
   * Runs work in a transaction that may write, and again when somebody else was in its way. Everything in it must use the
   * connection that it is given. What it reads to decide what to write, it must lock (`forUpdate`). Fails with
   * `StorageUnavailable` when the database cannot answer for now.
   *
   * What is not `durable` by itself may be lost when the power fails before the next transaction that is: for what nothing
   * refers to before that one.
   */
  write<T>(work: (transaction: Connection) => Promise<T>, options?: { durable?: boolean }): Promise<T>;
  /** Tells the other servers on the database that there is work. */
  announceWork(): void;
  /** Calls back when another server, or a command beside it, has announced work; resolves after the first attempt to listen. */
  onWork(listener: () => void): Promise<void>;
  /**
   * Names this process in its claims; undefined while other servers on the database cannot see that it lives, so that only the
   * lease counts.
   */
  processId(): number | undefined;
  /** The processes that hold claims and are gone, as far as the database can tell. */
  findDeadProcesses(): Promise<number[]>;
  /** Counts up to so many a minute, for all servers on the database together. */
  createRateLimiter(name: string, limit: number): RateLimiterAbstract;
  /** Whether it can be used now. Rejects when it does not answer. */
  check(): Promise<DatabaseHealth>;
  /** Whether its file has been found damaged. */
  isDamaged(): boolean;
  close(): Promise<void>;
}

/** Holds a database for a process. */
export interface Reservation {
  /** False when it was lost meanwhile, so that somebody else may have used the database. */
  wasKept(): boolean;
  /** Holds it by another connection, which goes where the host name leads now. */
  renew(): void;
  release(): Promise<void>;
}

export interface OpenOptions {
  /** Whether tables of an older release are brought up to date, or refused. */
  outdated?: 'migrate' | 'refuse';
  /** Called with what an operator should know, at most once a minute. */
  onWarning?(message: string): void;
  /** Called when the database turns out to be read-only. */
  onReadOnly?(): void;
}

export const memory = ':memory:';
