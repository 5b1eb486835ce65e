import type { FoundDocument, SearchFind } from '@specshelf/service';
import knex from 'knex';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import {
  type Connection,
  type Database,
  memory,
  type OpenOptions,
  type Synchronous,
} from '../database/database.js';
import { knexSettings } from '../database/knex-settings.js';
import type { ParameterValue, PreparedQuery } from '../database/prepared-query.js';
import { openSQLiteSeam, type SQLiteSeam } from '../knex-seam/knex-seam.js';
import { checkTables, type TableOptions } from '../migrations/runner/check-tables.js';
import { retry } from '../queries/retry.js';
import * as settings from '../records/settings.js';
import { cannotOpen } from './cannot-open.js';
import { createFileGuard, type FileGuard } from './file-guard.js';
import { makePrivateFile } from './make-private-file.js';
import { migrateSQLite } from './migrate-sqlite.js';
import { rejectForeignDatabase } from './reject-foreign-database.js';
import { rejectUnsuitableFile } from './reject-unsuitable-file.js';
import { createSearchThread, type SearchThread } from './search-thread/create-search-thread.js';
import { isBusy } from './sqlite-failures.js';
import { sqliteSearchDocuments } from './sqlite-search-documents.js';

/** Opens a SQLite file, and creates it if necessary. */
export async function openSQLite(
  file: string,
  {
    release,
    outdated = 'migrate',
    newer = 'accept',
    synchronous = 'full',
    onWarning = () => undefined,
  }: OpenOptions & { synchronous?: Synchronous },
): Promise<Database> {
  if (file !== memory) rejectUnsuitableFile(file);
  rejectForeignDatabase(file, { empty: outdated === 'migrate' ? 'accept' : 'reject' });
  const connection = connect(file);
  const options = { release, outdated, newer, synchronous, onWarning };
  const { migrated, seam } = await prepareConnection(file, connection, options);
  const guard = createFileGuard(file);
  // Another connection cannot open a database in memory.
  const thread = file === memory ? undefined : createSearchThread(file);
  return {
    isShared: false,
    migrated,
    connection,
    queryPrepared: (query, ...values) => queryPrepared(seam, guard, query, values),
    query: (work) =>
      withRetries(guard, () => {
        guard.assertUsable();
        return work(connection);
      }),
    write: (work, { durable = true } = {}) =>
      withRetries(guard, () => {
        guard.assertWritable();
        return seam.transact(durable, work);
      }),
    notifyWorkers: () => undefined,
    onWork: async () => undefined,
    // Only one server uses the file.
    processId: () => 1,
    findDeadProcesses: async () => [],
    searchDocuments: sqliteSearchDocuments,
    findDocuments: thread && ((search) => findOnThread(thread, guard, search)),
    createRateLimiter: (_name, limit) => new RateLimiterMemory({ points: limit, duration: 60 }),
    check: async () => {
      const reason = guard.check();
      if (reason !== undefined) return { status: 'unavailable', reason };
      await withRetries(guard, () => settings.assertReadable(connection));
      return { status: 'ok' };
    },
    isDamaged: guard.isDamaged,
    close: async () => {
      await thread?.close();
      await connection.destroy();
    },
  };
}

function connect(file: string): Connection {
  if (file !== memory) makePrivateFile(file);
  return knex({
    ...knexSettings,
    client: 'better-sqlite3',
    connection: { filename: file },
    useNullAsDefault: true,
    pool: { min: 1, max: 1, afterCreate: setUpConnection },
  });
}

/** Checks and migrates the tables, and prepares the connection for requests. If it fails, it closes the connection. */
async function prepareConnection(
  file: string,
  connection: Connection,
  { synchronous, ...options }: TableOptions & { synchronous: Synchronous },
): Promise<{ migrated: readonly string[]; seam: SQLiteSeam }> {
  try {
    const state = await checkTables(connection, file, options);
    const migrated = state.isOutdated ? await migrateSQLite(connection, options.release) : [];
    await connection.raw(`PRAGMA busy_timeout = ${shortWait}`);
    return { migrated, seam: await openSQLiteSeam(connection, synchronous) };
  } catch (error) {
    await connection.destroy();
    throw cannotOpen(file, error);
  }
}

/** Reads rows synchronously if the connection is free, which is the usual case. */
async function queryPrepared<Row extends object>(
  { queryNow, queryQueued }: SQLiteSeam,
  guard: FileGuard,
  query: PreparedQuery<Row>,
  values: readonly ParameterValue[],
): Promise<readonly Row[]> {
  try {
    const rows = queryNow(query, values);
    if (rows) return rows;
  } catch (error) {
    if (!isBusy(error)) throw guard.toFailure(error);
  }
  return withRetries(guard, () => queryQueued(query, ...values));
}

function findOnThread(thread: SearchThread, guard: FileGuard, search: SearchFind): Promise<FoundDocument[]> {
  return withRetries(guard, () => {
    guard.assertUsable();
    return thread.find(search);
  });
}

// In milliseconds. SQLite blocks the thread that serves requests, so it waits only briefly; `retry` waits for the rest.
const shortWait = 20;
// In milliseconds, five seconds in total.
const delays = [20, 50, 100, ...Array.from({ length: 24 }, () => 200)];

async function withRetries<T>(guard: FileGuard, work: () => Promise<T>): Promise<T> {
  try {
    return await retry(delays, isBusy, work);
  } catch (error) {
    throw guard.toFailure(error);
  }
}

interface RawConnection {
  pragma(source: string): unknown;
}

function setUpConnection(raw: RawConnection, done: (error: unknown, raw: RawConnection) => void): void {
  try {
    raw.pragma('journal_mode = WAL');
    raw.pragma('foreign_keys = ON');
    // While the database is being opened, no requests wait.
    raw.pragma('busy_timeout = 5000');
    done(null, raw);
  } catch (error) {
    done(error, raw);
  }
}
