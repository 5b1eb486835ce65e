import knex, { type Knex } from 'knex';
import { cannotOpen } from './cannot-open.js';
import { makePrivateFile } from './make-private-file.js';
import { migrate, refuseOutdated } from './migrations.js';
import { refuseOtherDatabase } from './refuse-other-database.js';

/** A query runs on the database, or inside of a transaction. */
export type Connection = Knex;

export interface Database {
  /** For reading. What writes goes through `write`. */
  readonly connection: Connection;
  /**
   * Runs work in a transaction that may write; everything in it must use the connection that it is given, because there
   * is one only, and another query would wait for this transaction to end.
   */
  write<T>(work: (transaction: Connection) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export const memory = ':memory:';

export interface OpenOptions {
  /** Whether tables of an older release are brought up to date, or refused. */
  outdated?: 'migrate' | 'refuse';
}

/** Opens a SQLite file, which is made when it does not exist. */
export async function openDatabase(
  file: string,
  { outdated = 'migrate' }: OpenOptions = {},
): Promise<Database> {
  refuseOtherDatabase(file, { empty: outdated === 'migrate' ? 'accept' : 'refuse' });
  const connection = connect(file);
  try {
    if (outdated === 'migrate') await migrate(connection);
    else await refuseOutdated(connection);
  } catch (error) {
    await connection.destroy();
    throw cannotOpen(file, error);
  }
  return {
    connection,
    write: (work) => write(connection, work),
    close: () => connection.destroy(),
  };
}

/** A connection to a SQLite file, which is made when it does not exist. */
export function connect(file: string): Connection {
  if (file !== memory) makePrivateFile(file);
  return knex({
    client: 'better-sqlite3',
    connection: { filename: file },
    useNullAsDefault: true,
    log: silent,
    // A failure is logged, and the values of a query may be secrets, or somebody's whole document.
    compileSqlOnError: false,
    pool: { min: 1, max: 1, afterCreate: prepareConnection },
  });
}

/**
 * SQLite gives a transaction its snapshot when it first reads, and refuses to let it write if somebody else has written
 * since, however long it would wait. So the first statement is one that writes, though it changes nothing: it takes the
 * write lock at once, as BEGIN IMMEDIATE does.
 */
async function write<T>(connection: Connection, work: (transaction: Connection) => Promise<T>): Promise<T> {
  return connection.transaction(async (transaction) => {
    await transaction('settings').where({ name: '' }).delete();
    return work(transaction);
  });
}

// What knex logs, it throws as well.
const silent = { warn: () => {}, error: () => {}, deprecate: () => {}, debug: () => {} };

interface RawConnection {
  pragma(source: string): unknown;
}

function prepareConnection(raw: RawConnection, done: (error: unknown, raw: RawConnection) => void): void {
  try {
    raw.pragma('journal_mode = WAL');
    raw.pragma('foreign_keys = ON');
    raw.pragma('busy_timeout = 5000');
    done(null, raw);
  } catch (error) {
    done(error, raw);
  }
}
