import { atMostEvery } from '../../at-most-every.js';
import { again } from '../again.js';
import type { Connection, Database, OpenOptions } from '../database.js';
import { inTransaction } from '../in-transaction.js';
import { migrate, refuseOutdated } from '../migrations.js';
import { askPrepared } from './ask-prepared.js';
import { cannotConnect } from './cannot-connect.js';
import { checkPostgreSQL } from './check-postgresql.js';
import { connectionSettings, patientSettings } from './connection-settings.js';
import { createPool } from './create-pool.js';
import { createSharedLimiter } from './create-shared-limiter.js';
import { createWorkChannel } from './create-work-channel.js';
import { isConflict, isCrowded, isLost, toPostgreSQLFailure } from './postgresql-failures.js';
import { findDeadProcesses } from './process-lock.js';
import { refuseUnfit } from './refuse-unfit.js';
import { sortByBytes } from './sort-by-bytes.js';
import { transact } from './transact.js';

export interface PostgreSQLOptions extends OpenOptions {
  /** The most connections, besides the one that listens and the one that says who uses the database. */
  connections?: number;
}

/** Opens a PostgreSQL database, which must exist; its tables are made when they do not. */
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
    // A server may be started before its database is; whoever gives a command can give it again.
    const patience = outdated === 'migrate' ? startDelays : [];
    await again(patience, isLost, () => {
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
    ask: (query, ...values) => tried(() => askPrepared(connection, query, values)),
    query: (work) => tried(() => work(connection)),
    write: (work) => tried(() => write(connection, work)),
    announceWork: channel.announce,
    onWork: channel.listen,
    processId: channel.processId,
    findDeadProcesses: () => tried(() => findDeadProcesses(connection)),
    createRateLimiter: (name, limit) => createSharedLimiter(connection, name, limit),
    check: () => checkPostgreSQL(pool, (query) => tried(() => query(connection)), renew),
    isDamaged: () => false,
    close: async () => {
      await channel.close();
      await connection.destroy();
    },
  };
}

// The same for all servers of all releases.
const migrationLock = 7_723_531_001;

/** In one transaction, so that who is killed in the middle leaves nothing; one server after the other. */
async function migrateAlone(url: string): Promise<string[]> {
  // Others may have much to do before it is our turn, and so may we.
  const { connection } = createPool(patientSettings(url), { maximum: 1 });
  try {
    return await inTransaction(connection, async (transaction) => {
      await transaction.raw('SELECT pg_advisory_xact_lock(?)', [migrationLock]);
      const migrated = await migrate(transaction);
      // Only migrations make columns; looking at all of them takes longer than the rest of a start.
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

// Two seconds in all: a failover takes longer, and then who asked should be told.
const delays = [10, 30, 100, 300, 700, 900];

async function tried<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await again(delays, (error) => isConflict(error) || isLost(error) || isCrowded(error), work);
  } catch (error) {
    throw error instanceof UnknownEnd ? toPostgreSQLFailure(error.cause) : toPostgreSQLFailure(error);
  }
}

/** The connection was lost while a transaction ended: it may be there or not, and must not be done twice. */
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
    throw isEnding && isLost(error) ? new UnknownEnd('The end is not known', { cause: error }) : error;
  }
}
