import knex from 'knex';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { again } from '../again.js';
import { type Connection, type Database, memory, type OpenOptions, type Synchronous } from '../database.js';
import { knexSettings } from '../knex-settings.js';
import { migrate, refuseOutdated } from '../migrations.js';
import type { ParameterValue, PreparedQuery } from '../prepared-query.js';
import * as settings from '../settings.js';
import { cannotOpen } from './cannot-open.js';
import { createReader, type Reader } from './create-reader.js';
import { createFileGuard, type FileGuard } from './file-guard.js';
import { makePrivateFile } from './make-private-file.js';
import { onConnection } from './on-connection.js';
import { refuseOtherDatabase } from './refuse-other-database.js';
import { refuseUnfitFile } from './refuse-unfit-file.js';
import { rememberStatements } from './remember-statements.js';
import { isBusy } from './sqlite-failures.js';
import { transact } from './transact.js';

/** Opens a SQLite file, which is made when it does not exist. */
export async function openSQLite(
  file: string,
  { outdated = 'migrate', synchronous = 'full' }: OpenOptions & { synchronous?: Synchronous } = {},
): Promise<Database> {
  if (file !== memory) refuseUnfitFile(file);
  refuseOtherDatabase(file, { empty: outdated === 'migrate' ? 'accept' : 'refuse' });
  const connection = connect(file);
  let migrated: string[] = [];
  try {
    if (outdated === 'migrate') migrated = await connection.transaction(migrate);
    else await refuseOutdated(connection);
    await connection.raw(`PRAGMA busy_timeout = ${shortWait}`);
    await connection.raw(`PRAGMA synchronous = ${lax}`);
    await onConnection(connection, rememberStatements);
  } catch (error) {
    await connection.destroy();
    throw cannotOpen(file, error);
  }
  const reader = createReader(connection);
  const guard = createFileGuard(file);
  return {
    isShared: false,
    migrated,
    connection,
    ask: (query, ...values) => ask(reader, guard, query, values),
    query: (work) =>
      tried(guard, () => {
        guard.assertUsable();
        return work(connection);
      }),
    write: (work, { durable = true } = {}) =>
      tried(guard, () => {
        guard.assertWritable();
        return reader.transaction(() => write(connection, durable ? synchronous : lax, work));
      }),
    announceWork: () => undefined,
    onWork: async () => undefined,
    // Only one process works on it.
    processId: () => 1,
    findDeadProcesses: async () => [],
    createRateLimiter: (_name, limit) => new RateLimiterMemory({ points: limit, duration: 60 }),
    check: async () => {
      const reason = guard.look();
      if (reason !== undefined) return { status: 'unavailable', reason };
      await tried(guard, () => settings.look(connection));
      return { status: 'ok' };
    },
    isDamaged: guard.isDamaged,
    close: () => connection.destroy(),
  };
}

function connect(file: string): Connection {
  if (file !== memory) makePrivateFile(file);
  return knex({
    ...knexSettings,
    client: 'better-sqlite3',
    connection: { filename: file },
    useNullAsDefault: true,
    pool: { min: 1, max: 1, afterCreate: prepareConnection },
  });
}

/** Nearly always nobody is in the way; then the rows are there without a turn of the event loop. */
async function ask<Row extends object>(
  { askNow, askInTurn }: Reader,
  guard: FileGuard,
  query: PreparedQuery<Row>,
  values: readonly ParameterValue[],
): Promise<readonly Row[]> {
  try {
    const rows = askNow(query, values);
    if (rows) return rows;
  } catch (error) {
    if (!isBusy(error)) throw guard.toFailure(error);
  }
  return tried(guard, () => askInTurn(query, ...values));
}

/** There is one connection, so another query waits for the transaction to end. */
async function write<T>(
  connection: Connection,
  synchronous: Synchronous,
  work: (transaction: Connection) => Promise<T>,
): Promise<T> {
  return onConnection(connection, async (raw) => {
    if (synchronous !== lax) raw.exec(`PRAGMA synchronous = ${synchronous}`);
    try {
      return await transact(raw, work);
    } finally {
      if (synchronous !== lax && !raw.inTransaction) raw.exec(`PRAGMA synchronous = ${lax}`);
    }
  });
}

/**
 * Waiting for the disk takes longer than all else that is done for a small change. So it is waited for only where somebody is
 * told that something is kept, which makes all that was written before last as well. What a failing power takes beyond that are
 * marks: that somebody has begun with something, or used it.
 */
const lax: Synchronous = 'normal';

// SQLite waits on the thread that answers requests, so it waits for a moment only; the rest of the time is ours.
const shortWait = 20;
// Five seconds in all.
const delays = [20, 50, 100, ...Array.from({ length: 24 }, () => 200)];

async function tried<T>(guard: FileGuard, work: () => Promise<T>): Promise<T> {
  try {
    return await again(delays, isBusy, work);
  } catch (error) {
    throw guard.toFailure(error);
  }
}

interface RawConnection {
  pragma(source: string): unknown;
}

function prepareConnection(raw: RawConnection, done: (error: unknown, raw: RawConnection) => void): void {
  try {
    raw.pragma('journal_mode = WAL');
    raw.pragma('foreign_keys = ON');
    // While the database is opened, nobody else waits for it.
    raw.pragma('busy_timeout = 5000');
    done(null, raw);
  } catch (error) {
    done(error, raw);
  }
}
