import { atMostEvery } from '../../at-most-every.js';
import type { Connection, Database, OpenOptions } from '../database/database.js';
import { migrate, refuseOutdated } from '../migrations/migrations.js';
import { inTransaction } from '../queries/in-transaction.js';
import { retry } from '../queries/retry.js';
import { cannotConnect } from './cannot-connect.js';
import { checkPostgreSQL } from './check-postgresql.js';
import { connectionSettings, patientSettings } from './connection-settings.js';
import { createPool } from './create-pool.js';
import { createSharedLimiter } from './create-shared-limiter.js';
import { createWorkChannel } from './create-work-channel.js';
import { isConflict, isCrowded, isLost, toPostgreSQLFailure } from './postgresql-failures.js';
import { findDeadProcesses } from './process-lock.js';
import { refuseUnfit } from './refuse-unfit.js';
import { runPrepared } from './run-prepared.js';
import { sortByBytes } from './sort-by-bytes.js';
import { transact } from './transact.js';

export interface PostgreSQLOptions extends OpenOptions {
  /** Maximum number of connections, besides the one that listens and the one that holds the reservation. */
  connections?: number;
}

/** Opens an existing PostgreSQL database, and creates its tables if necessary. */
export async function openPostgreSQL(
  url: string,
  {
    outdated = 'migrate',
    connections = 10,
    onWarning = () => undefined,
    onReadOnly = () => undefined,
  }: PostgreSQLOptions = {},
): Promise<Database> {
  const renew = atMostEvery(renewalInterval, () => {
    pool.renew();
    channel.renew();
    onReadOnly();
  });
  const warn = atMostEvery(warningInterval, (size: number) =>
    onWarning(
      `PostgreSQL has no free connection for this server, which has ${size} and may use ${connections}: queries wait for one of these. Raise max_connections, or lower SPECSHELF_DATABASE_CONNECTIONS.`,
    ),
  );
  const pool = createPool(connectionSettings(url), {
    maximum: connections,
    onCrowded: warn,
    onReadOnly: renew,
  });
  const { connection } = pool;
  const channel = createWorkChannel(url, connection);
  let migrated: string[] = [];
  try {
    // A server may start before its database; a command can be repeated.
    const patience = outdated === 'migrate' ? startDelays : [];
    await retry(patience, isLost, () => {
      pool.renew();
      return refuseUnfit(connection, url, outdated);
    });
    if (outdated === 'migrate') migrated = await migrateAlone(url);
    else await refuseOutdated(connection);
  } catch (error) {
    await connection.destroy();
    throw cannotConnect(url, error);
  }
  return {
    isShared: true,
    migrated,
    connection,
    queryPrepared: (query, ...values) => withRetries(() => runPrepared(connection, query, values)),
    query: (work) => withRetries(() => work(connection)),
    write: (work) => withRetries(() => write(connection, work)),
    notifyWorkers: channel.notify,
    onWork: channel.listen,
    processId: channel.processId,
    findDeadProcesses: () => withRetries(() => findDeadProcesses(connection)),
    createRateLimiter: (name, limit) => createSharedLimiter(connection, name, limit),
    check: () => checkPostgreSQL(pool, (query) => withRetries(() => query(connection)), renew),
    isDamaged: () => false,
    close: async () => {
      await channel.close();
      await connection.destroy();
    },
  };
}

// Shared by all servers of all releases.
const migrationLock = 7_723_531_001;

/** Migrates in one transaction, so that a crash leaves nothing behind; one server after the other. */
async function migrateAlone(url: string): Promise<string[]> {
  // The migrations of other servers, and this one, may take long.
  const { connection } = createPool(patientSettings(url), { maximum: 1 });
  try {
    return await inTransaction(connection, async (transaction) => {
      await transaction.raw('SELECT pg_advisory_xact_lock(?)', [migrationLock]);
      const migrated = await migrate(transaction);
      // Only migrations create columns, and checking all of them takes longer than the rest of a start.
      if (migrated.length > 0) await sortByBytes(transaction);
      return migrated;
    });
  } finally {
    await connection.destroy();
  }
}

// In milliseconds.
const renewalInterval = 5_000;
const warningInterval = 60_000;

// Ten seconds in all.
const startDelays = [200, 500, 1_000, 2_000, 3_000, 3_000];

// Two seconds in all: a failover takes longer, and then the caller gets an error.
const delays = [10, 30, 100, 300, 700, 900];

async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await retry(delays, (error) => isConflict(error) || isLost(error) || isCrowded(error), work);
  } catch (error) {
    throw error instanceof UnknownEnd ? toPostgreSQLFailure(error.cause) : toPostgreSQLFailure(error);
  }
}

/** The connection was lost during a commit: the transaction may be committed, and must not be repeated. */
class UnknownEnd extends Error {
  override readonly name = 'UnknownEnd';
}

async function write<T>(connection: Connection, work: (transaction: Connection) => Promise<T>): Promise<T> {
  let isEnding = false;
  try {
    return await transact(connection, work, () => {
      isEnding = true;
    });
  } catch (error) {
    throw isEnding && isLost(error)
      ? new UnknownEnd('The result of a commit is unknown', { cause: error })
      : error;
  }
}
